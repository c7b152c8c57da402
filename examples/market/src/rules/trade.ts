import type { CardId, Form, Move, MoveOption, Refusal, Seat } from '@cardwright/engine'
import { allSeats, good, type MarketTable, type Offer, stall, trader } from '../table.ts'
import { hints, refusals } from '../text/en.ts'
import { plain } from './deals.ts'

export interface OfferOption extends MoveOption {
  readonly move: 'offer'
  readonly to: Seat
  readonly card: CardId
  readonly price: number
}

const offerKey = /^offer:(\d):([a-z-]+):(0|[1-9]\d?)$/

const offerOf = (t: MarketTable, to: Seat, card: CardId, price: number): OfferOption => {
  return { key: `offer:${to}:${t.card(card).def.id}:${price}`, move: 'offer', to, card, price }
}

/** MA-17: stalls are open to all, so no refusal shows anything hidden. */
function parseOffer(key: string, t: MarketTable, seat: Seat): OfferOption | Refusal {
  const [, to, name, price] = offerKey.exec(key) ?? []
  if (to === undefined) return refusals.noForm
  if (trader(t, seat).closed) return refusals.closed
  if (Number(to) === seat || Number(to) >= t.seats) return refusals.noSeat
  const card = stall(t, seat).find((each) => each.def.id === name)
  return card ? offerOf(t, Number(to), card.id, Number(price)) : refusals.nothingToOffer
}

/** MA-17: the first good of the stall, to each other seat, at its printed price. */
function suggestOffers(t: MarketTable, seat: Seat): OfferOption[] {
  const card = stall(t, seat)[0]
  if (!card || trader(t, seat).closed) return []
  const others = allSeats(t).filter((each) => each !== seat)
  return others.map((to) => offerOf(t, to, card.id, good(card).price))
}

export const offerForm: Form<OfferOption> = { parse: parseOffer, suggest: suggestOffers, hint: hints.offer }

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
export const withdraw = plain(
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
