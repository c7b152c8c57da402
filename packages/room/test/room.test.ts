import { loadGame } from '@cardwright/catalog'
import { Match, Random, verify } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { describe, expect, it } from 'vitest'
import { type JournalEntry, LocalTable } from '../src/index.ts'
import { sitDown, someKeys } from './chair.ts'

const entryOf = async (id: string) => (await loadGame(id))!

/** Answers at random whatever is asked, until the match is over. */
async function playRandomly(chair: Chair, seed: string): Promise<void> {
  const random = new Random(seed)
  for (;;) {
    const { asks, over } = await chair.until((s) => s.over !== null || s.asks.length > 0)
    if (over) return
    const ask = asks[0]!
    const keys = await someKeys(chair, random)
    const before = chair.snapshot
    const refusal = await chair.answer(ask.id, keys)
    if (!refusal) await chair.until((s) => s.seq > before.seq || s.over !== null)
    else await chair.until((s) => s !== before)
  }
}

describe('A room', () => {
  it.each(['duel', 'exceed', 'exodus'])(
    'plays a whole match of %s over messages, and its record verifies',
    async (id) => {
      const catalogued = await entryOf(id)
      const table = new LocalTable({ catalogued, match: 'm', seats: [{ name: 'Ann' }, { name: 'Bo' }], seed: 'one' })
      const chairs = [0, 1].map((seat) => sitDown(table, seat))
      await Promise.all(chairs.map((chair, seat) => playRandomly(chair, `player ${seat}`)))
      const record = table.room.record()
      expect(verify(catalogued.game, record)).toMatchObject({ replayed: true })
      for (const [seat, chair] of chairs.entries()) {
        const { asks: _, ...view } = Match.replay(catalogued.game, record).view(seat)
        expect(chair.snapshot.view).toEqual(JSON.parse(JSON.stringify(view)))
        expect(chair.snapshot.events).toEqual(
          JSON.parse(JSON.stringify(Match.replay(catalogued.game, record).events(seat))),
        )
      }
    },
  )

  it('tells of changes in what a game shows of its own state', async () => {
    const catalogued = await entryOf('exceed')
    const options = { fighters: ['tamsin', 'tamsin'] }
    for (const seed of ['one', 'two', 'three', 'four']) {
      const table = new LocalTable({ catalogued, match: 'm', seats: [{ name: 'Ann' }, { name: 'Bo' }], seed, options })
      const chairs = [0, 1].map((seat) => sitDown(table, seat))
      await Promise.all(chairs.map((chair, seat) => playRandomly(chair, `player ${seat} ${seed}`)))
      const { facts } = Match.replay(catalogued.game, table.room.record()).view(0)
      expect(chairs[0]!.snapshot.view?.facts).toEqual(JSON.parse(JSON.stringify(facts)))
    }
  })

  it('lets a bot advise a seat, and nothing has happened', async () => {
    for (const id of ['duel', 'exodus', 'market']) {
      const table = new LocalTable({
        catalogued: await entryOf(id),
        match: 'm',
        seats: [{ name: 'Ann' }, { strength: 'easy' }],
        seed: 'advice',
        options: id === 'market' ? { seconds: 600 } : {},
      })
      const chair = sitDown(table, 0)
      const { asks } = await chair.until((s) => s.asks.length > 0)
      const before = chair.snapshot.seq
      const { keys, tried, compared } = await table.advise(0, asks[0]!.id)
      expect(table.room.seq).toBe(before)
      // a market is left to its policy, which tries nothing
      expect(tried > 0).toBe(id !== 'market')
      expect(compared).toHaveLength(tried > 0 ? 2 : 0)
      const [own = { keys }, other] = compared
      expect([...own.keys].sort()).toEqual([...keys].sort())
      expect(other?.keys).not.toEqual(own.keys)
      for (const { reward } of compared) expect(reward >= 0 && reward <= 1).toBe(true)
      expect(await chair.answer(asks[0]!.id, keys)).toBeNull()
      table.room.close('enough')
    }
  })

  it('goes on from what was kept, with the same asks', async () => {
    const catalogued = await entryOf('duel')
    const kept: JournalEntry[] = []
    const plan = { catalogued, match: 'm', seats: [{ name: 'Ann' }, { name: 'Bo' }], seed: 'two' } as const
    const table = new LocalTable({ ...plan, kept: (_, entries) => kept.push(...entries) })
    const chair = sitDown(table, 0)
    const { asks } = await chair.until((s) => s.asks.length > 0)
    expect(await chair.answer(asks[0]!.id, [asks[0]!.options[0]!.key])).toBeNull()
    const again = new LocalTable({ ...plan, entries: kept })
    expect(again.room.record().hash).toBe(table.room.record().hash)
    expect(again.room.seq).toBe(kept.length)
  })
})
