import { type CardId, numbered, type Option } from '@cardwright/engine'
import type { ExceedInPlay } from '../state.ts'

export interface CardOption extends Option {
  readonly card: CardId
  /** The definition of the card. */
  readonly def: string
}

/** A card, or none; one that lies face down has no definition. */
export interface MaybeCard extends Option {
  readonly card: CardId | undefined
  readonly def: string | undefined
}

export const pass: MaybeCard = { key: 'pass', card: undefined, def: undefined }

export const fieldsOf = ({ id, def }: ExceedInPlay): { readonly card: CardId; readonly def: string } => ({
  card: id,
  def: def.id,
})

export const nameOf = ({ def }: ExceedInPlay): string => def.id

/** Cards to choose from, each with a key of its own. */
export const optionsOf = (cards: readonly ExceedInPlay[]): CardOption[] => numbered(cards, nameOf, fieldsOf)

/** The same where it may be none: what is chosen by the same fields. */
export const maybeOptionsOf = (
  cards: readonly ExceedInPlay[],
  keyOf: (card: ExceedInPlay) => string = nameOf,
): MaybeCard[] => numbered(cards, keyOf, (card): Omit<MaybeCard, 'key'> => fieldsOf(card))
