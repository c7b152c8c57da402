import { defOf } from '../../rules/field.ts'
import { type ExodusTable, refer } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { aimedCard } from './aim.ts'
import { times } from './count.ts'
import type { By } from './index.ts'

export function power(t: ExodusTable, by: By, effect: EffectOf<'power'>): null {
  const card = aimedCard(t, by, effect)
  const more = times(t, by, effect.amount, effect.each)
  if (card)
    t.state.boons.push(Object.freeze({ ref: refer(card), power: more, until: effect.until, by: defOf(t, by).name }))
  t.touch()
  return null
}
