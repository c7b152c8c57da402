import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt } from './aim.ts'
import type { By } from './index.ts'

/** XO-H12: its pile stays, blank. */
export function returnToHand(t: ExodusTable, by: By, { at }: EffectOf<'return'>): null {
  const card = cardAt(t, by, at)
  if (card) t.move(card, t.zone.hand(card.owner))
  return null
}

export function destroy(t: ExodusTable, by: By, { at }: EffectOf<'destroy'>): null {
  const card = cardAt(t, by, at)
  if (!card) return null
  t.tell({ type: 'destroyed', card: card.id })
  t.move(card, t.zone.graveyard(card.owner))
  return null
}
