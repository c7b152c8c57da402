import type { CardId, Flow, Seat } from '@cardwright/engine'
import type { Hue } from '../effects/terms/vocabulary.ts'
import { type Showing, tell } from '../events.ts'
import type { Ref } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, found, means, refer, side } from '../table.ts'
import { byName, energyOn, spotOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import { pickCards } from './pick.ts'
import { isUnshown, type Playing, standing } from './source.ts'

/** XO-044, XO-P23, XO-H15: energy of the field or the hand; nothing is paid from under ice. */
export function payable(t: ExodusTable, seat: Seat): ExodusInPlay[] {
  const laid = energyOn(t, seat)
  const free = t.state.frozen.length === 0 ? laid : laid.filter((card) => !isCardFrozen(t, card))
  return [...free, ...t.zone.reserve(seat).cards]
}

/** XO-045: energy that this player has declared for items on the stack. */
const declaredEnergy = (t: ExodusTable, seat: Seat): Ref[] =>
  t.state.stack.filter(({ owner }) => owner === seat).flatMap(({ payment }) => payment)

const isAmong = (refs: readonly Ref[], card: ExodusInPlay): boolean => refs.some((ref) => means(ref, card))

/** XO-045: energy that may be declared. */
export function undeclaredEnergy(t: ExodusTable, seat: Seat): ExodusInPlay[] {
  const taken = declaredEnergy(t, seat)
  return taken.length === 0 ? payable(t, seat) : payable(t, seat).filter((card) => !isAmong(taken, card))
}

/** Energy in hand. What is declared for the stack comes last: of two of one name, the one that is free is used. */
export function heldEnergy(t: ExodusTable, seat: Seat): readonly ExodusInPlay[] {
  const { cards } = t.zone.reserve(seat)
  const taken = declaredEnergy(t, seat)
  if (taken.length === 0) return cards
  return [...cards.filter((card) => !isAmong(taken, card)), ...cards.filter((card) => isAmong(taken, card))]
}

/** XO-045: whether this much may be declared. */
export const canDeclare = (t: ExodusTable, seat: Seat, price: number): boolean =>
  price === 0 || undeclaredEnergy(t, seat).length >= price

/** XO-043, XO-H38: what a Pay costs a player now. Cards make the first Pay of a turn cheaper, or the next one. */
export function priceOf(t: ExodusTable, seat: Seat, pay = 0): number {
  if (pay === 0) return 0
  const { notes } = side(t, seat)
  const less = (notes.discount ?? 0) + (notes.paid === undefined ? standing(t, seat, 'discount') : 0)
  return Math.max(0, pay - less)
}

/** Makes the next Pay in this turn cheaper. */
export function discountNext(t: ExodusTable, seat: Seat, amount: number): void {
  const { notes } = side(t, seat)
  notes.discount = (notes.discount ?? 0) + amount
  t.touch()
  tell(t, { type: 'discounted', seat, amount })
}

function keyOf(card: ExodusInPlay): string {
  const spot = spotOf(card)
  return spot === null ? `hand:${card.def.id}` : `${spot.index + 1}:${card.def.id}`
}

type From = (t: ExodusTable, seat: Seat) => ExodusInPlay[]

/** Names this much energy of these; energy from the hand is shown. Not asked if it takes all of it. */
function* nameEnergy(t: ExodusTable, by: Playing, amount: number, from: From): Flow<readonly Ref[]> {
  if (amount === 0) return []
  const { seat, text } = by
  const all = from(t, seat).map(({ id }) => id)
  const ids =
    all.length === amount
      ? all
      : yield* pickCards(t, seat, {
          kind: 'pay',
          rule: 'XO-046',
          context: { source: text, amount },
          discreet: isUnshown(t, by),
          min: amount,
          max: amount,
          from: () => from(t, seat),
          key: keyOf,
        })
  const cards = byName(ids.map((id) => t.card(id)))
  const held = cards.filter(({ zone }) => zone.family === 'reserve')
  if (held.length > 0) t.show(held, 'all', { seat, why: 'pay' satisfies Showing, rule: 'XO-046' })
  return Object.freeze(cards.map(refer))
}

/** XO-046: declares exactly which energy will be paid. */
export function* declarePayment(t: ExodusTable, by: Playing): Flow<readonly Ref[]> {
  const { pay = 0 } = by.script
  if (pay === 0) return []
  const payment = yield* nameEnergy(t, by, priceOf(t, by.seat, pay), undeclaredEnergy)
  // the discount is used up
  const { notes } = side(t, by.seat)
  notes.paid = 1
  delete notes.discount
  return payment
}

/** XO-048: names other energy for what is gone; any that the player has, even if it was declared for another item. */
export const replacePayment = (t: ExodusTable, by: Playing, amount: number): Flow<readonly Ref[]> =>
  nameEnergy(t, by, amount, payable)

/** XO-048, XO-H39: whether all of it is still there to be paid. A card that left and came back is another card. */
export function paymentStands(t: ExodusTable, seat: Seat, payment: readonly Ref[]): boolean {
  const there = payable(t, seat)
  return payment.every((ref) => there.some((card) => means(ref, card)))
}

/** XO-047: discards the declared energy, and returns its hues. */
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
