import { type CardId, numbered, type Option } from '@cardwright/engine'
import type { ExceedInPlay } from '../table.ts'

export interface CardOption extends Option {
  readonly card: CardId
}

/** A card, or none. */
export interface MaybeCard extends Option {
  readonly card: CardId | undefined
}

export const pass: MaybeCard = { key: 'pass', card: undefined }

/** Cards to choose from, each with a key of its own. */
export const optionsOf = (cards: readonly ExceedInPlay[]): CardOption[] =>
  numbered(
    cards,
    ({ def }) => def.id,
    ({ id }) => ({ card: id }),
  )
