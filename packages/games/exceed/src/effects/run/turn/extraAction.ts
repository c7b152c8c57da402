import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

export function extraAction(t: ExceedTable, by: By, { amount = 1 }: EffectOf<'extraAction'>): null {
  if (t.state.turn === by.seat) t.state.actions += amountOf(t, by, amount)
  return null
}
