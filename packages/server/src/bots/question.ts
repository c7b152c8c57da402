import type { Continuation, Header, RecordedInput } from '@cardwright/engine'

/** What a thread needs to know to answer for a bot. */
export interface Question {
  readonly match: string
  readonly header: Header
  readonly inputs: readonly RecordedInput[]
  /** Where it went on under other rules. */
  readonly continuations: readonly Continuation[]
  readonly clock: number
  readonly seat: number
  /** Without what an undo has added to it. */
  readonly ask: string
  readonly strength: string
  /** How long it may search, in ms: it has waited for its turn for the rest. */
  readonly ms: number
}
