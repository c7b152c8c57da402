import { askSome, between, type CardId, type Flow, type Seat, type SomeSpec } from '@cardwright/engine'
import { resolve } from '../effects/run/triggers.ts'
import { type ExceedTable, side } from '../table.ts'
import { discardAll } from './areas.ts'
import { type Payment, paymentsOf } from './force.ts'

function gaugeSpec(amount: number, isForced: boolean): SomeSpec<Payment> {
  const options = (t: ExceedTable, seat: Seat) => paymentsOf(t.zone.gauge(seat).cards)
  return {
    kind: 'gauge',
    rule: 'EX-066',
    context: amount,
    ordered: true,
    forced: isForced,
    options,
    next: between(amount, amount, options),
  }
}

/** EX-065, EX-066, EX-171: a card of the Gauge for each, as the payer chooses. What was discarded comes back. */
export function* payGauge(t: ExceedTable, seat: Seat, amount: number): Flow<readonly CardId[]> {
  if (amount <= 0) return []
  const paid = yield* askSome(t, seat, gaugeSpec(amount, amount === 1 && t.zone.gauge(seat).size === 1))
  const cards = paid.map(({ card }) => card)
  discardAll(
    t,
    cards.map((id) => t.card(id)),
  )
  const { turnNotes } = side(t, seat)
  turnNotes.gaugeSpent = (turnNotes.gaugeSpent ?? 0) + amount
  t.tell({ type: 'pay', seat, what: 'gauge', amount })
  const flow = resolve(t, seat, 'gaugeSpent')
  if (flow !== null) yield* flow
  return cards
}
