import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import type { ServerMessage } from '@cardwright/protocol'
import { describe, expect, it } from 'vitest'
import { converse, type JournalEntry, type Keep, Room, thinkHere } from '../src/index.ts'
import { person, tableOf } from './table.ts'

/** A room for two people who are kept as the test says, and whose time is what the test says. */
async function roomOf(id: string, keep: Keep, entries: readonly JournalEntry[] = []) {
  const catalogued = (await loadGame(id))!
  const { header } = Match.start(catalogued.game, { seats: ['Ann', 'Bo'], seed: 'kept', quiet: true })
  const table = tableOf(id, header.seats.map(person))
  const time = { wall: 0 }
  const services = { keep, think: thinkHere(catalogued), wall: () => time.wall }
  const room = new Room({ catalogued, header, table, entries }, services)
  await room.start()
  const come = (seat: number) => {
    const heard: ServerMessage[] = []
    const viewer = { person: `p${seat}`, send: (message: ServerMessage) => void heard.push(message) }
    const joined = converse(room, viewer, { type: 'join', id: 'join', match: 'm' })
    const ask = () => heard.findLast((message) => message.type === 'ask')!.asks[0]!
    return { viewer, heard, joined, ask }
  }
  return { room, time, come }
}

it('What is to be explained has to be named', async () => {
  const { room, come } = await roomOf('duel', async () => {})
  const { viewer, heard, joined } = come(0)
  await joined
  await converse(room, viewer, { type: 'explain', id: '1', match: 'm' })
  expect(heard.at(-1)).toMatchObject({ type: 'refusal', re: '1', code: 'malformed' })
  await converse(room, viewer, { type: 'explain', id: '1b', match: 'm', like: {} })
  expect(heard.at(-1)).toMatchObject({ type: 'refusal', re: '1b', code: 'malformed' })
  await converse(room, viewer, { type: 'explain', id: '2', match: 'm', key: 'fly' })
  expect(heard.at(-1)).toMatchObject({ type: 'explained', re: '2', reason: 'notOffered' })
})

describe('What is not kept yet', () => {
  /** Answers as seat 0, and does not say yet whether that is kept. */
  async function answering() {
    const keeping = Promise.withResolvers<void>()
    const { room, come } = await roomOf('duel', () => keeping.promise)
    const { ask } = come(0)
    const { id, options } = ask()
    const answered = room.answer(0, 'a', id, [options[0]!.key])
    await Promise.resolve()
    expect(room.seq).toBe(1)
    return { keeping, room, come, answered }
  }

  it('is told to nobody who asks what can be chosen, or why not', async () => {
    const { keeping, room, answered } = await answering()
    const told: string[] = []
    const replies = [room.next(0, 'any', []), room.explain(0, 'any')].map((reply) =>
      reply.then(() => told.push('told')),
    )
    await new Promise(setImmediate)
    expect(told).toEqual([])
    keeping.resolve()
    await Promise.all([answered, ...replies])
    expect(told).toHaveLength(2)
  })

  it('is shown to nobody who comes meanwhile', async () => {
    const { keeping, come, answered } = await answering()
    const late = come(1)
    await new Promise(setImmediate)
    expect(late.heard).toEqual([])
    keeping.resolve()
    await late.joined
    expect(await answered).toEqual({ seq: 1 })
    expect(late.heard.map(({ type }) => type)).toContain('joined')
    expect(late.heard.find((message) => message.type === 'view')).toMatchObject({ seq: 1 })
  })

  it('has never happened if it could not be: who comes is sent on', async () => {
    const { keeping, room, come, answered } = await answering()
    const late = come(1)
    keeping.reject(new Error('The disk is full.'))
    await expect(answered).rejects.toThrow('The disk is full.')
    await late.joined
    expect(room.closed).toBe(true)
    expect(late.heard).toMatchObject([{ type: 'refusal', re: 'join', code: 'busy' }])
  })
})

describe('What fell due before an answer that is refused', () => {
  it('is kept after what was kept before, and the match goes on from it', async () => {
    const kept: JournalEntry[] = []
    const keep: Keep = async (from, entries) => {
      expect(from).toBe(kept.length)
      kept.push(...entries)
    }
    const { room, time, come } = await roomOf('market', keep)
    const people = [come(0), come(1)]
    for (let i = 0; kept.length < 3; i++) {
      const { ask } = people[i % 2]!
      await room.answer(i % 2, `${i}`, ask().id, [ask().options[0]!.key])
    }
    time.wall += 3_600_000
    expect(await room.answer(0, 'late', 'no such ask', [])).toHaveProperty('why')
    expect(kept.at(-1)).toMatchObject({ kind: 'clock' })
    const again = await roomOf('market', keep, [...kept])
    expect(again.room.record().hash).toBe(room.record().hash)
    expect(again.room.seq).toBe(kept.length)
    for (const each of [room, again.room]) each.close('enough')
  })
})
