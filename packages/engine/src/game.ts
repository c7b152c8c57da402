import type { z } from 'zod'
import type { Card, Definition, ZoneRules } from './cards.ts'
import type { Flow } from './flow.ts'
import type { Rulebook } from './rulebook.ts'
import type { Table } from './table.ts'
import type { JsonObject, Seat } from './types.ts'

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
  readonly seats: readonly [min: number, max: number]
  readonly rulebook: Rulebook
  /** Modes, decks, clocks. Defaults make `{}` a good game. */
  readonly options: z.ZodType<O>
  /** All definitions, by id: what a table's cards may be. */
  readonly library: ReadonlyMap<string, D>
  readonly zones: ZoneRules<Z>
  /** No step of this game takes more inputs than this; forks re-run at most so many. */
  readonly longestStep: number

  /** Builds the table and deals. Asks nothing. */
  setup(t: Table<S, D, Z>, options: O): void
  /** The next unit of play, found from the state alone. Null if it asked nothing. */
  step(t: Table<S, D, Z>): Flow | null
  /** A deep copy, by hand, fast. */
  clone(state: S): S
  /** Puts the table into a described position, for scenarios and puzzles. Throws an error that names the wrong field. */
  arrange(t: Table<S, D, Z>, given: unknown): void
  /** The whole table in the terms of `arrange`: what a scenario expects is looked up here. */
  describe(t: Table<S, D, Z>): JsonObject
  /** What a view shows beside cards: life, phase, scores. Null is somebody who watches. */
  facts(t: Table<S, D, Z>, seat: Seat | null): JsonObject
  /**
   * What a view shows of a card whose face is seen, beside its name: counters, and numbers as they are now under the
   * names that they have in its definition. `reasons` may say why they are so.
   */
  about?(t: Table<S, D, Z>, card: Card<D>): JsonObject
  /** Last known information: kept by `move` as what the card was. */
  remember?(t: Table<S, D, Z>, card: Card<D>): unknown
  /** What is to be seen of a face-down card; all backs are alike unless said. */
  back?(def: D): string
  /** Unseen cards that public history ties together: each list bears one face. */
  bonds?(t: Table<S, D, Z>, seat: Seat): readonly (readonly Card<D>[])[]
}

// biome-ignore lint/suspicious/noExplicitAny: tools handle games of which they know nothing
export type AnyGame = Game<any, any, any, any>
