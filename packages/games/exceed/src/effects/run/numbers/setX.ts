import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

export function setX(t: ExceedTable, by: By, { to }: EffectOf<'setX'>): null {
  side(t, by.seat).notes.x = amountOf(t, by, to)
  t.touch()
  return null
}
