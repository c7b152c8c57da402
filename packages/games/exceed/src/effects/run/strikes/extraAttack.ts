import type { Flow } from '@cardwright/engine'
import { extraAttack as attackAgain } from '../../../rules/strike/extra.ts'
import { type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** EX-165 */
export function extraAttack(t: ExceedTable, by: By, effect: EffectOf<'extraAttack'>): Flow | null {
  if (t.state.strike === null || strikeSide(t, by.seat).stunned) return null
  return attackAgain(t, by.seat, effect)
}
