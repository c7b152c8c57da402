import { advance, Match, Random, randomAnswer, type SeenEvent } from '@cardwright/engine'
import { factsOf, millennium } from '@cardwright/millennium'
import type { SentView } from '@cardwright/protocol'
import { expect, it } from 'vitest'
import { laidOutIn, lookAt, type Seen } from '../../src/boards/millennium/season/laid-out.ts'
import { justCounted } from '../../src/boards/millennium/season/story.ts'

/** A tournament as it was seen before and after it was counted. */
interface Counted {
  readonly seen: Seen
  readonly after: Seen
  readonly at: number
}

/** Plays at random, and returns each tournament with the last look at it. */
function played(): { tournaments: Counted[]; events: readonly SeenEvent[] } {
  const match = Match.start(millennium, { seats: 3, seed: 'morning', options: { clock: 'none' } })
  const random = new Random('morning')
  const tournaments: Counted[] = []
  let seen: Seen | null = null
  while (match.over === null) {
    const { asks: _, ...view } = match.view(0)
    const now: Seen = { view: view as SentView, upTo: match.events(0).length }
    const at = justCounted(match.events(0), 3)?.at ?? null
    seen = lookAt(now, seen, at)
    if (at !== null && tournaments.every((each) => each.at !== at)) tournaments.push({ seen: seen!, after: now, at })
    advance(match, random, (ask) => randomAnswer(ask, random))
  }
  return { tournaments, events: match.events(0) }
}

const { tournaments, events } = played()

it('shows every tableau as it lay when a tournament was counted, with what its cards have brought', () => {
  expect(tournaments.length).toBeGreaterThan(1)
  for (const { seen, at } of tournaments) {
    const laid = laidOutIn(seen, events, at)
    const counted = laid.map((side) => new Map(side.map(({ name, rp }) => [name, rp])))
    const told = events.slice(
      events.findLastIndex(({ type }, i) => type === 'tournament' && i < at),
      at,
    )
    const points = told.filter(({ type, card }) => type === 'points' && card?.name)
    for (const [side, brought] of counted.entries())
      for (const [name, rp] of brought) {
        const all = points.filter((each) => each.side === side && each.card!.name === name)
        expect(rp).toBe(all.reduce((sum, each) => sum + Number(each.rp), 0))
      }
    expect(laid.flat().length).toBeGreaterThan(6)
  }
})

it('shows nothing of a tournament that was not seen, be another one seen before or after it', () => {
  const [first, second] = tournaments
  expect(laidOutIn(first!.seen, events, second!.at)).toEqual([])
  expect(factsOf(second!.seen.view).phase).toBe('tournament')
  expect(lookAt(second!.seen, first!.seen, first!.at)).toBe(first!.seen)
  expect(lookAt(second!.seen, first!.seen, null)).toBe(second!.seen)
  expect(lookAt(first!.after, first!.seen, first!.at)).toBe(first!.seen)
})
