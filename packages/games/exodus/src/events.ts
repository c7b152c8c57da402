import type { CardId, RuleId, Seat, SeenCard, SeenEvent } from '@cardwright/engine'
import type { Item, Phase } from './state.ts'
import type { ExodusTable } from './table.ts'

/** Why something on the stack does not resolve. */
export type Fizzling = 'payment' | 'targets' | 'freezing' | 'gone' | 'negated'

/** Everything that Exodus tells, beside what the table tells itself. */
export type ExodusEvent =
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'phase'; readonly seat: Seat; readonly phase: Phase }
  /** An item comes onto the stack: `on` is its target if that is one card, `cards` the energy that will be paid. */
  | {
      readonly type: 'stacked'
      readonly seat: Seat
      readonly kind: Item['kind']
      readonly name: string
      readonly card: CardId
      readonly on?: CardId
      readonly cards?: readonly CardId[]
    }
  | {
      readonly type: 'resolves'
      readonly seat: Seat
      readonly name: string
      readonly card: CardId
      readonly rule: RuleId
    }
  | {
      readonly type: 'fizzles'
      readonly seat: Seat
      readonly name: string
      readonly card: CardId
      readonly why: Fizzling
      readonly rule: RuleId | undefined
    }
  | { readonly type: 'immediately' | 'reselected'; readonly seat: Seat; readonly card: CardId; readonly rule: RuleId }
  /** Without `on` the player is hit. */
  | { readonly type: 'battle'; readonly seat: Seat; readonly card: CardId; readonly on: CardId | undefined }
  | {
      readonly type: 'calledOff'
      readonly seat: Seat
      readonly card: CardId
      readonly gone: boolean
      readonly rule: RuleId
    }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'destroyed'; readonly card: CardId; readonly rule: RuleId | undefined }
  /** On a card, on a pile (counted from 1) with its creature, or on a graveyard. */
  | {
      readonly type: 'freeze' | 'thaw'
      readonly seat?: Seat
      readonly pile?: number
      readonly card?: CardId | undefined
      readonly rule: RuleId
    }
  | { readonly type: 'life'; readonly seat: Seat; readonly amount: number; readonly life: number }
  | { readonly type: 'recycle'; readonly seat: Seat; readonly deck: 'mainDeck' | 'energyDeck'; readonly rule: RuleId }

export const tell = (t: ExodusTable, event: ExodusEvent): void => t.tell(event)

/** How a match ends. */
export const endings = ['defeated', 'both', 'turns'] as const
export type Ending = (typeof endings)[number]

/** The events of the table itself that happen in this game. */
type TableEvent =
  | { readonly type: 'move'; readonly cards: readonly CardId[] }
  | { readonly type: 'show'; readonly cards: readonly CardId[]; readonly to: 'all' | readonly Seat[] }
  | { readonly type: 'shuffle'; readonly zone: string }
  | { readonly type: 'answer'; readonly seat: Seat; readonly kind: string; readonly answer: string }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'end'; readonly winner: Seat | null; readonly why: Ending | 'left' | 'agreed' }

/** An event as a seat sees it: with cards in place of their ids. */
type Seen<E> = E extends unknown
  ? SeenEvent & {
      readonly [K in keyof E]: K extends 'card' | 'on'
        ? SeenCard | (undefined extends E[K] ? undefined : never)
        : K extends 'cards'
          ? readonly SeenCard[]
          : E[K]
    }
  : never

export type SeenExodusEvent = Seen<ExodusEvent | TableEvent>
export type EventType = SeenExodusEvent['type']
export type SeenOf<K extends EventType> = Extract<SeenExodusEvent, { readonly type: K }>

/** Something for every type of event: a type that is missing is an error. */
export type ByEvent<R, A extends readonly unknown[] = []> = {
  readonly [K in EventType]: (event: SeenOf<K>, ...more: A) => R
}

/** The entry for an event. Null for an event of a type that this version does not know. */
export function eventEntry<R, A extends readonly unknown[]>(
  entries: ByEvent<R, A>,
  event: SeenEvent,
  ...more: A
): R | null {
  const entry = (entries as unknown as Readonly<Record<string, (event: SeenEvent, ...more: A) => R>>)[event.type]
  return entry === undefined ? null : entry(event, ...more)
}
