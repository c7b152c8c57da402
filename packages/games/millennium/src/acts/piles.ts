import type { Zone } from '@cardwright/engine'
import { type CardDef, isOwned } from '../cards/definitions.ts'
import type { CardInPlay, MillenniumTable } from '../state.ts'

/** MB-398, MB-H04: Core cards have a discard pile of their own. */
export const discardPile = (t: MillenniumTable, { def }: Pick<CardInPlay, 'def'>): Zone<CardDef> =>
  isOwned(def) && def.rarity === 'core' ? t.zone.coreDiscard() : t.zone.storeDiscard()

/** MB-384: several at once go in random order. */
export function toDiscardPiles(t: MillenniumTable, cards: readonly CardInPlay[]): void {
  if (cards.length === 0) return
  const order = cards.length > 1 ? t.random.shuffle([...cards]) : cards
  t.move(order, (card) => discardPile(t, card as CardInPlay))
}

/** MB-127, MB-177: a deck that is used up is made anew of its discard pile. */
export function topOf(t: MillenniumTable, deck: 'store' | 'core'): CardInPlay | null {
  const pile = t.zone[deck]()
  const discards = deck === 'store' ? t.zone.storeDiscard() : t.zone.coreDiscard()
  if (pile.size === 0 && discards.size > 0) {
    t.move(discards.cards, pile)
    t.shuffle(pile)
    // its top is another card, however high it is
    t.state.deckbuilding.lots[deck].size = -1
    t.tell({ type: 'reshuffle', deck, rule: 'MB-127' })
  }
  return pile.top ?? null
}

/** MB-H49: if there is none left of one kind, of the other. */
export const topOfEither = (t: MillenniumTable, deck: 'store' | 'core'): CardInPlay | null =>
  topOf(t, deck) ?? topOf(t, deck === 'store' ? 'core' : 'store')

/** MB-203 */
export const aftermarketSpace = 12

/** MB-203, MB-204, MB-377: in a tournament cards that do not fit push out all that lie there. What is sold is no such card. */
export function toAftermarket(t: MillenniumTable, cards: readonly CardInPlay[]): void {
  if (cards.length === 0) return
  const market = t.zone.aftermarket()
  if (market.size + cards.length > aftermarketSpace) {
    t.tell({ type: 'sweep', cards: market.cards.map(({ id }) => id), rule: 'MB-204' })
    toDiscardPiles(t, [...market.cards])
  }
  t.move(cards, market)
}
