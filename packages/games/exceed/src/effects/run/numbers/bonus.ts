import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { inStrike, seatsOf } from './whom.ts'

/** For the rest of the Strike. */
export function bonus(t: ExceedTable, by: By, { to, amount, who }: EffectOf<'bonus'>): null {
  const value = amountOf(t, by, amount)
  for (const seat of seatsOf(by, who)) inStrike(t, seat, (mine) => (mine.bonuses[to] += value))
  return null
}
