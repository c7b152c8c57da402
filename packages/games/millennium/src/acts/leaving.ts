import { isOwned } from '../cards/definitions.ts'
import { type CardInPlay, type MillenniumTable, player, type SideNumber } from '../state.ts'
import { discardPile, toDiscardPiles } from './piles.ts'
import { allSides, isBossSide, markersOn, sideOf, tableau } from './sides.ts'
import { slotsOf } from './slots.ts'

/** MB-176, MB-223: where a side's discards go; MB-H74: where there are no binders, to the discard piles. */
export function toBinder(t: MillenniumTable, s: SideNumber, cards: readonly CardInPlay[]): void {
  if (cards.length === 0) return
  if (isBossSide(t, s)) t.move(cards, t.zone.box())
  else if (t.state.phase === 'turns') toDiscardPiles(t, cards)
  else t.move(cards.length > 1 ? t.random.shuffle([...cards]) : cards, t.zone.binder(s))
}

/** MB-183, MB-273, MB-381: tokens, markers and attachments of a card that is turned down or goes. */
export function strip(t: MillenniumTable, card: CardInPlay): void {
  const s = sideOf(t, card)
  if (!isBossSide(t, s)) player(t, s).markers += markersOn(card)
  t.mark(card, 'tokens', null)
  t.mark(card, 'markers', null)
  t.mark(card, 'facing', null)
  for (const guest of t.hosted(card)) {
    if (isOwned(guest.def)) toBinder(t, s, [guest])
    else t.move(guest, t.zone.box())
  }
}

/** Cards leave a play area for the binder of whoever had them there. */
export function leaveForBinder(t: MillenniumTable, card: CardInPlay): void {
  const s = sideOf(t, card)
  strip(t, card)
  toBinder(t, s, [card])
}

/** MB-391: cards in slots that are gone. */
export function settle(t: MillenniumTable): void {
  for (const s of allSides(t)) {
    for (let over = tableau(t, s).size - slotsOf(t, s); over > 0; over--) {
      const card = tableau(t, s).top!
      t.tell({ type: 'slotLost', side: s, card: card.id, rule: 'MB-391' })
      leaveForBinder(t, card)
    }
  }
}

export { discardPile }
