import { loadGame } from '@cardwright/catalog'
import { Match, Random, verify } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type JournalEntry, type LocalSeat, LocalTable, thinkHere } from '../src/index.ts'
import { sitDown, someKeys } from './chair.ts'

interface Wish {
  readonly seats?: readonly LocalSeat[]
  readonly kept?: JournalEntry[]
}

const againstBot: readonly LocalSeat[] = [{ name: 'Ann' }, { strength: 'policy' }]

async function practiceOf(game: string, { seats = againstBot, kept = [] }: Wish = {}) {
  const catalogued = (await loadGame(game))!
  const table = new LocalTable({
    catalogued,
    match: 'm',
    seats,
    seed: 'back',
    entries: kept,
    // the same thought each time
    think: (thought) => thinkHere(catalogued)(thought),
    kept: (from, entries) => kept.splice(from, kept.length, ...entries),
  })
  onTestFinished(() => table.room.close(''))
  const chair = sitDown(table, 0)
  await chair.until(({ asks }) => asks.length > 0)
  return { table, chair, kept, catalogued }
}

/** Until the player alone is waited for. */
const asked = (chair: Chair) =>
  chair.until(({ asks, over, view }) => over !== null || (asks.length > 0 && view?.waiting.length === 1))

async function answer(chair: Chair, keys: readonly string[]): Promise<void> {
  const { seq, asks } = chair.snapshot
  expect(await chair.answer(asks[0]!.id, keys)).toBeNull()
  await chair.until((now) => now.seq > seq)
  await asked(chair)
}

/** What somebody at the table is shown. */
const shown = ({ snapshot: { view, asks, events } }: Chair) => ({ view, asks, events })

describe('One person against bots', () => {
  it.each(['duel', 'exceed', 'exodus'])(
    'takes back whatever came of a decision, and it comes again: %s',
    async (game) => {
      const { table, chair, kept, catalogued } = await practiceOf(game)
      const random = new Random(game)
      await asked(chair)
      const refused = new Set<string>()
      for (let n = 0; n < 25 && !chair.snapshot.over; n++) {
        const before = shown(chair)
        const hash = table.room.match.hash()
        const entries = kept.length
        const keys = await someKeys(chair, random)
        await answer(chair, keys)
        if (chair.snapshot.over) break
        refused.add(table.room.match.whyNoUndo(0)?.why ?? '')
        expect(chair.snapshot.undo).toEqual({ keys, since: true })
        const after = shown(chair)
        expect(await chair.undo()).toBeNull()
        await chair.until(({ events }) => events.length <= before.events.length)
        await asked(chair)
        expect(shown(chair)).toEqual(before)
        expect([table.room.match.hash(), kept.length, table.entries.length]).toEqual([hash, entries, entries])
        await answer(chair, keys)
        expect(shown(chair).events).toEqual(after.events)
      }
      // among people hardly any of this could have been taken back
      expect(refused.size).toBeGreaterThan(1)
      expect(verify(catalogued.game, table.room.record())).toMatchObject({ replayed: true })
      const again = await practiceOf(game, { kept: [...kept] })
      expect(again.table.room.record().hash).toBe(table.room.record().hash)
    },
  )

  it('goes back to the beginning, one decision after the other, however fast', async () => {
    const { table, chair, catalogued } = await practiceOf('duel')
    const start = Match.start(catalogued.game, table.header).hash()
    for (let n = 0; n < 4; n++) await answer(chair, [chair.snapshot.asks[0]!.options[0]!.key])
    await Promise.all(Array.from({ length: 4 }, () => chair.undo()))
    await asked(chair)
    expect(table.room.match.hash()).toBe(start)
    const why = 'There is nothing to undo yet.'
    expect(chair.snapshot.undo).toEqual({ why })
    expect(await chair.undo()).toMatchObject({ why })
    await answer(chair, [chair.snapshot.asks[0]!.options[0]!.key])
    expect(verify(catalogued.game, table.room.record())).toMatchObject({ replayed: true })
  })

  it('is asked again where they had wished to be', async () => {
    const { table, chair } = await practiceOf('exodus')
    const windows = [{ when: { kind: 'respond' }, ask: true }]
    expect(await chair.prefer(windows)).toBeNull()
    await answer(chair, await someKeys(chair, new Random('windows')))
    await chair.undo()
    expect(table.room.preferences.windows(0)).toEqual(windows)
  })

  it('takes nothing back once the match is over, or where the game forbids it', async () => {
    const { chair } = await practiceOf('duel')
    await answer(chair, [chair.snapshot.asks[0]!.options[0]!.key])
    await chair.resign()
    await chair.until(({ over }) => over !== null)
    expect(await chair.undo()).toMatchObject({ why: 'The match is over.' })
    const seats: readonly LocalSeat[] = [{ name: 'Ann' }, { strength: 'policy' }, { strength: 'policy' }]
    const millennium = await practiceOf('millennium', { seats })
    expect(await millennium.chair.undo()).toMatchObject({ why: 'Millennium Blades is played without undo.' })
  })
})

it('where others sit at the same screen, undo is as strict as anywhere', async () => {
  const { chair, table } = await practiceOf('duel', {
    seats: [{ name: 'Ann' }, { name: 'Bo' }],
  })
  const play = chair.snapshot.asks[0]!.options.find(({ key }) => key.startsWith('play:'))!
  const { seq } = chair.snapshot
  await chair.answer(chair.snapshot.asks[0]!.id, [play.key])
  await chair.until((now) => now.seq > seq)
  expect(chair.snapshot.undo).toEqual({ why: 'You cannot undo: others have seen something new.' })
  expect(await chair.undo()).toMatchObject(chair.snapshot.undo!)
  expect(table.entries).toHaveLength(1)
})
