import { type ExodusTable, side } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { By } from './index.ts'

export function discount(t: ExodusTable, { seat }: By, { amount }: EffectOf<'discount'>): null {
  const { notes } = side(t, seat)
  notes.discount = (notes.discount ?? 0) + amount
  t.touch()
  return null
}
