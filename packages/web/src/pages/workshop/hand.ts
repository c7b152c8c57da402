import { type Copies, type Decks, inPart } from '@cardwright/catalog'
import type { Random } from '@cardwright/engine'

/** A part of a deck, shuffled, and how much of it is in hand. */
export interface Dealt {
  readonly part: string
  readonly pile: readonly string[]
  readonly hand: number
}

function shuffled(cards: Copies, random: Random): string[] {
  const pile = Object.entries(cards).flatMap(([id, count]) => Array.from({ length: count }, () => id))
  for (let left = pile.length - 1; left > 0; left--) {
    const other = random.int(left + 1)
    ;[pile[left], pile[other]] = [pile[other]!, pile[left]!]
  }
  return pile
}

/** An opening hand: so many of each part as the game deals. */
export const dealt = (decks: Decks, cards: Copies, random: Random): readonly Dealt[] =>
  decks.parts.map(({ id, hand }) => ({ part: id, pile: shuffled(inPart(decks, cards, id), random), hand }))

/** One more card of a part. */
export const drawn = (hands: readonly Dealt[], part: string): readonly Dealt[] =>
  hands.map((each) => (each.part === part ? { ...each, hand: Math.min(each.pile.length, each.hand + 1) } : each))
