import type { CardId } from '@cardwright/engine'
import { isOwned } from '../cards/definitions.ts'
import type { CardInPlay, MillenniumTable, SideNumber } from '../state.ts'
import type { Context, FlipCause } from '../tasks.ts'
import { push } from './push.ts'
import { areOpponents, isInTableau, sideOf } from './sides.ts'
import { holdingsOf, isMeant } from './values.ts'

/** MB-337, MB-350, MB-473, MB-H70: what a boss has beside its tableau is flipped by nobody but itself. */
const isMystic = (card: CardInPlay): boolean => isOwned(card.def) && card.def.rarity === 'mystic' && !isInTableau(card)

/** MB-227, MB-230: whether an effect of this side could flip the card. */
export function canBeFlipped(t: MillenniumTable, card: CardInPlay, by: SideNumber, source: CardId | null): boolean {
  if (card.down || (isMystic(card) && source !== card.id)) return false
  return !holdingsOf(t, 'protect').some(
    (each) => isMeant(t, each, card) && (each.static.from === 'all' || areOpponents(t, by, sideOf(t, card))),
  )
}

/** Asks for flips, each an event of its own: MB-H63. */
export function flipByEffect(t: MillenniumTable, cards: readonly CardInPlay[], context: Context): void {
  push(
    t,
    ...cards.map((card) => ({
      task: 'flip' as const,
      card: card.id,
      gen: card.gen,
      by: context.controller,
      source: context.card,
      cause: 'effect' as const,
      unanswerable: context.unanswerable,
      asked: [],
    })),
  )
}

/** MB-190, MB-216: the flip that an Action or a Reaction costs. */
export function flipAsCost(t: MillenniumTable, card: CardInPlay, cause: Exclude<FlipCause, 'effect'>): void {
  push(t, {
    task: 'flip',
    card: card.id,
    gen: card.gen,
    by: sideOf(t, card),
    source: card.id,
    cause,
    unanswerable: false,
    asked: [],
  })
}
