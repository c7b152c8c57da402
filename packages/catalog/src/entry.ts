import type { Evaluate } from '@cardwright/bots'
import {
  type AnyGame,
  type Comfort,
  type Definition,
  type Match,
  Random,
  type Seat,
  seatsFor,
  type Words,
} from '@cardwright/engine'
import type { ZodType } from 'zod'
import type { Decks } from './decks/decks.ts'

/** A game and what the platform knows of it beside its rules. */
export interface Entry {
  readonly game: AnyGame
  /** The package that it comes from; its tests and scenarios lie there. */
  readonly from: string
  /** How well a seat stands: helps bots that search. */
  readonly evaluate?: Evaluate
  /** What is printed on a card, made from its definition. */
  cardText?(def: Definition): string
  /** Prompts, buttons and log lines; where it is left out, plain words are made of the fields. */
  readonly words?: Words
  /** What a card file must look like. */
  readonly cardSchema?: ZodType
  /** What each seat plays with, where that differs: fighters, decks. */
  readonly sides?: Sides
  /** How decks are built, where people bring their own. */
  readonly decks?: Decks
  /** Cards that are not the game's own, where a match can bring them along. */
  readonly brought?: Brought
  /** What people must agree to before they play with these options, as a sentence; bots never do. Null for most. */
  agreement?(options: unknown): string | null
  /** In which windows a person is asked unless they say otherwise. */
  readonly comfort?: Comfort
  /** Figures of a match that is over, for reports that compare matches. */
  stats?(match: Match): MatchStats
}

/** A card as its file has it. */
export interface CardFile {
  readonly id: string
}

/** How a game plays with cards that are not its own: a match has them in its options. */
export interface Brought {
  /** The cards that these options bring. */
  in(options: unknown): readonly CardFile[]
  /** The same game with these cards beside those that it has: for who shows them and builds decks of them. */
  with(cards: readonly CardFile[]): Entry
  /** The imported set of which a card is. */
  setOf(card: string): string
}

export interface MatchStats {
  /** Who had the first turn, where that matters. */
  readonly first?: Seat
  /** All seats' turns, where the game counts them. */
  readonly turns?: number
  /** What seats played with, where chance deals it and reports compare how often it wins. */
  readonly playedWith?: readonly PlayedWith[]
}

/** Something that a seat played with: of the starter decks this one. */
export interface PlayedWith {
  readonly kind: string
  readonly name: string
  readonly seat: Seat
}

export interface Sides {
  readonly names: readonly string[]
  /** The name that leaves the choice to chance, if there is one. */
  readonly any?: string
  /** How many of them one seat plays with, where that depends on the other options: two in a tag battle. */
  perSeat?(options: object): number
  /**
   * The options of a match in which each seat plays with one of them, with several (a list), or with what such options
   * hold instead. What else the options say is given, as far as it is chosen.
   */
  options(chosen: readonly unknown[], options?: object): object
  /** What each seat plays with in these options, which the game's schema has read. */
  chosen(options: unknown): readonly unknown[]
}

/**
 * These options with all that they leave to chance decided by the seed. A match that begins with them is the same match
 * whatever else can be chosen by the time it is replayed.
 */
export function decide({ game, sides }: Entry, options: unknown, seed: string): unknown {
  const read = game.options.safeParse(options ?? {})
  // starting the match reports what is wrong with them
  if (!read.success || sides?.any === undefined) return options
  const chosen = sides.chosen(read.data)
  if (!chosen.flat().includes(sides.any)) return options
  const random = new Random(`${seed} sides`)
  const taken = new Set(chosen.flat())
  /** What nobody plays with yet, as long as there is something. */
  const pick = (): string => {
    const isFree = sides.names.some((name) => !taken.has(name))
    let name = random.pick(sides.names)
    while (isFree && taken.has(name)) name = random.pick(sides.names)
    taken.add(name)
    return name
  }
  const one = (each: unknown) => (each === sides.any ? pick() : each)
  const decided = chosen.map((each) => (Array.isArray(each) ? each.map(one) : one(each)))
  return { ...(options as object), ...sides.options(decided, options as object) }
}

/** How many may sit down with these options. Options that are wrong are told of when the match begins. */
export function seatsIn(game: AnyGame, options: unknown): readonly [number, number] {
  const read = game.options.safeParse(options ?? {})
  return read.success ? seatsFor(game, read.data) : game.seats
}

/** A game's own kind of card is checked here; what handles all games knows of `Definition` alone. */
export function entry<D extends Definition>(
  from: string,
  game: AnyGame & { readonly library: ReadonlyMap<string, D> },
  more: Omit<Entry, 'game' | 'from' | 'cardText'> & { cardText?: (def: D) => string },
): Entry {
  return { from, game, ...more } as Entry
}
