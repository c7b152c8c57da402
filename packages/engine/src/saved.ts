import { Card, type Definition } from './cards.ts'
import { asJson } from './json.ts'
import { Random } from './random.ts'
import { Table, type TableRules } from './table.ts'
import type { JsonObject } from './types.ts'
import type { ZoneRules } from './zones.ts'

function saved<S, D extends Definition>(t: Table<S, D>) {
  return {
    state: t.state,
    cards: t.cards.map(({ def, owner, zone, gen, known, handle, down, host, marks }) => {
      return { def: def.id, owner, zone: zone.name, gen, known, handle, down, host, marks }
    }),
    zones: Object.fromEntries(t.zones.map((zone) => [zone.name, zone.cards.map((card) => card.id)])),
    random: t.random.state,
    uses: t.random.uses,
    now: t.now,
    timers: t.timers,
    result: t.result,
    groups: t.groups.map((groups) => groups.map(({ faces, among }) => ({ faces: faces.map((def) => def.id), among }))),
    exclusions: t.exclusions,
    asked: t.asked,
    notes: t.notes,
    handles: t.handles,
    objects: t.objects,
    gone: t.gone,
    leaving: t.leaving,
    carried: t.carried,
  }
}

/** Everything on a table, as JSON: the hash and the saved checkpoint are made of this. */
export const saveTable = <S, D extends Definition>(t: Table<S, D>): JsonObject => asJson(saved(t))

/** The table that `saveTable` described. */
export function loadTable<S, D extends Definition>(
  rules: TableRules<S, D>,
  zones: ZoneRules,
  seats: number,
  json: unknown,
): Table<S, D> {
  const { cards, zones: lying, random, uses, groups, ...rest } = structuredClone(json) as ReturnType<typeof saved<S, D>>
  const table = Table.lay<S, D, string>(rules, zones, seats, new Random(random), true)
  const face = (id: string): D => {
    const def = rules.library.get(id)
    if (!def) throw new Error(`There is no card ${id} in the library.`)
    return def
  }
  for (const { def, owner, zone, gen, known, handle, down, host, marks } of cards) {
    table.cards.push(
      new Card(table.cards.length, face(def), owner, table.zoneNamed(zone), known, gen, handle, down, host, marks),
    )
  }
  for (const [name, ids] of Object.entries(lying)) table.fill(table.zoneNamed(name), ids)
  table.random.uses = uses
  table.groups = groups.map((each) => each.map((group) => ({ faces: group.faces.map(face), among: group.among })))
  table.informed = table.everyone
  table.guests = table.cards.filter(({ host }) => host !== null).map(({ id }) => id)
  return Object.assign(table, rest)
}
