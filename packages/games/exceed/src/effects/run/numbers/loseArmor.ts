import { armorOf } from '../../../rules/strike/damage.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, nameOf, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { inStrike } from './whom.ts'

/** What is left of it now; it was not used up by damage. */
export function loseArmor(t: ExceedTable, by: By, { who }: EffectOf<'loseArmor'>): null {
  const seat = seatOf(by, who)
  const value = -armorOf(t, seat)
  inStrike(t, seat, ({ bonuses }) => bonuses.push(Object.freeze({ to: 'armor', value, by: nameOf(t, by) })))
  return null
}
