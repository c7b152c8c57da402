import { good, type MarketCardInPlay, type MarketTable } from '../table.ts'

const standSize = (t: MarketTable): number => t.seats + 3

/** MA-7 */
export function fillStand(t: MarketTable): void {
  const stand = t.zone.stand()
  while (stand.size < standSize(t)) {
    const card = topGood(t)
    if (!card) return
    t.move(card, stand)
  }
}

/** MA-7: the next good; the heap becomes the deck when that is used up. */
export function topGood(t: MarketTable): MarketCardInPlay | undefined {
  const deck = t.zone.deck()
  const heap = t.zone.heap()
  if (deck.size === 0 && heap.size > 0) {
    t.move(heap.cards, deck)
    t.shuffle(deck)
  }
  return deck.top
}

export const toHeap = (t: MarketTable, goods: readonly MarketCardInPlay[]): void => {
  t.move(goods, t.zone.heap())
}

/** MA-8 */
export const priceNow = (t: MarketTable, card: MarketCardInPlay): number =>
  Math.max(1, good(card).price - t.state.segment)
