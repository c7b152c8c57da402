import type { ByEvent, CardId, EventOf, RuleId, Seat, SeenAs, TableEvent } from '@cardwright/engine'
import type { Boon, Item, Phase } from './state.ts'
import type { ExodusTable } from './table.ts'

/** Why something on the stack does not resolve. */
export type Fizzling = 'payment' | 'targets' | 'freezing' | 'gone' | 'negated'

/** What cards of a hand or a deck are shown for. */
export type Showing = 'pay' | 'target' | 'reveal'

/** Why an effect changes nothing, where that is not plain: ice lies there, a pile is full, a deck is empty. */
export type Hindrance = 'ice' | 'full' | 'deck'

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
      /** The names of that energy: what is declared from a hand was shown. */
      readonly pays?: readonly string[]
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
  | { readonly type: 'immediately'; readonly seat: Seat; readonly card: CardId; readonly rule: RuleId }
  /** An item has other targets than before: `on` if that is one card. */
  | {
      readonly type: 'reselected'
      readonly seat: Seat
      readonly name: string
      readonly card: CardId
      readonly on?: CardId
      readonly rule: RuleId
    }
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
  /** Damage to a player is so much less, by these cards. */
  | {
      readonly type: 'prevented'
      readonly seat: Seat
      readonly damage: number
      readonly less: number
      readonly by: readonly string[]
    }
  /** The next damage to a player, or their next Pay, will be so much less. */
  | { readonly type: 'shielded' | 'discounted'; readonly seat: Seat; readonly amount: number }
  /** A bonus to power, and the power with it. */
  | {
      readonly type: 'power'
      readonly card: CardId
      readonly amount: number
      readonly power: number
      readonly until: Boon['until']
    }
  | { readonly type: 'renewed'; readonly card: CardId }
  /** A text resolves and changes nothing. */
  | { readonly type: 'nothing'; readonly name: string; readonly why?: Hindrance }
  | { readonly type: 'life'; readonly seat: Seat; readonly amount: number; readonly life: number }
  | { readonly type: 'recycle'; readonly seat: Seat; readonly deck: 'mainDeck' | 'energyDeck'; readonly rule: RuleId }

export const tell = (t: ExodusTable, event: ExodusEvent): void => t.tell(event)

/** How a match ends. */
export const endings = ['defeated', 'both', 'turns'] as const
export type Ending = (typeof endings)[number]

/** Everything that is told in a match: the events of the table itself that happen in it, and how it ends. */
export type AnyEvent =
  | ExodusEvent
  | EventOf<TableEvent, 'move' | 'shuffle' | 'answer' | 'leave'>
  | (EventOf<TableEvent, 'show'> & { readonly seat: Seat; readonly why: Showing })
  | { readonly type: 'end'; readonly winner: Seat | null; readonly why: Ending | 'left' | 'agreed' }

export type SeenOf<K extends AnyEvent['type']> = SeenAs<EventOf<AnyEvent, K>>
/** Something for every type of event. */
export type ByType<R, A extends readonly unknown[] = []> = ByEvent<AnyEvent, R, A>
