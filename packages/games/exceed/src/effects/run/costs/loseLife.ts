import { loseLife as lose, loseLifeToOne } from '../../../rules/life.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** Not damage of an attack: Armor and Guard do not count. */
export function loseLife(t: ExceedTable, by: By, { amount, who, nonlethal }: EffectOf<'loseLife'>): null {
  const take = nonlethal ? loseLifeToOne : lose
  take(t, seatOf(by, who), amountOf(t, by, amount))
  return null
}
