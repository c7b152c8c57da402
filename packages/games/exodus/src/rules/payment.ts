import {
  askSome,
  between,
  type CardId,
  type Flow,
  numbered,
  type Option,
  type Seat,
  type SomeSpec,
} from '@cardwright/engine'
import type { Hue } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, found, type Ref, refer, side } from '../table.ts'
import { byName, energyOn, spotOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import { standing } from './standing.ts'

/** XO-044, XO-P23, XO-H15: energy of the field or the hand; nothing is paid from under ice. */
export function payable(t: ExodusTable, seat: Seat): ExodusInPlay[] {
  const laid = energyOn(t, seat)
  const free = t.state.frozen.length === 0 ? laid : laid.filter((card) => !isCardFrozen(t, card))
  return [...free, ...t.zone.reserve(seat).cards]
}

/** D.2.5: energy that this player has declared for items that wait. */
const declared = (t: ExodusTable, seat: Seat): Ref[] =>
  t.state.stack.filter(({ owner }) => owner === seat).flatMap(({ payment }) => payment)

const isAmong = (refs: readonly Ref[], { id, gen }: ExodusInPlay): boolean =>
  refs.some((ref) => ref.card === id && ref.gen === gen)

/** What may be declared: XO-045. */
export function undeclared(t: ExodusTable, seat: Seat): ExodusInPlay[] {
  const taken = declared(t, seat)
  return taken.length === 0 ? payable(t, seat) : payable(t, seat).filter((card) => !isAmong(taken, card))
}

/** XO-045: whether so much may be declared. */
export const canDeclare = (t: ExodusTable, seat: Seat, price: number): boolean =>
  price === 0 || undeclared(t, seat).length >= price

/** XO-043, XO-H38: what a player has to pay now for a text that says so. Cards make the first Pay of a turn less, or the next. */
export function priceOf(t: ExodusTable, seat: Seat, pay = 0): number {
  if (pay === 0) return 0
  const { notes } = side(t, seat)
  const less = (notes.discount ?? 0) + (notes.paid === undefined ? standing(t, seat, 'discount') : 0)
  return Math.max(0, pay - less)
}

interface Paid extends Option {
  readonly card: CardId
}

function nameOf(card: ExodusInPlay): string {
  const spot = spotOf(card)
  return spot === null ? `hand:${card.def.id}` : `${spot.index + 1}:${card.def.id}`
}

type From = (t: ExodusTable, seat: Seat) => ExodusInPlay[]

function paySpec(amount: number, text: string, from: From): SomeSpec<Paid> {
  const options = (t: ExodusTable, seat: Seat): Paid[] => numbered(from(t, seat), nameOf, ({ id }) => ({ card: id }))
  return {
    kind: 'pay',
    rule: 'XO-046',
    context: { for: text, amount },
    options,
    next: between(amount, amount, options),
  }
}

/** Names so much energy of these; what comes from the hand is shown. Not asked if it is all that there is. */
function* name(t: ExodusTable, seat: Seat, amount: number, text: string, from: From): Flow<readonly Ref[]> {
  if (amount === 0) return []
  const all = from(t, seat).map(({ id }) => id)
  const ids =
    all.length === amount ? all : (yield* askSome(t, seat, paySpec(amount, text, from))).map(({ card }) => card)
  const cards = byName(ids.map((id) => t.card(id)))
  const held = cards.filter(({ zone }) => zone.family === 'reserve')
  if (held.length > 0) t.show(held, 'all')
  return Object.freeze(cards.map(refer))
}

/** XO-046: declares exactly which energy will be paid. */
export function* declarePayment(t: ExodusTable, seat: Seat, text: string, pay = 0): Flow<readonly Ref[]> {
  if (pay === 0) return []
  const payment = yield* name(t, seat, priceOf(t, seat, pay), text, undeclared)
  // what made it less is used up
  const { notes } = side(t, seat)
  notes.paid = 1
  delete notes.discount
  return payment
}

/** XO-048: names other energy for what is gone; any that the player has, even what another item was to have. */
export const replacePayment = (t: ExodusTable, seat: Seat, text: string, amount: number): Flow<readonly Ref[]> =>
  name(t, seat, amount, text, payable)

/** XO-048, XO-H39: whether all of it is still there to be paid. What has left and come back is another card. */
export function paymentStands(t: ExodusTable, seat: Seat, payment: readonly Ref[]): boolean {
  const there = payable(t, seat)
  return payment.every((ref) => there.some(({ id, gen }) => id === ref.card && gen === ref.gen))
}

/** XO-047: discards what was declared, and says of which hues it was. */
export function pay(t: ExodusTable, payment: readonly Ref[]): Hue[] {
  const cards = payment.map((ref) => found(t, ref)!)
  discardEnergy(
    t,
    cards.map(({ id }) => id),
  )
  return cards.flatMap(({ def }) => (def.kind === 'energy' ? [def.hue] : []))
}

/** XO-H23 */
export function discardEnergy(t: ExodusTable, ids: readonly CardId[]): void {
  for (const id of ids) {
    const card = t.card(id)
    t.move(card, t.zone.spent(card.owner))
  }
}
