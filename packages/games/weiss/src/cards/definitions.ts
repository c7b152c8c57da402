import type { Definition } from '@cardwright/engine'
import type { Ability } from '../text/core.ts'
import type { CardType, Colour, Icon, Zone } from '../text/terms.ts'

/** WS-004 */
export const cardTypes = ['character', 'event', 'climax'] as const satisfies readonly CardType[]
/** WS-017 */
export const colours = ['yellow', 'green', 'red', 'blue'] as const satisfies readonly Colour[]
export const icons = [
  'soul',
  'comeback',
  'return',
  'draw',
  'pool',
  'treasure',
  'shot',
  'gate',
  'standby',
  'choice',
] as const satisfies readonly Icon[]

/** An ability as a card bears it: its own, or one that it was given. */
export interface Borne {
  /** Tells the abilities of one card apart: `2` is its second printed one. */
  readonly key: string
  readonly ability: Ability
  /** The text that it is compiled from; of one that was given to the card there is none. */
  readonly text?: string
  /** The zones in which it works. */
  readonly zones: readonly Zone[]
}

export type Working = Readonly<Record<Ability['kind'], Readonly<Partial<Record<Zone, readonly Borne[]>>>>>

/** WS-013: what is printed on a card. */
export interface WeissCard extends Definition {
  readonly name: string
  readonly type: CardType
  readonly colour: Colour
  readonly level: number
  readonly cost: number
  readonly power: number
  readonly soul: number
  readonly traits: readonly string[]
  readonly icons: readonly Icon[]
  /** The title that the card belongs to, where its file says so. */
  readonly title: string | null
  readonly text: readonly string[]
  /** What the text means; of abilities that were not understood, nothing. */
  readonly abilities: readonly Borne[]
  /** The same, by their kind and the zones in which they work. */
  readonly working: Working
  /** How many cards of this name a deck may hold. */
  readonly copies: number
  /** Texts that were not understood, and are left blank. */
  readonly blank: readonly string[]
  /** It comes with a match and is no card of the game's own: nobody knows of it before they have seen it. */
  readonly brought?: true
}
