import type { Result, Seat } from '@cardwright/engine'

/** What a match is made of, in the order in which it happened. Times are the match's own. */
export type Entry =
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly ask: string
      readonly keys: readonly string[]
      readonly at: number
      /** The message that brought it; what is done for a seat has none. */
      readonly id: string | null
      readonly by: By
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly at: number; readonly id: string | null }
  /** A deadline fell due, or time was looked at. */
  | { readonly kind: 'clock'; readonly at: number }
  /** All agreed to a draw, in a game that has a rule for it. */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly at: number; readonly id: string | null }
  /** A seat leaves, in a game that has a rule for it. */
  | {
      readonly kind: 'leave'
      readonly seat: Seat
      readonly at: number
      readonly id: string | null
      readonly why: string
    }
  /** From now on a bot plays here. */
  | {
      readonly kind: 'quit'
      readonly seat: Seat
      readonly at: number
      readonly id: string | null
      readonly why: string
    }
  | {
      readonly kind: 'end'
      readonly at: number
      readonly result: Result
      readonly id: string | null
      readonly seat: Seat
    }

/** Who answered: the player, a bot that sits there, a preference of the player, or somebody in place of who was too slow. */
export type By = 'player' | 'bot' | 'comfort' | 'lapse'

/** Where entries are kept: they count when the promise is kept, and not before. `from` is how many there were. */
export type Keep = (from: number, entries: readonly Entry[]) => Promise<void>
