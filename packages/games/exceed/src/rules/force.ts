import {
  askSome,
  type CardId,
  type Flow,
  type Next,
  numbered,
  type Option,
  type Seat,
  type SomeSpec,
} from '@cardwright/engine'
import { defOf, type ExceedInPlay, type ExceedTable, side } from '../table.ts'
import { discardAll } from './areas.ts'

/** A card that can be spent. */
export interface Payment extends Option {
  readonly card: CardId
  readonly worth: number
}

/** EX-068, EX-069: the most Force that a card is worth. */
export const worthOf = (card: ExceedInPlay): number => (defOf(card).kind === 'ultra' ? 2 : 1)

/** EX-067: what can be discarded for Force. */
const purse = (t: ExceedTable, seat: Seat): ExceedInPlay[] => [...t.zone.hand(seat).cards, ...t.zone.gauge(seat).cards]

/** The most Force that a seat can generate. */
export function mostForce(t: ExceedTable, seat: Seat): number {
  let sum = 0
  for (const card of t.zone.hand(seat).cards) sum += worthOf(card)
  for (const card of t.zone.gauge(seat).cards) sum += worthOf(card)
  return sum
}

const nameOf = (card: ExceedInPlay): string => (card.zone.family === 'gauge' ? `gauge:${card.def.id}` : card.def.id)
/** Cards as payments, each with a key of its own. */
export const paymentsOf = (cards: readonly ExceedInPlay[]): Payment[] =>
  numbered(cards, nameOf, (card) => ({ card: card.id, worth: worthOf(card) }))

/** EX-070: cards that are worth exactly this much, an Ultra 1 or 2 as is needed; no card more. */
export function exactly(amount: number, chosen: readonly Payment[], all: readonly Payment[]): Next<Payment> {
  let most = 0
  for (const { worth } of chosen) most += worth
  const stop = chosen.length <= amount && amount <= most
  if (chosen.length >= amount) return { add: [], stop }
  let total = 0
  for (const { worth } of all) total += worth
  return { add: total < amount ? [] : all.filter((each) => !chosen.some((one) => one.key === each.key)), stop }
}

function forceSpec(amount: number): SomeSpec<Payment> {
  const options = (t: ExceedTable, seat: Seat) => paymentsOf(purse(t, seat))
  return {
    kind: 'force',
    rule: 'EX-070',
    context: amount,
    ordered: true,
    options,
    next: (chosen, t, seat) => exactly(amount, chosen, options(t, seat)),
  }
}

/** EX-067..071: pays Force, by cards of hand and Gauge. What was discarded comes back. */
export function* payForce(t: ExceedTable, seat: Seat, amount: number): Flow<readonly CardId[]> {
  if (amount <= 0) return []
  const paid = yield* askSome(t, seat, forceSpec(amount))
  const cards = paid.map(({ card }) => card)
  discardAll(
    t,
    cards.map((id) => t.card(id)),
  )
  const { turnNotes } = side(t, seat)
  turnNotes.forceSpent = (turnNotes.forceSpent ?? 0) + amount
  t.tell({ type: 'pay', seat, what: 'force', amount })
  return cards
}
