import { distinct } from '@cardwright/catalog/words'
import type { TableInfo } from '@cardwright/protocol'
import { commonWords } from '../words/en/common.ts'

/** The names as somebody reads them of whom others know as You. */
export const namesFor = (names: readonly string[], seat: number | null): readonly string[] =>
  distinct(names.map((name, at) => (name === commonWords.you && at !== seat ? commonWords.player(at + 1) : name)))

/** The names of the players as this seat reads them. Only the reader is called You. */
export function namedFor(table: TableInfo, seat: number | null): TableInfo {
  const names = namesFor(
    table.seats.map(({ name }) => name),
    seat,
  )
  if (names.every((name, at) => name === table.seats[at]!.name)) return table
  return { ...table, seats: table.seats.map((each, at) => ({ ...each, name: names[at]! })) }
}
