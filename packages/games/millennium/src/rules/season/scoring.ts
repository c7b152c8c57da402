import type { Seat } from '@cardwright/engine'
import type { FriendshipDef } from '../../cards/definitions.ts'
import { allSeats, type MillenniumTable, player, side } from '../../state.ts'
import { chart, rowOf } from './rounds.ts'

/** MB-149 */
export const friendshipCap = 6

/** MB-148, MB-149, MB-150: what a seat holds of each other player's Friendship. */
export function friendshipFrom(t: MillenniumTable, seat: Seat): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { def } of t.zone.friends(seat).cards) {
    const { of, vp } = def as FriendshipDef
    sums.set(of, (sums.get(of) ?? 0) + vp)
  }
  return sums
}

export const friendshipPoints = (t: MillenniumTable, seat: Seat): number =>
  [...friendshipFrom(t, seat).values()].reduce((sum, vp) => sum + Math.min(vp, friendshipCap), 0)

/** MB-263: what everybody can count at any time. */
export function victoryPoints(t: MillenniumTable, seat: Seat): number {
  const { vp } = player(t, seat)
  return vp.tournament + vp.collection + vp.npc + friendshipPoints(t, seat)
}

/** The place of each, 1 the best; those who tie have the same. */
export const placesBy = (scores: readonly number[]): number[] =>
  scores.map((own) => 1 + scores.filter((other) => other > own).length)

/** MB-253: those who tie share the VP of their places, rounded down. */
export function sharedPoints(places: readonly number[], row: readonly number[]): number[] {
  return places.map((place) => {
    const count = places.filter((other) => other === place).length
    const pot = row.slice(place - 1, place - 1 + count).reduce((sum, vp) => sum + vp, 0)
    return Math.floor(pot / count)
  })
}

/** MB-195, MB-234, MB-251..253, MB-318, MB-319, MB-H47: places and VP of a tournament. */
export function award(t: MillenniumTable): void {
  const row = chart[rowOf(t)]
  const seats = allSeats(t)
  const ranked = seats.filter((seat) => !side(t, seat).looped)
  const places = placesBy(ranked.map((seat) => side(t, seat).rp))
  const points = sharedPoints(places, row)
  for (const seat of seats) {
    const at = ranked.indexOf(seat)
    const own = player(t, seat)
    own.place = at < 0 ? 1 : places[at]!
    const vp = at < 0 ? row[0]! : points[at]!
    own.vp.tournament += vp
    t.tell({ type: 'placed', seat, place: own.place, rp: side(t, seat).rp, vp, rule: 'MB-251' })
  }
}
