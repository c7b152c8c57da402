import type { JsonObject } from '@cardwright/engine'
import type { ClientMessage, ServerMessage } from '@cardwright/protocol'
import type { Advised, LocalSeat } from '@cardwright/room'

/** A practice table, as it is requested and stored. */
export interface LocalMatch {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options?: unknown
  readonly given?: JsonObject
  readonly seed: string
  /** Lessons are not kept. */
  readonly stored: boolean
  readonly created: number
}

export type ToHost =
  | { readonly type: 'warm'; readonly game: string }
  | { readonly type: 'open'; readonly plan: LocalMatch }
  | { readonly type: 'connect'; readonly wire: number; readonly seat: number | null }
  | { readonly type: 'say'; readonly wire: number; readonly message: ClientMessage }
  | { readonly type: 'close'; readonly wire: number }
  | { readonly type: 'record' }
  /** Time stands still, or goes on. */
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'advise'; readonly n: number; readonly seat: number; readonly ask: string }
  /** Nobody needs the table any more: the thread ends when all is stored. */
  | { readonly type: 'end' }

export type FromHost =
  | { readonly type: 'opened' }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'said'; readonly wire: number; readonly message: ServerMessage }
  | { readonly type: 'record'; readonly text: string }
  | { readonly type: 'advised'; readonly n: number; readonly advised: Advised }
