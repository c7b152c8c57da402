import type { ExceedTable } from '../../../table.ts'
import { type By, nameOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { inStrike, seatsOf } from './whom.ts'

/** For the rest of the Strike; what it counts is counted now. */
export function bonus(t: ExceedTable, by: By, { to, amount, who }: EffectOf<'bonus'>): null {
  const value = amountOf(t, by, amount)
  for (const seat of seatsOf(by, who))
    inStrike(t, seat, ({ bonuses }) => bonuses.push(Object.freeze({ to, value, by: nameOf(t, by) })))
  return null
}
