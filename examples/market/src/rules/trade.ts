import {
  type CardId,
  type Form,
  type FormFields,
  fieldForm,
  type Move,
  type MoveOption,
  plainMove,
  type Seat,
} from '@cardwright/engine'
import { allSeats, good, type MarketTable, type Offer, stall, trader } from '../table.ts'
import { hints, refusals } from '../text/en.ts'

export interface OfferOption extends MoveOption {
  readonly move: 'offer'
  readonly to: Seat
  readonly card: CardId
  readonly price: number
}

const othersThan = (t: MarketTable, seat: Seat): Seat[] => allSeats(t).filter((each) => each !== seat)

/** MA-17: what may be offered, to whom, and for how much. Stalls are open to all, so no refusal shows anything hidden. */
const offerFields = (t: MarketTable, seat: Seat): FormFields => ({
  prefix: 'offer',
  fields: {
    to: { kind: 'choice', of: othersThan(t, seat).map(String) },
    good: { kind: 'choice', of: [...new Set(stall(t, seat).map(({ def }) => def.id))] },
    price: { kind: 'number', min: 0, max: 99 },
  },
})

export const offerForm: Form<OfferOption> = fieldForm<OfferOption>({
  hint: hints.offer,
  rule: 'MA-17',
  fields: offerFields,
  option({ to, good: name, price }, key, t: MarketTable, seat) {
    if (trader(t, seat).closed) return refusals.closed
    const card = stall(t, seat).find(({ def }) => def.id === name)!
    return { key, move: 'offer', to: Number(to), card: card.id, price: Number(price) }
  },
  /** The first good of the stall, to each other seat, at its printed price. */
  suggest(t: MarketTable, seat) {
    const card = stall(t, seat)[0]
    return card ? othersThan(t, seat).map((to) => ({ to: String(to), good: card.def.id, price: good(card).price })) : []
  },
})

export const isOffer = (option: MoveOption): option is OfferOption => option.move === 'offer'

/** MA-17 */
export function makeOffer(t: MarketTable, seat: Seat, { to, card, price }: OfferOption): void {
  t.state.offers = [...t.state.offers.filter((each) => each.from !== seat), { from: seat, to, card, price }]
  t.tell({ type: 'offer', seat, to, card, price, rule: 'MA-17' })
}

interface Made extends Offer {
  readonly good: string
}

interface Reply extends MoveOption {
  readonly from: Seat
  readonly card: CardId
  readonly price: number
}

const offersTo = (t: MarketTable, seat: Seat): Made[] =>
  t.state.offers.filter((each) => each.to === seat).map((each) => ({ ...each, good: t.card(each.card).def.id }))

const strike = (t: MarketTable, from: Seat): void => {
  t.state.offers = t.state.offers.filter((each) => each.from !== from)
}

/** MA-18 */
export const accept: Move<MarketTable, Made, Reply> = {
  list: offersTo,
  key: (made) => `accept:${made.from}:${made.good}:${made.price}`,
  why: (t, seat, { price }) => (price > trader(t, seat).money ? refusals.tooDear : null),
  option: ({ from, card, price }, key) => ({ key, move: 'accept', from, card, price }),
  do(t, seat, { from, card, price }) {
    trader(t, seat).money -= price
    trader(t, from).money += price
    t.tell({ type: 'accept', seat, from, card, price, rule: 'MA-18' })
    t.move(t.card(card), t.zone.stall(seat))
    return null
  },
}

/** MA-18 */
export const decline: Move<MarketTable, Made, Reply> = {
  list: offersTo,
  key: (made) => `decline:${made.from}:${made.good}:${made.price}`,
  why: () => null,
  option: ({ from, card, price }, key) => ({ key, move: 'decline', from, card, price }),
  do(t, seat, { from }) {
    strike(t, from)
    t.tell({ type: 'decline', seat, from, rule: 'MA-18' })
    return null
  },
}

/** MA-19 */
export const withdraw = plainMove<MarketTable>(
  'withdraw',
  (t, seat) => (t.state.offers.some((each) => each.from === seat) ? null : refusals.noOffer),
  (t, seat) => {
    strike(t, seat)
    t.tell({ type: 'withdraw', seat, rule: 'MA-19' })
    return null
  },
)

/** MA-19: offers whose good has left the stall. */
export function lapse(t: MarketTable): void {
  t.state.offers = t.state.offers.filter(({ from, card }) => t.card(card).zone === t.zone.stall(from))
}
