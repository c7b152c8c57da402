import { type CardId, numbered, type Seat } from '@cardwright/engine'
import { positionOf, positions, type WeissInPlay, type WeissTable } from '../table.ts'

/** A card as an option shows it to the seat that is asked: what it is called, if the seat sees it, and where it lies. */
export interface Shown {
  readonly card: CardId
  readonly name: string
  readonly zone: string
  readonly owner: Seat
  readonly at: string
}

export const shownTo = (t: WeissTable, seat: Seat, card: WeissInPlay): Shown => ({
  card: card.id,
  name: t.sees(seat, card) ? card.def.id : '',
  zone: card.zone.family,
  owner: card.zone.owner,
  at: positions[positionOf(card) ?? -1] ?? '',
})

/** Cards to choose from, by their names: the seat that is asked knows them all. */
export const namedOptions = (t: WeissTable, seat: Seat, cards: readonly WeissInPlay[]) =>
  numbered(
    cards,
    ({ def }) => def.id,
    (card) => shownTo(t, seat, card),
  )
