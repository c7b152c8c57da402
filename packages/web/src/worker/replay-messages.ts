import type { JsonObject } from '@cardwright/engine'
import type { ClientMessage, ServerMessage } from '@cardwright/protocol'

export type ToReplayer =
  | { readonly type: 'open'; readonly record: string }
  | { readonly type: 'say'; readonly message: ClientMessage }
  /** Shows the table after so many inputs, as a seat or somebody who watches sees it. */
  | { readonly type: 'seek'; readonly at: number; readonly seat: number | null }

/** What there is to see in a record. */
export interface Overview {
  readonly game: string
  readonly seats: readonly string[]
  /** Who answered, and what, in words; null is everybody. */
  readonly inputs: readonly { readonly seat: number | null; readonly said: string }[]
  /** After which inputs a new turn had begun. */
  readonly turns: readonly number[]
  /** What the table showed beside its cards: at the beginning, after each turn, and at the end. */
  readonly marks: readonly Mark[]
  readonly result: { readonly winner: unknown; readonly why: string } | null
  /** Whether playing it again came to what the record says. */
  readonly holds: boolean
}

export interface Mark {
  /** After so many inputs. */
  readonly at: number
  readonly facts: JsonObject
}

export type FromReplayer =
  | { readonly type: 'opened'; readonly overview: Overview }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'said'; readonly message: ServerMessage }
