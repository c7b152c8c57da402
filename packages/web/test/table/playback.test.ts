import { loadGame } from '@cardwright/catalog'
import { Chair, type Connect } from '@cardwright/protocol'
import { LocalTable } from '@cardwright/room'
import { afterEach, describe, expect, it } from 'vitest'
import { Playback } from '../../src/table/playback.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** A table for two people, and their chairs. */
async function sitDown(game: string) {
  const catalogued = (await loadGame(game))!
  const table = new LocalTable({ catalogued, match: 'shown', seats: [{ name: 'Ann' }, { name: 'Bo' }], seed: 'shown' })
  const chairs = [0, 1].map((seat) => {
    const connect: Connect = (_, end) => {
      const wire = table.connect(seat, end.said)
      queueMicrotask(end.opened)
      return { send: wire.say, close: wire.close }
    }
    return new Chair('shown', { connect, url: 'here' })
  })
  await Promise.all(chairs.map((chair) => chair.until(({ asks }) => asks.length > 0)))
  open.push(...chairs)
  return chairs as [Chair, Chair]
}

/** Shows each event until it is led on. */
function watching(chair: Chair): Playback {
  const playback = new Playback(chair)
  playback.pace = ({ type }) => (type === 'answer' || type === 'turn' ? Number.POSITIVE_INFINITY : 0)
  open.push(playback)
  return playback
}

const keep = async (chair: Chair): Promise<void> => {
  const [ask] = chair.snapshot.asks
  expect(await chair.answer(ask!.id, [])).toBeNull()
}

describe('A show', () => {
  it('keeps nobody who is asked from what others do meanwhile', async () => {
    const [ann, bo] = await sitDown('market')
    const shown = watching(ann)
    // both sell and buy at once, for as long as the sale is on
    for (const chair of [ann, bo]) {
      while (chair.snapshot.asks[0]?.kind !== 'menu') {
        const [ask] = chair.snapshot.asks
        if (ask) await chair.answer(ask.id, [ask.options[0]!.key])
        else await chair.until(({ asks }) => asks.length > 0)
      }
    }
    await ann.until(({ asks }) => asks[0]?.kind === 'menu')
    shown.skip()
    shown.pace = () => Number.POSITIVE_INFINITY
    const before = ann.snapshot.events.length
    const [menu] = bo.snapshot.asks
    const buy = menu!.options.find(({ key }) => key.startsWith('buy:'))!
    expect(await bo.answer(menu!.id, [buy.key])).toBeNull()
    await ann.until(({ events }) => events.length > before)
    expect(shown.showing).toMatchObject({ idle: true, told: ann.snapshot.events.length })
    expect(shown.showing.beat).not.toBeNull()
    expect(shown.showing.view).toBe(ann.snapshot.view)
  })

  it('holds what comes of one’s own answer, with the next question open, until an answer ends it', async () => {
    const [ann, bo] = await sitDown('exceed')
    const shown = watching(ann)
    await keep(bo)
    shown.answer()
    await keep(ann)
    const now = shown.showing
    expect(now.idle).toBe(false)
    expect(now.beat).not.toBeNull()
    expect(now.view).not.toBe(ann.snapshot.view)
    shown.answer()
    expect(shown.showing).toMatchObject({ idle: true, beat: null })
    expect(shown.showing.view).toBe(ann.snapshot.view)
  })

  it('goes on by one thing at a time where each waits to be led on', async () => {
    const [ann, bo] = await sitDown('exceed')
    const shown = watching(ann)
    await keep(bo)
    shown.answer()
    await keep(ann)
    const told: number[] = []
    for (let n = 0; n < 20 && !shown.showing.idle; n++) {
      told.push(shown.showing.told)
      shown.goOn()
    }
    expect(shown.showing.idle).toBe(true)
    expect(told.length).toBeGreaterThan(1)
    expect([...told].sort((a, b) => a - b)).toEqual(told)
  })
})
