import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

export function grow(t: ExceedTable, { seat }: By, { reach }: EffectOf<'grow'>): null {
  side(t, seat).reach = reach
  t.touch()
  t.tell({ type: 'grown', seat, reach })
  return null
}
