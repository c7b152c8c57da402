import { type ExodusTable, refer } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt } from './aim.ts'
import type { By } from './index.ts'

export function power(t: ExodusTable, by: By, { at, amount, until }: EffectOf<'power'>): null {
  const card = cardAt(t, by, at)
  if (card) t.state.boons.push(Object.freeze({ ref: refer(card), power: amount, until }))
  t.touch()
  return null
}
