import { askSome, between, type CardId, type Flow, flowOf, type Seat, type SomeSpec } from '@cardwright/engine'
import type { By } from '../effects/by.ts'
import { matches } from '../effects/run/filter.ts'
import { resolve } from '../effects/run/triggers.ts'
import type { Area, Filter } from '../effects/vocabulary/shared.ts'
import { defOf, type ExceedInPlay, type ExceedTable, side } from '../table.ts'
import { discardAll, put } from './areas.ts'
import { favoursOf } from './favours.ts'
import {
  cardsOf,
  isForceSure,
  lifeAsPayments,
  mostForce,
  type Payment,
  payForce,
  payLife,
  paymentsOf,
  unitsOfLife,
} from './force.ts'

/** Which cards of the Gauge, and where they go: to the discard pile unless said. */
export interface GaugeTerms {
  readonly filter?: Filter | undefined
  readonly to?: Area | undefined
}

const anyCard: GaugeTerms = {}

function spendable(t: ExceedTable, seat: Seat, { filter }: GaugeTerms): readonly ExceedInPlay[] {
  const { cards } = t.zone.gauge(seat)
  const by: By = { seat, card: null, half: 'face' }
  return filter === undefined ? cards : cards.filter((card) => matches(t, by, filter, defOf(card)))
}

/** The greatest Gauge that a seat can pay. */
export function mostGauge(t: ExceedTable, seat: Seat, terms: GaugeTerms = anyCard): number {
  const count = spendable(t, seat, terms).length
  const favours = favoursOf(t, seat)
  if (favours === null) return count
  if (favours.gaugeByForce) return mostForce(t, seat) + favours.gaugeDiscount
  return count + favours.gaugeDiscount + unitsOfLife(t, seat, favours.lifeForGauge)
}

/** Whether everybody can see that a seat can pay, or cannot; null if that depends on its hand. */
export function isGaugeSure(t: ExceedTable, seat: Seat, amount: number, terms: GaugeTerms = anyCard): boolean | null {
  const favours = favoursOf(t, seat)
  if (favours?.gaugeByForce) return isForceSure(t, seat, amount - favours.gaugeDiscount)
  return mostGauge(t, seat, terms) >= amount
}

function gaugeSpec(amount: number, isForced: boolean, terms: GaugeTerms): SomeSpec<Payment> {
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
    options,
    next: between(amount, amount, options),
  }
}

/** EX-065, EX-066, EX-171: a card of the Gauge for each, as the payer chooses. What was spent comes back. */
export function* payGauge(
  t: ExceedTable,
  seat: Seat,
  amount: number,
  terms: GaugeTerms = anyCard,
): Flow<readonly CardId[]> {
  if (amount <= 0) return []
  const favours = favoursOf(t, seat)
  const due = amount - (favours?.gaugeDiscount ?? 0)
  if (favours?.gaugeByForce) return yield* payForce(t, seat, due)
  const isForced = due === 1 && favours === null && spendable(t, seat, terms).length === 1
  const paid = due <= 0 ? [] : yield* askSome(t, seat, gaugeSpec(due, isForced, terms))
  const cards = cardsOf(paid)
  const { turnNotes } = side(t, seat)
  turnNotes.gaugeSpent = (turnNotes.gaugeSpent ?? 0) + amount
  noteSpent(t, seat, cards)
  move(
    t,
    seat,
    cards.map((id) => t.card(id)),
    terms.to ?? 'discard',
  )
  t.tell({ type: 'pay', seat, what: 'gauge', amount })
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
