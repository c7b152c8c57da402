import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { inStrike, seatsOf } from './whom.ts'

/** For the rest of the Strike; what it counts is counted now. */
export function bonus(t: ExceedTable, by: By, { to, amount, who }: EffectOf<'bonus'>): null {
  const value = amountOf(t, by, amount)
  for (const seat of seatsOf(by, who))
    inStrike(t, seat, ({ bonuses }) => {
      bonuses[to] += value
      if (to === 'power' && value > 0) bonuses.gains += value
    })
  return null
}
