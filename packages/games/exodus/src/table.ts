import type { Card, CardId, Seat, Table } from '@cardwright/engine'
import type { ExodusDef } from './cards/definitions.ts'

/** XO-002 */
export const phases = ['draw', 'energy', 'creature', 'attack', 'end'] as const
export type Phase = (typeof phases)[number]

/** XO-H06 */
export const mostPiles = 6

/** A card as the object that it was when it was named: stale once it has moved. */
export interface Ref {
  readonly card: CardId
  readonly gen: number
}

/** What an effect may be aimed at. */
export type Target =
  | { readonly kind: 'card'; readonly ref: Ref }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly index: number }
  | { readonly kind: 'graveyard'; readonly seat: Seat }
  | { readonly kind: 'item'; readonly id: number }
  | { readonly kind: 'player'; readonly seat: Seat }

/** Something that waits to resolve: D.1. */
export interface Item {
  readonly id: number
  readonly owner: Seat
  readonly kind: 'symmetry' | 'ability' | 'trigger' | 'attack'
  /** The card that it is, or whose ability it is, or the attacker. */
  readonly source: Ref
  /** Which ability of the card; -1 for a symmetry's own text and for an attack. */
  readonly ability: number
  targets: readonly Target[]
  /** Energy that is to be paid: XO-046. */
  payment: readonly CardId[]
}

/** A trigger that waits for the stack to be empty: XO-H24. */
export interface Waiting {
  readonly owner: Seat
  readonly source: Ref
  readonly ability: number
}

/** Who may act, and on what: D.1. */
export type Window =
  | { readonly kind: 'mulligan' | 'draw' | 'main' | 'notice' | 'resolve' | 'phaseEnd' | 'unfreeze' | 'limit' }
  | { readonly kind: 'stack'; readonly holder: Seat; readonly passes: number }

export interface Side {
  life: number
  /** The creatures that have attacked this turn, by card id: XO-H09. */
  attacked: CardId[]
  /** Energy that was moved this turn: XO-H28. */
  moved: CardId[]
  /** Abilities that were used this turn, as `card gen ability`: XO-H17. */
  used: string[]
  /** Numbers that effects keep until the turn ends. */
  notes: Record<string, number>
}

/** A marker of ice: on a pile with its creature, on a Lasting symmetry, on a graveyard. XO-H15 */
export interface Frozen {
  readonly what: Target
  /** The turn in which it was frozen, and whether that turn's End Phase had begun. */
  readonly since: number
}

/** A bonus to power that ends with the turn, or with the battle. */
export interface Boon {
  readonly ref: Ref
  readonly power: number
  readonly until: 'turn' | 'battle'
}

export interface State {
  first: Seat
  turn: Seat
  /** Turns begun, of both players: XO-H21. */
  turns: number
  phase: Phase
  window: Window
  /** Where the play goes on when the stack is empty. */
  back: Window
  stack: Item[]
  /** Items of the present stack that have resolved or fizzled: after the first, the others have Playback. */
  resolved: number
  nextItem: number
  waiting: Waiting[]
  sides: [Side, Side]
  frozen: Frozen[]
  boons: Boon[]
  /** What is due to unfreeze in this End Phase. */
  due: Target[]
  /** End Phases begun, for what unfreezes in the first one after it froze. */
  ends: number
}

export type ZoneName =
  | 'mainDeck'
  | 'energyDeck'
  | 'hand'
  | 'reserve'
  | 'pile'
  | 'creature'
  | 'lasting'
  | 'stack'
  | 'graveyard'
  | 'spent'

export type ExodusTable = Table<State, ExodusDef, ZoneName>
export type ExodusInPlay = Card<ExodusDef>

export const foe = (seat: Seat): Seat => 1 - seat
export const side = (t: ExodusTable, seat: Seat): Side => t.state.sides[seat]!
export const refer = (card: ExodusInPlay): Ref => Object.freeze({ card: card.id, gen: card.gen })

/** The card that is meant, if it is still the same object. */
export function found(t: ExodusTable, { card, gen }: Ref): ExodusInPlay | undefined {
  const here = t.card(card)
  return here.gen === gen ? here : undefined
}
