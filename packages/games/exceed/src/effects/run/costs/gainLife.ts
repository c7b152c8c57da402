import { gainLife as gain } from '../../../rules/life.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

export function gainLife(t: ExceedTable, by: By, { amount, who }: EffectOf<'gainLife'>): null {
  gain(t, seatOf(by, who), amountOf(t, by, amount))
  return null
}
