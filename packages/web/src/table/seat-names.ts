import type { TableInfo } from '@cardwright/protocol'

/** Those of one name are numbered: `easy bot 1`, `easy bot 2`. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const isAlone = names.every((other, i) => i === at || other !== name)
    return isAlone ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`
  })
}

/** How those at the table are called by who sits at this seat. Whoever is called You is that to nobody else. */
export function namedFor(table: TableInfo, seat: number | null): TableInfo {
  const names = distinct(table.seats.map(({ name }, at) => (name === 'You' && at !== seat ? `Player ${at + 1}` : name)))
  if (names.every((name, at) => name === table.seats[at]!.name)) return table
  return { ...table, seats: table.seats.map((each, at) => ({ ...each, name: names[at]! })) }
}
