import { mostLife, setLife as set } from '../../../rules/life.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** EX-021: no more than there can be. */
export function setLife(t: ExceedTable, by: By, { to, who }: EffectOf<'setLife'>): null {
  set(t, seatOf(by, who), Math.min(mostLife, Math.max(0, amountOf(t, by, to))))
  return null
}
