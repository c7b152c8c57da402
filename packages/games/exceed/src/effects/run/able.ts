import type { ExceedTable } from '../../table.ts'
import type { By } from '../by.ts'
import type { EffectList } from '../vocabulary/effects.ts'
import { holds } from './conditions.ts'

/** Whether something can be chosen: what it costs can be paid, and what it asks for first is given. */
export function canDo(t: ExceedTable, by: By, effects: EffectList): boolean {
  const [first] = effects
  if (first === undefined) return true
  if (first.do === 'when' && first.else === undefined) return holds(t, by, first.if)
  return true
}
