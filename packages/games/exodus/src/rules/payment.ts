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
import { type ExodusInPlay, type ExodusTable, side } from '../table.ts'
import { energyOn, spotOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'

/** XO-044, XO-H15: energy of the field or the hand; nothing is paid from under ice. */
export const payable = (t: ExodusTable, seat: Seat): ExodusInPlay[] => [
  ...energyOn(t, seat).filter((card) => !isCardFrozen(t, card)),
  ...t.zone.reserve(seat).cards,
]

/** D.2.5: energy that this player has declared for items that wait. */
const declared = (t: ExodusTable, seat: Seat): CardId[] =>
  t.state.stack.filter(({ owner }) => owner === seat).flatMap(({ payment }) => payment)

/** What may be declared: XO-045. */
export function undeclared(t: ExodusTable, seat: Seat): ExodusInPlay[] {
  const taken = declared(t, seat)
  return payable(t, seat).filter(({ id }) => !taken.includes(id))
}

/** What a player has to pay now for a text that says so: some cards make it less. */
export const priceOf = (t: ExodusTable, seat: Seat, pay: number | undefined): number =>
  Math.max(0, (pay ?? 0) - (side(t, seat).notes.discount ?? 0))

interface Paid extends Option {
  readonly card: CardId
}

function nameOf(t: ExodusTable, card: ExodusInPlay): string {
  const spot = spotOf(t, card)
  return spot === null ? `hand:${card.def.id}` : `${spot.index + 1}:${card.def.id}`
}

function paySpec(amount: number, from: (t: ExodusTable, seat: Seat) => ExodusInPlay[]): SomeSpec<Paid> {
  const options = (t: ExodusTable, seat: Seat): Paid[] =>
    numbered(
      from(t, seat),
      (card) => nameOf(t, card),
      ({ id }) => ({ card: id }),
    )
  return { kind: 'pay', rule: 'XO-046', context: amount, options, next: between(amount, amount, options) }
}

/** XO-046: declares exactly which energy will be paid. */
export function* declarePayment(t: ExodusTable, seat: Seat, amount: number): Flow<readonly CardId[]> {
  if (amount === 0) return []
  return (yield* askSome(t, seat, paySpec(amount, undeclared))).map(({ card }) => card)
}

/** XO-048: names other energy for what is gone; any that the player has, even what another item was to have. */
export function* replacePayment(t: ExodusTable, seat: Seat, amount: number): Flow<readonly CardId[]> {
  if (amount === 0) return []
  return (yield* askSome(t, seat, paySpec(amount, payable))).map(({ card }) => card)
}

/** XO-047, XO-H23 */
export function discardEnergy(t: ExodusTable, ids: readonly CardId[]): void {
  for (const id of ids) {
    const card = t.card(id)
    t.move(card, t.zone.spent(card.owner))
  }
}
