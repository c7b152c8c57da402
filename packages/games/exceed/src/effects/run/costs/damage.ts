import type { Flow } from '@cardwright/engine'
import { hurt } from '../../../rules/strike/damage.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** Damage that is not of an attack: in a Strike it is first applied to Armor, and may stun. EX-123, EX-125 */
export function damage(t: ExceedTable, by: By, { amount, who, nonlethal }: EffectOf<'damage'>): Flow | null {
  return hurt(t, foe(seatOf(by, who)), amountOf(t, by, amount), { nonlethal: nonlethal === true })
}
