import { topOf } from '../../acts/piles.ts'
import { isOwned, starsOn } from '../../cards/definitions.ts'
import { prices } from '../../cards/symbols.ts'
import type { CardInPlay, MillenniumTable } from '../../state.ts'
import { powersOf } from './powers.ts'

/** MB-092, MB-099, MB-124: all that can be bought: the Store Area, the tops of Store and Core, the Aftermarket. */
export function forSale(t: MillenniumTable): CardInPlay[] {
  const tops = [t.zone.store().top, t.zone.core().top].filter((card) => card !== undefined)
  return [...t.zone.storeArea().cards, ...tops, ...t.zone.aftermarket().cards]
}

/** Each thing for sale has a number of its own, so that nobody buys what has taken its place. */
export function numberLots(t: MillenniumTable): void {
  const { deckbuilding } = t.state
  const offered = forSale(t)
  const known = deckbuilding.lots.filter(({ card, gen }) => {
    const here = t.card(card)
    return here.gen === gen && offered.includes(here)
  })
  for (const card of offered) {
    if (known.some((lot) => lot.card === card.id)) continue
    known.push({ card: card.id, gen: card.gen, lot: deckbuilding.nextLot++ })
  }
  deckbuilding.lots = known
}

export const isInAftermarket = (card: CardInPlay): boolean => card.zone.family === 'aftermarket'

/** MB-123, MB-135, MB-141: what a card costs: the number on its back, or in the Aftermarket its stars. */
export function priceOf(t: MillenniumTable, seat: number, card: CardInPlay): number {
  const { def } = card
  if (!isOwned(def)) return 0
  if (isInAftermarket(card)) {
    const off = powersOf(t, seat, 'buyDiscount').reduce((sum, each) => sum + each.dollars, 0)
    return Math.max(0, starsOn(def) - off)
  }
  const off = powersOf(t, seat, 'storeDiscount')
    .filter(({ rarity }) => rarity === undefined || rarity === def.rarity)
    .reduce((sum, each) => sum + each.dollars, 0)
  return Math.max(1, prices[def.rarity] - off)
}

/** MB-092, MB-126: the Store Area is filled up from the Store deck. */
export const storeSlots = 9

export function fillStore(t: MillenniumTable): void {
  const area = t.zone.storeArea()
  while (area.size < storeSlots) {
    const card = topOf(t, 'store')
    if (!card) break
    t.move(card, area)
  }
  // MB-127: the tops are on offer too
  topOf(t, 'store')
  topOf(t, 'core')
}
