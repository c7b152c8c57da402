import type { CardId } from '@cardwright/engine'
import type { ExceedInPlay, ExceedTable } from '../table.ts'

/** A card by where it lies: `hand:0#2` is the second of that zone. Cards of one name are told apart by that. */
export const makePlace = (card: ExceedInPlay): string => `${card.zone.name}#${card.zone.cards.indexOf(card) + 1}`

const written = /^([^#\s]+)#(\d+)$/

/** The card at a place, as an error names it if there is none: `field` is where it was given. */
export function cardAt(t: ExceedTable, place: string, field: string): ExceedInPlay {
  const [, name, number] = written.exec(place) ?? []
  if (name === undefined) throw new Error(`${field}: ${place} is no place of a card, as hand:0#2 is.`)
  const card = t.zones.find((zone) => zone.name === name)?.cards[Number(number) - 1]
  if (card === undefined) throw new Error(`${field}: there is no card at ${place}.`)
  return card
}

/** How cards are called in one form of the state and in another: by ids, and by places. */
export type Calls<A, B> = (card: A, field: string) => B

export const byPlace =
  (t: ExceedTable): Calls<CardId, string> =>
  (id) =>
    makePlace(t.card(id))

export const byId =
  (t: ExceedTable): Calls<string, CardId> =>
  (place, field) =>
    cardAt(t, place, field).id
