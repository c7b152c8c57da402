import type { Seat } from '@cardwright/engine'
import { type MillenniumTable, player } from '../state.ts'

/**
 * MB-122, MB-155: a bot lets the player who stopped the clock ask or read. One that is ready stays so, unless somebody wants
 * something of it: an offer, or grace.
 */
export function waits(t: MillenniumTable, seat: Seat): boolean {
  const { phase, deckbuilding } = t.state
  const { paused, offers, grace } = deckbuilding
  if (phase !== 'deckbuilding') return false
  if (paused !== null) return paused.by !== null && paused.by !== seat
  const { ready, fusing } = player(t, seat)
  const isWanted = (grace.length > 0 && !grace.includes(seat)) || offers.some(({ to }) => to === seat)
  return ready && fusing === null && !isWanted
}
