import {
  askSome,
  type CardId,
  cached,
  type Flow,
  flowOf,
  keysWith,
  type Next,
  numbered,
  type Option,
  type Part,
  type Seat,
  type SomeSpec,
} from '@cardwright/engine'
import { resolve } from '../effects/run/triggers.ts'
import { defOf, type ExceedInPlay, type ExceedTable, side } from '../table.ts'
import { discardAll } from './areas.ts'
import { favoursOf } from './favours.ts'
import { spendLife } from './life.ts'

/** Something that can be spent: a card, life, or Force that is generated without a card. */
export interface Payment extends Option {
  readonly card: CardId | undefined
  readonly worth: number
  readonly life: number
}

/** EX-068, EX-069: the most Force that a card is worth. */
export const worthOf = (card: ExceedInPlay): number => (defOf(card).kind === 'ultra' ? 2 : 1)

/** EX-067: what can be discarded for Force. */
const purse = (t: ExceedTable, seat: Seat): ExceedInPlay[] => [...t.zone.hand(seat).cards, ...t.zone.gauge(seat).cards]

/** What Force is spent on, where it matters. */
export type Purpose = 'any' | 'change'

/** The units that life can pay for; never with the last of it. */
export const unitsOfLife = (t: ExceedTable, seat: Seat, price: number): number =>
  price === 0 ? 0 : Math.floor((side(t, seat).life - 1) / price)

/** Force that needs no card. */
function withoutCards(t: ExceedTable, seat: Seat, purpose: Purpose): number {
  const favours = favoursOf(t, seat)
  if (favours === null) return 0
  const { freeForce, freeToChange, forceDiscount, lifeForForce } = favours
  return freeForce + forceDiscount + unitsOfLife(t, seat, lifeForForce) + (purpose === 'change' ? freeToChange : 0)
}

function greatest(t: ExceedTable, seat: Seat, purpose: Purpose): number {
  let sum = withoutCards(t, seat, purpose)
  for (const card of t.zone.hand(seat).cards) sum += worthOf(card)
  for (const card of t.zone.gauge(seat).cards) sum += worthOf(card)
  return sum
}

const mostForAll = cached((t: ExceedTable, seat) => greatest(t, seat, 'any'))
const mostToChange = cached((t: ExceedTable, seat) => greatest(t, seat, 'change'))

/** The greatest Force that a seat can pay: asked for with every action that could be taken. */
export const mostForce = (t: ExceedTable, seat: Seat, purpose: Purpose = 'any'): number =>
  purpose === 'any' ? mostForAll(t, seat) : mostToChange(t, seat)

/** What everybody can see of it: whether a seat can surely pay, or surely not; null if that depends on its hand. */
export function isForceSure(t: ExceedTable, seat: Seat, amount: number): boolean | null {
  let open = withoutCards(t, seat, 'any')
  for (const card of t.zone.gauge(seat).cards) open += worthOf(card)
  const held = t.zone.hand(seat).size
  if (open + held >= amount) return true
  return open + 2 * held < amount ? false : null
}

const gaugeKey = keysWith('gauge:')
const nameOf = ({ zone, def }: ExceedInPlay): string => (zone.family === 'gauge' ? gaugeKey(def.id) : def.id)
/** Cards as payments, each with a key of its own. */
export const paymentsOf = (cards: readonly ExceedInPlay[], worth: (card: ExceedInPlay) => number): Payment[] =>
  numbered(cards, nameOf, (card) => ({ card: card.id as CardId | undefined, worth: worth(card), life: 0 }))

/** Life as payments: one for each unit that it can pay for. */
export const lifeAsPayments = (t: ExceedTable, seat: Seat, price: number, most: number): Payment[] =>
  numbered(
    Array.from({ length: Math.min(most, unitsOfLife(t, seat, price)) }),
    () => 'life',
    () => ({ card: undefined, worth: 1, life: price }),
  )

