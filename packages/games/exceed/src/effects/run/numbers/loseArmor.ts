import { armorOf } from '../../../rules/strike/damage.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { inStrike } from './whom.ts'

/** What is left of it now; it was not used up by damage. */
export function loseArmor(t: ExceedTable, by: By, { who }: EffectOf<'loseArmor'>): null {
  const seat = seatOf(by, who)
  inStrike(t, seat, ({ bonuses }) => {
    bonuses.armor -= armorOf(t, seat)
  })
  return null
}
