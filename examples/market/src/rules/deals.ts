import { type CardId, type Move, type MoveOption, plainMove, type Seat } from '@cardwright/engine'
import { good, type MarketCardInPlay, type MarketTable, stall, trader } from '../table.ts'
import { refusals } from '../text/en.ts'
import { priceNow, toHeap } from './stand.ts'

/** A card and the terms on which it is to be had. */
export interface Priced {
  readonly card: MarketCardInPlay
  readonly price: number
}

interface Deal extends MoveOption {
  readonly card: CardId
  readonly price: number
}

/** MA-8 */
export const buy: Move<MarketTable, Priced, Deal> = {
  list: (t) => t.zone.stand().cards.map((card) => ({ card, price: priceNow(t, card) })),
  key: ({ card, price }) => `buy:${card.def.id}:${price}`,
  why: (t, seat, { price }) => (price > trader(t, seat).money ? refusals.tooDear : null),
  option: ({ card, price }, key) => ({ key, move: 'buy', card: card.id, price }),
  do(t, seat, { card, price }) {
    trader(t, seat).money -= price
    t.tell({ type: 'buy', seat, card, price, rule: 'MA-8' })
    t.move(t.card(card), t.zone.stall(seat))
    return null
  },
}

/** MA-9 */
const priceBack = (card: MarketCardInPlay): number => Math.floor(good(card).price / 2)

/** MA-9 */
export const sell: Move<MarketTable, Priced, Deal> = {
  list: (t, seat) => stall(t, seat).map((card) => ({ card, price: priceBack(card) })),
  key: ({ card, price }) => `sell:${card.def.id}:${price}`,
  why: () => null,
  option: ({ card, price }, key) => ({ key, move: 'sell', card: card.id, price }),
  do(t, seat, { card, price }) {
    trader(t, seat).money += price
    t.tell({ type: 'sell', seat, card, price, rule: 'MA-9' })
    toHeap(t, [t.card(card)])
    return null
  },
}

/** MA-12 */
export const close = plainMove<MarketTable>(
  'close',
  () => null,
  (t, seat) => setClosed(t, seat, true),
)

/** MA-12 */
export const reopen = plainMove<MarketTable>(
  'reopen',
  (t, seat) => (trader(t, seat).closed ? null : refusals.notClosed),
  (t, seat) => setClosed(t, seat, false),
)

function setClosed(t: MarketTable, seat: Seat, closed: boolean): null {
  trader(t, seat).closed = closed
  t.tell({ type: closed ? 'close' : 'reopen', seat, rule: 'MA-12' })
  return null
}
