import type { CardId, Like, Refusal, Seat } from '@cardwright/engine'
import type { ExodusTable } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { creaturesOf } from './field.ts'

/** XO-009, XO-017, XO-027: what a card is for that nothing can be done with now. */
export function whyElsewhere({ card: id }: Like, t: ExodusTable, seat: Seat): Refusal | null {
  const card = id === undefined ? undefined : t.card(id as CardId)
  if (card?.def.kind === 'creature' && card.zone === t.zone.hand(seat)) return refusals.creaturePhase
  if (card?.zone === t.zone.reserve(seat)) return refusals.energyPhase
  return card !== undefined && creaturesOf(t, seat).includes(card) ? refusals.attackPhase : null
}
