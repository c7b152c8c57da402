import { loadGame } from '@cardwright/catalog'
import { Chair, type Connect } from '@cardwright/protocol'
import { LocalTable } from '@cardwright/room'
import { afterEach, describe, expect, it } from 'vitest'
import { type Here, hereOf, isDone, readHere, whoMay, writeHere } from '../../src/table/hot-seat.ts'
import { type Sitting, sitDown, standUp } from '../../src/table/playback.ts'

const open: Sitting[] = []
afterEach(() => {
  for (const each of open.splice(0)) standUp(each)
})

const people = ['Ann', 'Bo', 'Cy']

/** Three people at one screen, in the midst of a sale where all act at once. */
async function sale() {
  const catalogued = (await loadGame('market'))!
  const seats = people.map((name) => ({ name }))
  const table = new LocalTable({ catalogued, match: 'here', seats, seed: 'here', given: { phase: 'sale' } })
  const sittings = people.map((_, seat) => {
    const connect: Connect = (_url, end) => {
      const wire = table.connect(seat, end.said)
      queueMicrotask(end.opened)
      return { send: wire.say, close: wire.close }
    }
    return sitDown(new Chair('here', { connect, url: 'here' }))
  })
  open.push(...sittings)
  await Promise.all(sittings.map(({ chair }) => chair.until(({ asks }) => asks.length > 0)))
  const all = () => sittings.map(hereOf)
  const close = async (seat: number) => {
    const { chair } = sittings[seat]!
    await chair.answer(chair.snapshot.asks[0]!.id, ['close'])
    const isClosed = ({ view }: Chair['snapshot']) =>
      (view!.facts.traders as readonly { readonly closed: boolean }[])[seat]!.closed
    await Promise.all(sittings.map((each) => each.chair.until(isClosed)))
  }
  return { all, close }
}

const nobody: Here = { isAsked: false, waits: false, isIdle: true, isOver: false }
const asked: Here = { ...nobody, isAsked: true }

describe('One screen for several people', () => {
  it('goes to whoever is asked, where one after the other acts', () => {
    expect(isDone([nobody, asked], 0)).toBe(true)
    expect(isDone([nobody, asked], 1)).toBe(false)
    expect(isDone([{ ...nobody, isIdle: false }, asked], 0)).toBe(false)
    expect(isDone([{ ...nobody, isOver: true }, asked], 0)).toBe(false)
    expect(whoMay([nobody, asked], 0)).toEqual([1])
    expect(whoMay([asked, nobody, asked], 0)).toEqual([2, 0])
  })

  it('goes on from somebody who is ready, where all act at once', async () => {
    const { all, close } = await sale()
    expect(people.map((_, at) => isDone(all(), at))).toEqual([false, false, false])
    expect(whoMay(all(), 0)).toEqual([1, 2, 0])
    await close(1)
    expect(people.map((_, at) => isDone(all(), at))).toEqual([false, true, false])
    expect(whoMay(all(), 0)).toEqual([2, 0, 1])
    expect(readHere(writeHere(all()))).toEqual(all())
  })

  it('stays with somebody who is ready and has come to look around, until their time for that is over', () => {
    const ready: Here = { ...asked, waits: true }
    expect(isDone([ready, asked], 0)).toBe(true)
    expect(isDone([ready, asked], 0, true)).toBe(false)
    expect(isDone([nobody, asked], 0, true)).toBe(true)
  })
})
