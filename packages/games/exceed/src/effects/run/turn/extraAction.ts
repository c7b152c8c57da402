import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** Not in a Strike: that ends the turn. What gives more actions than its Boost does is the end of cutting it short. */
export function extraAction(t: ExceedTable, by: By, { amount, noStrike }: EffectOf<'extraAction'>): null {
  const { state } = t
  if (state.strike !== null || state.turn !== by.seat) return null
  if (amount === undefined && state.boosting !== null) {
    state.boosting.again = true
    return null
  }
  state.actions += amountOf(t, by, amount ?? 1)
  state.noStrike = noStrike === true
  if (amount !== undefined) side(t, by.seat).turnNotes.noCancel = 1
  t.touch()
  return null
}