/** EX-070: payments that are worth exactly this much, an Ultra 1 or 2 as is needed; none more. */
export function exactly(amount: number, chosen: readonly Payment[], all: readonly Payment[]): Next<Payment> {
  let most = 0
  for (const { worth } of chosen) most += worth
  const stop = chosen.length <= amount && amount <= most
  if (chosen.length >= amount) return { add: [], stop }
  let total = 0
  for (const { worth } of all) total += worth
  const add = all.filter((each) => !chosen.some((one) => one.key === each.key))
  // an imagined hand may be worth less than was promised: all of it is paid then
  return { add, stop: stop || (total < amount && add.length === 0) }
}

function payments(t: ExceedTable, seat: Seat, amount: number, purpose: Purpose): Payment[] {
  const cards = paymentsOf(purse(t, seat), worthOf)
  const favours = favoursOf(t, seat)
  if (favours === null) return cards
  const free = favours.freeForce + (purpose === 'change' ? favours.freeToChange : 0)
  const gift: Payment[] = free === 0 ? [] : [{ key: 'free', card: undefined, worth: free, life: 0 }]
  return [...cards, ...gift, ...lifeAsPayments(t, seat, favours.lifeForForce, amount)]
}

/** Whether everybody can see that one card, which is all that there is, pays for it. */
const isOnlyCard = (t: ExceedTable, seat: Seat, amount: number): boolean =>
  amount === 1 && favoursOf(t, seat) === null && t.zone.hand(seat).size + t.zone.gauge(seat).size === 1

/** A question for each amount and purpose, made when it first comes up. */
const forceSpecs = new Map<string, SomeSpec<Payment>>()

function forceSpec(amount: number, purpose: Purpose, isForced: boolean): SomeSpec<Payment> {
  const name = `${purpose} ${amount} ${isForced}`
  let spec = forceSpecs.get(name)
  if (spec === undefined) {
    spec = makeForceSpec(amount, purpose, isForced)
    forceSpecs.set(name, spec)
  }
  return spec
}

function makeForceSpec(amount: number, purpose: Purpose, isForced: boolean): SomeSpec<Payment> {
  // what is still to be paid is looked up with every card that is
  const options = cached((t: ExceedTable, seat) => payments(t, seat, amount, purpose))
  return {
    kind: 'force',
    rule: 'EX-070',
    context: amount,
    ordered: true,
    forced: isForced,
    options,
    next: (chosen, t, seat) => exactly(amount, chosen, options(t, seat)),
  }
}

/**
 * EX-067..071, EX-186: pays Force, by cards of hand and Gauge. What was discarded comes back.
 */
export function* payForce(
  t: ExceedTable,
  seat: Seat,
  amount: number,
  purpose: Purpose = 'any',
): Flow<readonly CardId[]> {
  if (amount <= 0) return []
  const due = amount - (favoursOf(t, seat)?.forceDiscount ?? 0)
  const paid = due <= 0 ? [] : yield* askSome(t, seat, forceSpec(due, purpose, isOnlyCard(t, seat, due)))
  const cards = cardsOf(paid)
  // cards of the Gauge are spent, whatever they are spent as
  const isOfGauge = cards.some((id) => t.card(id).zone.family === 'gauge')
  discardAll(
    t,
    cards.map((id) => t.card(id)),
  )
  const { turnNotes } = side(t, seat)
  turnNotes.forceSpent = (turnNotes.forceSpent ?? 0) + amount
  t.touch()
  t.tell({ type: 'pay', seat, what: 'force', amount })
  yield* flowOf(payLife(t, seat, paid))
  yield* flowOf(isOfGauge ? resolve(t, seat, 'gaugeSpent') : null)
  return cards
}

export const cardsOf = (paid: readonly Payment[]): CardId[] => paid.flatMap(({ card }) => card ?? [])

/** The life among what was paid. */
export function payLife(t: ExceedTable, seat: Seat, paid: readonly Payment[]): Part {
  let life = 0
  for (const each of paid) life += each.life
  return life > 0 ? spendLife(t, seat, life) : null
}
