import { type AnyTable, type Card, nobody } from '@cardwright/engine'
import { z } from 'zod'

/** The names of all cards by zone, in their order: a plain way to describe a table. */
export const layoutSchema = z.record(z.string(), z.array(z.string()))

export const layoutOf = (t: AnyTable): Record<string, string[]> =>
  Object.fromEntries(t.zones.map(({ name, cards }) => [name, cards.map((card) => card.def.id)]))

/** Lays all cards out as they are named, each in a zone of its owner. */
export function layOutAll(t: AnyTable, layout: Readonly<Record<string, readonly string[]>>): void {
  const left = [...t.cards]
  for (const zone of t.zones) {
    for (const name of layout[zone.name] ?? []) {
      const mayLie = ({ def, owner }: Card) => def.id === name && (owner === nobody || owner === zone.owner)
      const at = left.findIndex(mayLie)
      if (at < 0) throw new Error(`${zone.name}: there are not so many cards named ${name}.`)
      t.place(left.splice(at, 1)[0]!, zone)
    }
  }
}
