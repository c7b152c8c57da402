import { askSome, between, type CardId, type Flow, flowOf, type Seat, type SomeSpec } from '@cardwright/engine'
import type { Area } from '../effects/shared/vocabulary.ts'
import { tell } from '../events.ts'
import { defOf, type ExceedInPlay, type ExceedTable, side } from '../state.ts'
import { favoursOf } from '../values/favours.ts'
import { anyCard, type GaugeTerms, spendable } from '../values/means.ts'
import type { AskedBy } from '../values/printed.ts'
import { discardAll, put } from './areas.ts'
import { cardsOf, lifeAsPayments, type Payment, payForce, payLife, paymentsOf } from './force.ts'
import { resolve } from './triggers.ts'

/** Which cards of the Gauge, where they go (to the discard pile unless said), and what asks for them. */
interface PaymentTerms extends GaugeTerms {
  readonly to?: Area | undefined
  readonly asked?: AskedBy
}

function gaugeSpec(amount: number, isForced: boolean, terms: PaymentTerms): SomeSpec<Payment> {
  const options = (t: ExceedTable, seat: Seat) => [
    ...paymentsOf(spendable(t, seat, terms), () => 1),
    ...lifeAsPayments(t, seat, favoursOf(t, seat)?.lifeForGauge ?? 0, amount),
  ]
  return {
    kind: 'gauge',
    rule: 'EX-066',
    context: amount,
    ordered: true,
    forced: isForced,
    ...terms.asked,
    options,
    next: between(amount, amount, options),
  }
}

/** EX-065, EX-066, EX-171: a card of the Gauge for each, as the payer chooses. Returns what was spent. */
export function* payGauge(
  t: ExceedTable,
  seat: Seat,
  amount: number,
  terms: PaymentTerms = anyCard,
): Flow<readonly CardId[]> {
  if (amount <= 0) return []
  const favours = favoursOf(t, seat)
  const due = amount - (favours?.gaugeDiscount ?? 0)
  if (favours?.gaugeByForce) return yield* payForce(t, seat, due, terms.asked && { asked: terms.asked })
  const isForced = due === 1 && favours === null && spendable(t, seat, terms).length === 1
  const paid = due <= 0 ? [] : yield* askSome(t, seat, gaugeSpec(due, isForced, terms))
  const cards = cardsOf(paid)
  side(t, seat).turn.gaugeSpent += amount
  noteSpent(t, seat, cards)
  move(
    t,
    seat,
    cards.map((id) => t.card(id)),
    terms.to ?? 'discard',
  )
  tell(t, { type: 'pay', seat, what: 'gauge', amount })
  yield* flowOf(payLife(t, seat, paid))
  if (terms.to === undefined && cards.length > 0) yield* flowOf(resolve(t, seat, 'gaugeSpent'))
  return cards
}

function move(t: ExceedTable, seat: Seat, cards: readonly ExceedInPlay[], to: Area): void {
  if (to === 'discard') discardAll(t, cards)
  else for (const card of cards) put(t, card, seat, to)
}

/** What of the Gauge was spent in this Strike. */
function noteSpent(t: ExceedTable, seat: Seat, cards: readonly CardId[]): void {
  t.touch()
  const mine = t.state.strike?.sides[seat as 0 | 1]
  if (mine === undefined) return
  mine.gaugeSpent += cards.length
  for (const id of cards) mine.spentNames.push(defOf(t.card(id)).name)
}
