import type { RuleId } from '@cardwright/engine'

/** A deck as somebody makes it: card ids, each with how many. Which part a card goes into is the card's to say. */
export interface Deck {
  readonly name: string
  readonly cards: Copies
}

export type Copies = Readonly<Record<string, number>>

/** A card one may choose, and what it is searched, grouped and counted by. */
export interface DeckCard {
  /** The id of its definition; in a list of cards, its code. */
  readonly id: string
  readonly name: string
  /** The part of the deck that it goes into. */
  readonly part: string
  /** What is printed on it, to be searched. */
  readonly text: string
  /** What it has of each trait, by the trait's id; none is fine. */
  readonly traits: Readonly<Record<string, readonly string[]>>
}

/** Main Deck, Energy Deck; most games have one part. */
export interface DeckPart {
  readonly id: string
  readonly name: string
  /** How many cards an opening hand has of it. */
  readonly hand: number
}

/** Something cards differ in: kind, level, colour. */
export interface Trait {
  readonly id: string
  readonly name: string
  /** As people read them, in the order in which they are offered and drawn. */
  readonly values: readonly string[]
  /** A `curve` has a column for each value in order (cost, level); `shares` are parts of a whole (colour). */
  readonly drawn?: 'curve' | 'shares'
}

/** What is wrong with a deck: a sentence, and the rule that says so. */
export interface DeckProblem {
  readonly rule: RuleId
  readonly why: string
}

/** How much of a card the game can play, where cards come from elsewhere. */
export interface Playable {
  readonly how: 'whole' | 'partly' | 'not'
  /** The texts that are not played; none if it is whole. */
  readonly gaps: readonly TextGap[]
}

/** A text that is not played: reading stopped at its `at`-th character, where something else was expected. */
export interface TextGap {
  readonly text: string
  readonly at: number
  readonly length: number
  readonly expected: readonly string[]
  /** Why, where it was read to the end and still makes no sense. */
  readonly why: string
}

/** What a game says of its decks. Everything else about them is the same for all games. */
export interface Decks {
  readonly parts: readonly DeckPart[]
  /** All there is to choose from, in the order in which it is offered. */
  readonly cards: readonly DeckCard[]
  readonly traits: readonly Trait[]
  /** The trait by whose values a list is put under headings. */
  readonly groups: string
  /** The rules of deck construction, in the order of the rulebook. */
  readonly rules: readonly RuleId[]
  /** Decks that come with the game, by the side that they are. */
  readonly starters: Readonly<Record<string, Deck>>
  /** All that is wrong; nothing if the deck may be played, in a match with these options if it matters. */
  problems(deck: Copies, options?: unknown): readonly DeckProblem[]
  /** Options of a match in which more decks may be played, if all who play agree. */
  readonly agreed?: object
  /** How many of this card a deck may hold; as many as you like unless said. */
  limit?(card: string): number | undefined
  /** What the options of a match hold for a seat that plays with these cards: goes to `sides.options`. */
  choice(deck: Copies): unknown
  /** Everything can be played unless this says otherwise. */
  playable?(card: string): Playable
}

export const countOf = (cards: Copies): number => Object.values(cards).reduce((sum, each) => sum + each, 0)

/** These cards with so many more of one, or fewer; none is not listed. */
export function withMore(cards: Copies, card: string, more: number): Copies {
  const { [card]: had = 0, ...others } = cards
  const count = had + more
  if (count <= 0) return others
  return card in cards ? { ...cards, [card]: count } : { ...others, [card]: count }
}

/** Cards that the game does not know are listed with its first part, where `problems` speaks of them. */
export function inPart(decks: Decks, cards: Copies, part: string): Copies {
  const home = homes(decks)
  const first = decks.parts[0]!.id
  return Object.fromEntries(Object.entries(cards).filter(([id]) => (home.get(id)?.part ?? first) === part))
}

const known = new WeakMap<Decks, ReadonlyMap<string, DeckCard>>()

/** The cards of a game by their ids. */
export function homes(decks: Decks): ReadonlyMap<string, DeckCard> {
  const before = known.get(decks)
  if (before) return before
  const cards = new Map(decks.cards.map((card) => [card.id, card]))
  known.set(decks, cards)
  return cards
}

/** How many cards of a deck the game can play whole: 43 of 50. */
export function playableIn(decks: Decks, cards: Copies): { readonly whole: number; readonly all: number } {
  const whole = Object.entries(cards).reduce(
    (sum, [id, count]) => sum + (homes(decks).has(id) && (decks.playable?.(id).how ?? 'whole') === 'whole' ? count : 0),
    0,
  )
  return { whole, all: countOf(cards) }
}

const longestName = 60

/** A name on one line, without what cannot be seen. */
export const cleanName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .trim()

/** More of one card than this is a mistake in any game. */
export const maxCopies = 99
