import type { Definition } from './cards.ts'
import type { SeenEvent } from './events.ts'
import type { Seat } from './types.ts'
import type { AskView, OptionView, TableView } from './view.ts'

/** From where something is told: by whom it is read, what they see, and what the seats are called. */
export interface Telling {
  readonly view: TableView
  /** The reader's seat: `you`. Null is a spectator. */
  readonly seat: Seat | null
  readonly names: readonly string[]
}

/**
 * How a game speaks to people, in one language. What it says nothing about is put into plain words from the fields
 * themselves.
 */
export interface Words {
  /** What a card is called, by the id of its definition. */
  name(card: string): string
  /** What is printed on it: lines, in the order of the card. */
  lines?(def: Definition): readonly CardLine[]
  /** The question, as one would ask it across a table. */
  prompt(ask: AskView, at: Telling): string | null
  /** An answer, as a button says it. */
  option(option: OptionView, ask: AskView, at: Telling): string | null
  /** The button that sends a choice of several: `Keep all`, `Replace 2`. */
  confirm?(ask: AskView, chosen: number, at: Telling): string | null
  /** What happened, as a sentence; null if it is better seen than told. */
  event(event: SeenEvent, at: Telling): string | null
  /** What there is to know beside the cards, of a seat or, with null, of the table: "12 life". The facts in plain words unless said. */
  facts?(at: Telling, seat: Seat | null): readonly string[]
  /** How the table looks where there are no pictures, line by line: an arena, say. */
  sketch?(at: Telling): readonly string[]
  /** What an area is called: `hand`, `discard pile`. */
  readonly zones: Readonly<Record<string, string>>
  /** What words on the cards mean, in a sentence, and the rule that says so. */
  readonly keywords: Readonly<Record<string, { readonly means: string; readonly rule?: string }>>
  /** The options of the game that people choose when they make a match. One called `mode` stands in sight of all. */
  readonly settings?: readonly Setting[]
  /** What each deck that comes with the game is like, by its side. */
  readonly decks?: Readonly<Record<string, DeckWords>>
}

/** A deck, for the player who chooses one. */
export interface DeckWords {
  /** What it is, in half a line. */
  readonly theme: string
  /** How it wins, in a sentence or two. */
  readonly plan: string
}

export interface SettingChoice {
  readonly value: string | number | boolean
  readonly name: string
  readonly help?: string
}

/** An option of a game, and what people may choose for it; the first choice holds unless they say otherwise. */
export interface Setting {
  readonly option: string
  readonly name: string
  /** What it is about, in a sentence; a choice that has its own sentence says that instead. */
  readonly help?: string
  readonly choices: readonly SettingChoice[]
  /** Stands in sight of all, as the mode does. */
  readonly inSight?: boolean
  /** The modes in which it counts; in all of them unless said. */
  readonly modes?: readonly string[]
}

export interface CardLine {
  /** The part of the card where it stands, in the game's own terms: `boost`. */
  readonly part?: string
  /** `Before`, `Hit`, `Boost` */
  readonly head?: string
  readonly text: string
}
