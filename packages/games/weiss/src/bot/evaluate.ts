import type { Match, Seat } from '@cardwright/engine'
import { valuesOf } from '../rules/values.ts'
import { foe, levelOf, onStage, stateOf, type WeissTable } from '../table.ts'

/** How far a player is from losing: four levels of seven damage each. */
const hurt = (t: WeissTable, seat: Seat): number => levelOf(t, seat) * 7 + t.zone.clock(seat).size

/** What a side has to work with. */
function means(t: WeissTable, seat: Seat): number {
  let sum = t.zone.hand(seat).size * 0.5 + Math.min(8, t.zone.stock(seat).size) * 0.35
  for (const card of onStage(t, seat)) {
    const { power, soul } = valuesOf(t, card)
    const isStanding = stateOf(card) !== 'reverse'
    sum += isStanding ? 0.35 + power / 12000 + soul * 0.15 : 0.1
  }
  return sum
}

/** How well a seat stands, from 0 to 1. Null in the midst of an attack, where damage is about to fall. */
export function evaluate(match: Match, seat: Seat): number | null {
  const t = match.table as unknown as WeissTable
  if (t.state.attack !== null || t.state.part === 'mulligan') return null
  const lead = (hurt(t, foe(seat)) - hurt(t, seat)) * 0.45 + means(t, seat) - means(t, foe(seat))
  return 1 / (1 + Math.exp(-lead / 3))
}
