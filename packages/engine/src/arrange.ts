import type { AnyTable } from './ask.ts'
import type { Card, Definition } from './cards.ts'
import type { Table } from './table.ts'
import type { Seat } from './types.ts'
import type { Zone } from './zones.ts'

/** Cards by name and where they lie, the topmost last. */
export type Layout = readonly (readonly [zone: Zone, names: readonly string[]])[]

/**
 * Lays out cards for a described position: the named ones where they are said to lie, all others in `home`, with `top`
 * on top of it, the first to be drawn first. Nobody knows more than the zones show.
 */
export function layOut(
  t: AnyTable,
  cards: readonly Card[],
  home: Zone,
  layout: Layout,
  top: readonly string[] = [],
): void {
  const left = [...cards].sort((a, b) => order(home, a) - order(home, b))
  const take = (name: string): Card => {
    const at = left.findIndex((card) => card.def.id === name)
    if (at >= 0) return left.splice(at, 1)[0]!
    const had = cards.filter((card) => card.def.id === name).length
    throw new Error(`The position names ${name} more often than there is one for ${home.name} (${had}).`)
  }
  const laid = layout.map(([zone, names]) => [zone, names.map(take)] as const)
  const onTop = top.map(take).reverse()
  for (const card of [...left, ...onTop]) t.place(card, home)
  for (const [zone, taken] of laid) for (const card of taken) t.place(card, zone)
}

/** The cards of an owner. */
export const cardsOf = (t: AnyTable, owner: Seat): Card[] => t.cards.filter((card) => card.owner === owner)

const order = (home: Zone, card: Card): number => (card.zone === home ? home.cards.indexOf(card) : -1)

/** The names of a zone's cards, in its order. */
export const namesIn = (zone: Zone): string[] => zone.cards.map((card) => card.def.id)

/** A card by where it lies: `hand:0#2` is the second of that zone. Cards of one name are told apart by that. */
export const makePlace = ({ zone, id }: Card): string =>
  `${zone.name}#${zone.cards.findIndex((card) => card.id === id) + 1}`

const written = /^([^#\s]+)#(\d+)$/

/** The card at a place, as an error names it if there is none: `field` is where it was given. */
export function cardAtPlace<D extends Definition>(t: Table<unknown, D>, place: string, field: string): Card<D> {
  const [, name, number] = written.exec(place) ?? []
  if (name === undefined) throw new Error(`${field}: ${place} is no place of a card, as hand:0#2 is.`)
  const card = t.zones.find((zone) => zone.name === name)?.cards[Number(number) - 1]
  if (card === undefined) throw new Error(`${field}: there is no card at ${place}.`)
  return card
}
