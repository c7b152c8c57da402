import { cached, keep, type Seat } from '@cardwright/engine'
import { topOf } from '../../acts/piles.ts'
import { isOwned, starsOn } from '../../cards/definitions.ts'
import { prices } from '../../cards/symbols.ts'
import type { CardInPlay, MillenniumTable } from '../../state.ts'
import { powersOf } from './powers.ts'

/** Something that can be bought. */
export interface Lot {
  readonly lot: number
  readonly card: CardInPlay
}

/** MB-092, MB-124: the Store Area, the tops of Store and Core, the Aftermarket. */
export const forSale = keep((t: MillenniumTable): readonly Lot[] => {
  const { area, store, core } = t.state.deckbuilding.lots
  const lots: Lot[] = t.zone.storeArea().cards.map((card, at) => ({ lot: area[at]!, card }))
  if (t.zone.store().top) lots.push({ lot: store.lot, card: t.zone.store().top! })
  if (t.zone.core().top) lots.push({ lot: core.lot, card: t.zone.core().top! })
  for (const card of t.zone.aftermarket().cards) {
    const lot = card.marks?.lot
    if (typeof lot === 'number') lots.push({ lot, card })
  }
  return lots
})

/** The card of a lot, if it is still there. */
export const cardOfLot = (t: MillenniumTable, lot: number): CardInPlay | null =>
  forSale(t).find((each) => each.lot === lot)?.card ?? null

/** Each thing for sale has a number of its own, so that nobody buys what has taken its place. */
export function numberLots(t: MillenniumTable): void {
  const { deckbuilding } = t.state
  const { lots } = deckbuilding
  const next = () => deckbuilding.nextLot++
  lots.area = t.zone.storeArea().cards.map((_, at) => lots.area[at] ?? next())
  for (const deck of ['store', 'core'] as const) {
    const { size } = t.zone[deck]()
    // the top is another card when the deck has another height
    if (lots[deck].size !== size) lots[deck] = { lot: next(), size }
  }
  for (const card of t.zone.aftermarket().cards) if (card.marks?.lot === undefined) t.mark(card, 'lot', next())
  t.touch()
}

export const isInAftermarket = (card: CardInPlay): boolean => card.zone.family === 'aftermarket'

const discounts = cached((t: MillenniumTable, seat: Seat) => ({
  aftermarket: powersOf(t, seat, 'buyDiscount'),
  store: powersOf(t, seat, 'storeDiscount'),
}))

/** MB-123, MB-135, MB-141: what a card costs: the number on its back, or in the Aftermarket its stars. */
export function priceOf(t: MillenniumTable, seat: Seat, card: CardInPlay): number {
  const { def } = card
  if (!isOwned(def)) return 0
  const { aftermarket, store } = discounts(t, seat)
  let off = 0
  if (isInAftermarket(card)) {
    for (const { dollars } of aftermarket) off += dollars
    return Math.max(0, starsOn(def) - off)
  }
  for (const { rarity, dollars } of store) if (rarity === undefined || rarity === def.rarity) off += dollars
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
