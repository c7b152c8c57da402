export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof suits)[number]

/** Ranks by number: an Ace is 1, number cards are their value. */
export const ace = 1
export const jack = 11
export const queen = 12
export const king = 13
export const joker = 14
/** One more than the highest rank: the length of a count by rank. */
export const ranks = 15

/** A card of an ordinary deck: CC-001. */
export interface PlayingCard {
  readonly id: string
  readonly kind: 'card'
  readonly rank: number
  readonly suit: Suit | null
  readonly isRed: boolean
}

const letters: Readonly<Record<number, string>> = { [ace]: 'a', [jack]: 'j', [queen]: 'q', [king]: 'k' }
const letterOf = (rank: number): string => letters[rank] ?? String(rank)

const red = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds'

/** `5h` is the five of hearts. */
export const plainDeck: readonly PlayingCard[] = suits.flatMap((suit) =>
  Array.from({ length: king }, (_, i) => ({
    id: `${letterOf(i + 1)}${suit.charAt(0)}`,
    kind: 'card' as const,
    rank: i + 1,
    suit,
    isRed: red(suit),
  })),
)

export const jokers: readonly PlayingCard[] = ['joker-red', 'joker-black'].map((id) => ({
  id,
  kind: 'card' as const,
  rank: joker,
  suit: null,
  isRed: id === 'joker-red',
}))

/** CC-042: 2 to 10. */
export const isNumber = ({ rank }: PlayingCard): boolean => rank >= 2 && rank <= 10

/** CC-174: a Joker in the meter is worth ten. */
export const meterValue = ({ rank }: PlayingCard): number => (rank === joker ? 10 : rank)
