import type { Match, Seat } from '@cardwright/engine'
import { creatureAt, energyAt, pilesOf } from './rules/field.ts'
import { isCardFrozen } from './rules/freeze.ts'
import { type ExodusTable, foe, side } from './table.ts'

/** What things are worth, in Life Points. */
const worth = { energy: 0.5, underCreature: 0.5, creature: 0.8, frozen: -0.6, lasting: 0.7, card: 0.35, reserve: 0.2 }
/** A lead of so much makes the odds e to one. */
const scale = 4

function standing(t: ExodusTable, seat: Seat): number {
  let sum = side(t, seat).life
  for (const spot of pilesOf(t, seat)) {
    const creature = creatureAt(t, spot)
    const energy = energyAt(t, spot).length
    sum += worth.energy * energy
    if (creature === undefined) continue
    sum += worth.creature + worth.underCreature * energy
    if (isCardFrozen(t, creature)) sum += worth.frozen
  }
  sum += worth.lasting * t.zone.lasting(seat).size
  return sum + worth.card * t.zone.hand(seat).size + worth.reserve * t.zone.reserve(seat).size
}

/** How well a seat stands, of 0 to 1. While a stack waits nobody knows. */
export function evaluate(match: Match, seat: Seat): number | null {
  const t = match.table as unknown as ExodusTable
  if (t.state.stack.length > 0 || t.state.window.kind === 'resolve') return null
  const lead = standing(t, seat) - standing(t, foe(seat))
  const danger = (of: Seat): number => 5 / (side(t, of).life + 1)
  return 1 / (1 + Math.exp(-(lead + danger(foe(seat)) - danger(seat)) / scale))
}
