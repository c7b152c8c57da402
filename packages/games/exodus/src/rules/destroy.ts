import type { RuleId } from '@cardwright/engine'
import type { ExodusInPlay, ExodusTable } from '../table.ts'
import { raise } from './triggers.ts'

/** To its owner's graveyard; what it does then waits (XO-H25). XO-H12: a pile that has energy stays. */
export function destroyCard(t: ExodusTable, card: ExodusInPlay, rule?: RuleId): void {
  t.tell({ type: 'destroyed', card: card.id, rule })
  raise(t, card, ['destroyed'])
  t.move(card, t.zone.graveyard(card.owner))
}
