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
import { tell } from '../events.ts'
import { type ExceedInPlay, type ExceedTable, side } from '../state.ts'
import { favoursOf } from '../values/favours.ts'
import { type Purpose, unitsOfLife, worthOf } from '../values/means.ts'
import type { AskedBy } from '../values/printed.ts'
import { discard } from './areas.ts'
import { spendLife } from './life.ts'
import { resolve } from './triggers.ts'

/** Something that can be spent: a card, life, or Force that is generated without a card. */
export interface Payment extends Option {
  readonly card: CardId | undefined
  readonly def: string | undefined
  readonly from: 'hand' | 'gauge' | undefined
  readonly worth: number
  readonly life: number
}

/** EX-067: what can be discarded for Force. */
const purse = (t: ExceedTable, seat: Seat): ExceedInPlay[] => [...t.zone.hand(seat).cards, ...t.zone.gauge(seat).cards]

const gaugeKey = keysWith('gauge:')
const nameOf = ({ zone, def }: ExceedInPlay): string => (zone.family === 'gauge' ? gaugeKey(def.id) : def.id)
/** Cards as payments, each with a key of its own. */
export const paymentsOf = (cards: readonly ExceedInPlay[], worth: (card: ExceedInPlay) => number): Payment[] =>
  numbered(
    cards,
    nameOf,
    (card): Omit<Payment, 'key'> => ({
      card: card.id,
      def: card.def.id,
      from: card.zone.family === 'gauge' ? 'gauge' : 'hand',
      worth: worth(card),
      life: 0,
    }),
  )

const noCard = { card: undefined, def: undefined, from: undefined } as const

/** Life as payments: one for each unit that it can pay for. */
export const lifeAsPayments = (t: ExceedTable, seat: Seat, price: number, most: number): Payment[] =>
  numbered(
    Array.from({ length: Math.min(most, unitsOfLife(t, seat, price)) }),
    () => 'life',
    () => ({ ...noCard, worth: 1, life: price }),
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
  const gift: Payment[] = free === 0 ? [] : [{ key: 'free', ...noCard, worth: free, life: 0 }]
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

/** The rule of an action that is paid for. */
const ruleFor = { move: 'EX-044', change: 'EX-047' } as const

function makeForceSpec(amount: number, purpose: Purpose, isForced: boolean): SomeSpec<Payment> {
  // what is still to be paid is looked up with every card that is
  const options = cached((t: ExceedTable, seat) => payments(t, seat, amount, purpose))
  return {
    kind: 'force',
    rule: 'EX-070',
    context: amount,
    ...(purpose !== 'any' && { source: ruleFor[purpose] }),
    ordered: true,
    forced: isForced,
    options,
    next: (chosen, t, seat) => exactly(amount, chosen, options(t, seat)),
  }
}

/** What Force is paid for: where that matters to what may be paid, and what asks for it. */
interface ForceTerms {
  readonly purpose?: Purpose
  readonly asked?: AskedBy
}

/** EX-067..071, EX-170, EX-186: pays Force, by cards of hand and Gauge. Returns what was discarded. */
export function* payForce(
  t: ExceedTable,
  seat: Seat,
  amount: number,
  { purpose = 'any', asked }: ForceTerms = {},
): Flow<readonly CardId[]> {
  if (amount <= 0) return []
  const due = amount - (favoursOf(t, seat)?.forceDiscount ?? 0)
  const spec = forceSpec(due, purpose, isOnlyCard(t, seat, due))
  const paid = due <= 0 ? [] : yield* askSome(t, seat, asked === undefined ? spec : { ...spec, ...asked })
  const cards = cardsOf(paid)
  // cards of the Gauge are spent, whatever they are spent as
  const isOfGauge = cards.some((id) => t.card(id).zone.family === 'gauge')
  for (const id of cards) discard(t, t.card(id))
  side(t, seat).turn.forceSpent += amount
  t.touch()
  tell(t, { type: 'pay', seat, what: 'force', amount })
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
