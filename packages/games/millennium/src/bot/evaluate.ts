import type { Match, Seat } from '@cardwright/engine'
import { collectionPoints } from '../rules/deckbuilding/collection.ts'
import { victoryPoints } from '../rules/season/scoring.ts'
import { allSeats, type MillenniumTable, player } from '../state.ts'
import { autoDeck } from './decks.ts'
import { worth } from './worth.ts'

/** How far somebody must be ahead to be nearly sure of it. */
const scale = 12

/** What a seat has and may hope for, in VP: points, a collection, the deck that its cards would make, Dollars. */
function standing(t: MillenniumTable, seat: Seat): number {
  const deck = autoDeck(t.zone.binder(seat).cards, null).reduce((sum, { def }) => sum + worth(def), 0)
  const collected = collectionPoints[t.zone.collection(seat, 0).size] ?? 0
  return victoryPoints(t, seat) + 0.15 * deck + collected + 0.1 * player(t, seat).dollars
}

/** How well a seat stands in the market, of 0 to 1. A tournament is played to its end: null. */
export function evaluate(match: Match, seat: Seat): number | null {
  const t = match.table as unknown as MillenniumTable
  if (t.state.phase !== 'deckbuilding') return null
  const others = allSeats(t).filter((each) => each !== seat)
  if (others.length === 0) return null
  const best = Math.max(...others.map((each) => standing(t, each)))
  return 1 / (1 + Math.exp(-(standing(t, seat) - best) / scale))
}
