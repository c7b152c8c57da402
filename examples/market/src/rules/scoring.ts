import type { Seat } from '@cardwright/engine'
import { colours } from '../cards.ts'
import { allSeats, type MarketTable, stall, trader } from '../table.ts'

const coinsPerPoint = 5

/** MA-24, MA-25: prizes come to light, and the most points win; of equals, the most coins. */
export function score(t: MarketTable): never {
  for (const seat of allSeats(t)) t.move(t.zone.vault(seat).cards, t.zone.trophies(seat))
  const scores = allSeats(t).map((seat) => pointsOf(t, seat))
  const rank = (seat: Seat) => scores[seat]! * 10_000 + trader(t, seat).money
  const best = Math.max(...allSeats(t).map(rank))
  const winners = allSeats(t).filter((seat) => rank(seat) === best)
  t.end({ winner: winners.length === 1 ? winners[0]! : winners, why: 'points', rule: 'MA-25', scores })
}

/** MA-24 */
export function pointsOf(t: MarketTable, seat: Seat): number {
  const trophies = t.zone.trophies(seat).cards.map((card) => card.def)
  const owned = [...stall(t, seat).map((card) => card.def), ...trophies]
  const sets = colours.reduce((sum, colour) => {
    const count = owned.filter((def) => 'colour' in def && def.colour === colour).length
    return sum + (count * (count + 1)) / 2
  }, 0)
  const printed = trophies.reduce((sum, def) => sum + ('points' in def ? def.points : 0), 0)
  return sets + printed + Math.floor(trader(t, seat).money / coinsPerPoint)
}
