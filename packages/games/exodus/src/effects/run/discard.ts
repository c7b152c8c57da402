import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt } from './aim.ts'
import type { By } from './index.ts'

export function discard(t: ExodusTable, by: By, { at }: EffectOf<'discard'>): null {
  const card = cardAt(t, by, at)
  if (card) t.move(card, card.def.kind === 'energy' ? t.zone.spent(card.owner) : t.zone.graveyard(card.owner))
  return null
}
