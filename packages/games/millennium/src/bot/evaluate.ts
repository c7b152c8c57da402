import type { Seat } from '@cardwright/engine'
import { sidesInPlay } from '../acts/sides.ts'
import { victoryPoints } from '../rules/season/scoring.ts'
import { allSeats, type MillenniumTable, side } from '../state.ts'

/** From 0 to 1: how many of the others this one is ahead of. */
const share = (own: number, others: readonly number[]): number =>
  others.length === 0
    ? 1
    : others.reduce((sum, each) => sum + (own > each ? 1 : own === each ? 0.5 : 0), 0) / others.length

/**
 * How well a seat stands between two tournaments, from 0 to 1: by the VP that everybody has so far. Null while anything is
 * under way: a search plays a tournament to its end, and no further.
 */
export function evaluate(t: MillenniumTable, seat: Seat): number | null {
  const { phase, tournament, round, terms } = t.state
  const isBetween =
    phase === 'deckbuilding' && t.state.deckbuilding.segment === 'first' && round > (terms.prerelease ? 0 : 1)
  if (!isBetween) return null
  const others = allSeats(t).filter((each) => each !== seat)
  const byPoints = share(
    victoryPoints(t, seat),
    others.map((each) => victoryPoints(t, each)),
  )
  const rp = tournament.sides.length > seat ? side(t, seat).rp : 0
  const byRp = share(
    rp,
    sidesInPlay(t)
      .filter((each) => each !== seat)
      .map((each) => side(t, each).rp),
  )
  return 0.3 * byPoints + 0.7 * byRp
}
