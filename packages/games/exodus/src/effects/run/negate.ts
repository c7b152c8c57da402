import { fizzle } from '../../rules/resolve.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { targetAt } from './aim.ts'
import type { By } from './index.ts'

/** It leaves the stack, unpaid. */
export function negate(t: ExodusTable, by: By, { at }: EffectOf<'negate'>): null {
  const target = targetAt(by, at)
  const item = target?.kind === 'item' ? t.state.stack.find(({ id }) => id === target.id) : undefined
  if (item === undefined) return null
  fizzle(t, item)
  t.state.stack = t.state.stack.filter(({ id }) => id !== item.id)
  return null
}
