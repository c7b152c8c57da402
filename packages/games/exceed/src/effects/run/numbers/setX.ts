import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** For as long as the turn goes on, and with it its Strike. */
export function setX(t: ExceedTable, by: By, { to }: EffectOf<'setX'>): null {
  side(t, by.seat).turnNotes.x = amountOf(t, by, to)
  t.touch()
  return null
}
