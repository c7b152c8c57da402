import { andThen, type Flow, type Seat } from '@cardwright/engine'
import { worthOf } from '../../../rules/force.ts'
import { discardInOrder } from '../../../rules/order.ts'
import { type ExceedInPlay, type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { resolve } from '../triggers.ts'

/** All that there is: of the Gauge, or for Force of the hand too. The amount is kept for this turn. */
export function spendAll(t: ExceedTable, { seat }: By, { what }: EffectOf<'spendAll'>): Flow | null {
  const gauge = t.zone.gauge(seat).cards.slice()
  const cards = what === 'gauge' ? gauge : [...t.zone.hand(seat).cards, ...gauge]
  return andThen(discardInOrder(t, seat, cards), () => spent(t, seat, what, cards))
}

function spent(t: ExceedTable, seat: Seat, what: 'gauge' | 'force', cards: readonly ExceedInPlay[]): Flow | null {
  const amount = what === 'gauge' ? cards.length : cards.reduce((sum, card) => sum + worthOf(card), 0)
  const { turnNotes } = side(t, seat)
  const [all, saved] = what === 'gauge' ? ['gaugeSpent', 'gauge'] : ['forceSpent', 'force']
  turnNotes[all!] = (turnNotes[all!] ?? 0) + amount
  turnNotes[saved!] = amount
  t.touch()
  t.state.recent.spent = amount
  t.tell({ type: 'pay', seat, what, amount })
  return what === 'gauge' && amount > 0 ? resolve(t, seat, 'gaugeSpent') : null
}
