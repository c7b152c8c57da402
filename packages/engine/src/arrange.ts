import type { AnyTable } from './ask.ts'
import type { Card, Zone } from './cards.ts'
import type { Seat } from './types.ts'

/** Cards by name and where they lie, the topmost last. */
export type Layout = readonly (readonly [zone: Zone, names: readonly string[]])[]

/**
 * Lays out the cards of an owner for a described position: the named ones where they are said to lie, all others in
 * `home`, with `top` on top of it, the first to be drawn first. Nobody knows more than the zones show.
 */
export function layOut(t: AnyTable, owner: Seat, home: Zone, layout: Layout, top: readonly string[] = []): void {
  const left: Card[] = t.cards.filter((card) => card.owner === owner)
  left.sort((a, b) => order(home, a) - order(home, b))
  const take = (name: string): Card => {
    const at = left.findIndex((card) => card.def.id === name)
    if (at < 0) {
      const had = t.cards.filter((card) => card.owner === owner && card.def.id === name).length
      throw new Error(`The position names ${name} more often than seat ${owner} has it (${had} times).`)
    }
    return left.splice(at, 1)[0]!
  }
  const laid = layout.map(([zone, names]) => [zone, names.map(take)] as const)
  const onTop = top.map(take).reverse()
  for (const card of [...left, ...onTop]) t.place(card, home)
  for (const [zone, cards] of laid) for (const card of cards) t.place(card, zone)
}

const order = (home: Zone, card: Card): number => (card.zone === home ? home.cards.indexOf(card) : -1)

/** The names of a zone's cards, in its order. */
export const namesIn = (zone: Zone): string[] => zone.cards.map((card) => card.def.id)
