import type { MoveOption } from '@cardwright/engine'

/** What a seat does in the Deckbuilding Phase. */
export interface DealOption extends MoveOption {
  readonly move: string
}
