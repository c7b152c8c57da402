import { distinct } from '@cardwright/catalog/words'
import type { TableInfo } from '@cardwright/protocol'

/** How those at the table are called by who sits at this seat. Whoever is called You is that to nobody else. */
export function namedFor(table: TableInfo, seat: number | null): TableInfo {
  const names = distinct(table.seats.map(({ name }, at) => (name === 'You' && at !== seat ? `Player ${at + 1}` : name)))
  if (names.every((name, at) => name === table.seats[at]!.name)) return table
  return { ...table, seats: table.seats.map((each, at) => ({ ...each, name: names[at]! })) }
}
