import type { AnyTable } from './ask.ts'
import type { Seat } from './types.ts'

/**
 * Works something out once for each seat and each state of a table. It may depend on cards and on state of which every
 * change is followed by `touch`, and on nothing else.
 */
export function cached<T extends AnyTable, V>(compute: (t: T, seat: Seat) => V): (t: T, seat: Seat) => V {
  // the table that was asked about last: rules ask many times in a row, and mostly about one table at a time
  let table: T | null = null
  let version = -1
  let values: (V | undefined)[] = []
  return (t, seat) => {
    if (table !== t || version !== t.version) {
      table = t
      version = t.version
      values = []
    }
    const found = values[seat]
    if (found !== undefined) return found
    const value = compute(t, seat)
    // what was asked meanwhile may have been about another table
    if (table === t && version === t.version) values[seat] = value
    return value
  }
}
