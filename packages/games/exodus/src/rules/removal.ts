import type { RuleId } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { ExodusInPlay, ExodusTable } from '../table.ts'
import { raise } from './triggers.ts'

const isEnergy = ({ def }: ExodusInPlay): boolean => def.kind === 'energy'

/** To its owner's graveyard; its triggers wait (XO-H25). XO-H12: a pile that has energy stays. */
export function destroyCard(t: ExodusTable, card: ExodusInPlay, rule?: RuleId): void {
  tell(t, { type: 'destroyed', card: card.id, rule })
  raise(t, card, ['destroyed'])
  t.move(card, t.zone.graveyard(card.owner))
}

/** To its owner's hand. XO-H12: its pile stays, blank. */
export function returnCard(t: ExodusTable, card: ExodusInPlay): void {
  t.move(card, isEnergy(card) ? t.zone.reserve(card.owner) : t.zone.hand(card.owner))
}

/** From a hand to its owner's graveyard. */
export function discardCard(t: ExodusTable, card: ExodusInPlay): void {
  t.move(card, isEnergy(card) ? t.zone.spent(card.owner) : t.zone.graveyard(card.owner))
}
