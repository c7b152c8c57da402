import type { Flow } from '@cardwright/engine'
import { loseLife as lose, loseLifeToOne } from '../../../rules/life.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** No damage: Armor and Guard do not count. */
export function loseLife(t: ExceedTable, by: By, { amount, who, nonlethal }: EffectOf<'loseLife'>): Flow | null {
  const take = nonlethal ? loseLifeToOne : lose
  return take(t, seatOf(by, who), amountOf(t, by, amount))
}
