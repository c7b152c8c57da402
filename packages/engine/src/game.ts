import type { z } from 'zod'
import type { Ask } from './ask.ts'
import type { Card, Definition } from './cards.ts'
import type { Flow } from './flow.ts'
import type { Answer } from './headless.ts'
import type { Random } from './random.ts'
import type { Rename } from './renaming.ts'
import type { Rulebook } from './rulebook.ts'
import type { Table, TableRules } from './table.ts'
import type { JsonObject, Refusal, Result, Seat } from './types.ts'
import type { ZoneRules } from './zones.ts'

/**
 * A set of rules. Everything that the platform does with a game it does through this: a match, a server, a bot, the
 * terminal, the battery.
 *
 * S is the game's own state, plain JSON that holds public facts and card ids; O its options; D what is printed on its
 * cards; Z the names of its zone families.
 */
export interface Game<S = unknown, O = unknown, D extends Definition = Definition, Z extends string = string> {
  readonly id: string
  readonly title: string
  /** Changes when the rules do: a record is replayed by the version that made it. */
  readonly version: string
  /** How many can play, over all modes. */
  readonly seats: readonly [min: number, max: number]
  /** How many can play with these options, if that depends on the mode. */
  seatsFor?(options: O): readonly [min: number, max: number]
  readonly rulebook: Rulebook
  /** Modes, decks, clocks. Defaults make `{}` a good game. */
  readonly options: z.ZodType<O>
  /** All definitions, by id: what a table's cards may be. */
  readonly library: ReadonlyMap<string, D>
  /** The definitions with these options, where a match brings cards of its own. */
  libraryFor?(options: O): ReadonlyMap<string, D>
  /**
   * This game with cards of somebody's own besides, in the format of its card files: for a scenario that asks "what if".
   * Throws an error for people that names the card and the field.
   */
  withCards?(cards: readonly unknown[]): Game<S, O, D, Z>
  readonly zones: ZoneRules<Z>
  /** The zones with these options, where they depend on the mode. The same mode has the same object each time. */
  zonesFor?(options: O, seats: number): ZoneRules<Z>
  /** No step of this game takes more inputs than this; forks re-run at most so many. */
  readonly longestStep: number
  /** False where the rulebook says that an answer stands. */
  readonly undo?: false

  /** Builds the table and deals. Asks nothing. */
  setup(t: Table<S, D, Z>, options: O): void
  /** The next unit of play, found from the table alone. Null if it asked nothing. */
  step(t: Table<S, D, Z>): Flow | null
  /** A deep copy, by hand, fast. */
  clone(state: S): S
  /** Puts the table into a described position, for scenarios and puzzles. Throws an error that names the wrong field. */
  arrange(t: Table<S, D, Z>, given: unknown): void
  /**
   * The whole table in the terms of `arrange`, which restores it: order of decks, state, everything that lasts between
   * two steps. What a scenario expects is looked up here, and a match survives a change of its rules as this.
   */
  describe(t: Table<S, D, Z>): JsonObject
  /** What a view shows beside cards: life, phase, scores. Null is a spectator. */
  facts(t: Table<S, D, Z>, seat: Seat | null): JsonObject
  /**
   * What a view shows of a card whose face is seen, beside its name: counters, and numbers as they are now under the
   * names that they have in its definition. `reasons` may say why they are so.
   */
  about?(t: Table<S, D, Z>, card: Card<D>): JsonObject
  /** The state where cards have other ids; without it, ids are looked for in references, which have `card` and `gen`. */
  rename?(state: S, rename: Rename): S
  /** Last known information: what `t.before` keeps of a card that is about to move. */
  remember?(t: Table<S, D, Z>, card: Card<D>): unknown
  /** What a face-down card looks like; by default all backs are alike. */
  back?(def: D): string
  /** Unseen cards that public history ties together: each list bears one face. */
  bonds?(t: Table<S, D, Z>, seat: Seat): readonly (readonly Card<D>[])[]
  /** Whether the hidden faces that were dealt for a seat fit what was promised in earlier steps. */
  fits?(t: Table<S, D, Z>, seat: Seat): boolean
  /** For secret deck lists: the options as a seat may know them. */
  optionsFor?(options: O, seat: Seat | null): JsonObject
  /** For secret deck lists: faces that a seat might expect on these cards of one owner and one back, one for each. */
  guess?(t: Table<S, D, Z>, seat: Seat, unseen: readonly Card<D>[], random: Random): readonly D[]
  /**
   * A seat leaves for good; called between two steps. Without it, everybody else has won. Until then, questions to the
   * seat are answered for it: with `skip`, or the first answer that is legal.
   */
  leave?(t: Table<S, D, Z>, seat: Seat): void
  /** Whether anybody plays on when this seat leaves, so that `leave` has a say. By default they do. */
  goesOn?(t: Table<S, D, Z>, seat: Seat): boolean
  /** All agree to a draw: how the match ends, or why the rules know no such thing. Without it, nobody has won. */
  draw?(t: Table<S, D, Z>): Result | Refusal
  /** How the match ends if 1000 steps in a row have asked nobody: rules in a loop. Without it, 10,000 are a fault. */
  endless?(t: Table<S, D, Z>): Result
  /** A sensible answer without search, for bots, lapses and rollouts; null for any. Only ever sees imagined tables. */
  policy?(t: Table<S, D, Z>, ask: Ask, random: Random): Answer | null
  /**
   * Whether a seat leaves what stands open to it alone for now: it is ready, or somebody has stopped the clock. A bot then
   * does nothing, people at one screen pass it on, and a room's clock does not run for it. Every view says so: it goes by
   * what all know.
   */
  waits?(t: Table<S, D, Z>, seat: Seat): boolean
  /**
   * Whether a match of an earlier version can go on under these rules from a position that it described. By default it can
   * if only the last number of the version was lower.
   */
  opens?(version: string): boolean
}

/** The zones of a match. */
export function zonesOf<S, O, D extends Definition>(game: Game<S, O, D>, options: O, seats: number): ZoneRules {
  return game.zonesFor?.(options, seats) ?? game.zones
}

/** What the table of a match needs to know: its cards may be more than the game's own. */
export function tableRulesOf<S, O, D extends Definition>(game: Game<S, O, D>, options: O): TableRules<S, D> {
  const library = game.libraryFor?.(options) ?? game.library
  return library === game.library ? game : { ...game, library }
}

/** How many can play with these options. */
export const seatsFor = <S, O, D extends Definition>(game: Game<S, O, D>, options: O): readonly [number, number] =>
  game.seatsFor?.(options) ?? game.seats

// biome-ignore lint/suspicious/noExplicitAny: tools handle games of which they know nothing
export type AnyGame = Game<any, any, any, any>
