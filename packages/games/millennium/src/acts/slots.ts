import { isOwned } from '../cards/definitions.ts'
import type { MillenniumTable, SideNumber } from '../state.ts'
import { tableauSlots } from '../zones.ts'
import { handOf, playArea, tableau } from './sides.ts'

/**
 * MB-376, MB-438: the slots of a tableau. They are read from what is printed, since what a card is now may depend on
 * whether a tableau is full.
 */
export function slotsOf(t: MillenniumTable, s: SideNumber): number {
  let slots = tableauSlots
  for (const card of playArea(t, s)) {
    if (card.down || !isOwned(card.def)) continue
    for (const ability of card.def.abilities) {
      if ('static' in ability && ability.static.holds === 'slots') slots += ability.static.add
    }
  }
  for (const { marks } of tableau(t, s).cards) if (marks?.ownSlot) slots++
  return slots
}

export const isFull = (t: MillenniumTable, s: SideNumber): boolean => tableau(t, s).size >= slotsOf(t, s)

/** MB-198, MB-211: Top effects need a free slot and a card in hand. */
export const hasTopEffects = (t: MillenniumTable, s: SideNumber): boolean => handOf(t, s).size > 0 && !isFull(t, s)
