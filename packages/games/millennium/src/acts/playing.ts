import type { CardInPlay, MillenniumTable, SideNumber } from '../state.ts'
import { isBossSide, tableau } from './sides.ts'
import { isFull } from './slots.ts'
import { printed, valuesOf } from './values.ts'

/** MB-419, MB-420, MB-H65: an Element from one card of the tableau and a Type from another. */
function hasFusion(t: MillenniumTable, s: SideNumber, card: CardInPlay): boolean {
  const { elements, types } = printed(card)
  const cards = tableau(t, s).cards.map((each) => valuesOf(t, each))
  return cards.some(
    (a, at) =>
      a.elements.some((each) => elements.includes(each)) &&
      cards.some((b, other) => other !== at && b.types.some((each) => types.includes(each))),
  )
}

/** MB-200, MB-201: whether what is printed on a card in hand lets a side play it, a Deck Box or an Accessory too. */
export const mayBePlayed = (t: MillenniumTable, s: SideNumber, card: CardInPlay): boolean =>
  (isBossSide(t, s) || !isMystic(card)) && (!printed(card).keywords.includes('fusion') || hasFusion(t, s, card))

/** MB-348: what only a boss may play. */
const isMystic = (card: CardInPlay): boolean => printed(card).rarities.includes('mystic')

/** MB-187: whether there is a slot for one more. */
export const hasRoom = (t: MillenniumTable, s: SideNumber): boolean => !isFull(t, s)
