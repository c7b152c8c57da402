import type { AnyTable } from './ask.ts'
import type { Seat } from './types.ts'

/**
 * Works something out once for each seat and each state of a table. It may depend on cards and on state of which every
 * change is followed by `touch`, and on nothing else.
 */
export function cached<T extends AnyTable, V>(compute: (t: T, seat: Seat) => V): (t: T, seat: Seat) => V {
  const known = new WeakMap<T, { version: number; readonly values: (V | undefined)[] }>()
  return (t, seat) => {
    let cache = known.get(t)
    if (cache === undefined) {
      cache = { version: t.version, values: [] }
      known.set(t, cache)
    } else if (cache.version !== t.version) {
      cache.version = t.version
      cache.values.length = 0
    }
    const found = cache.values[seat]
    if (found !== undefined) return found
    const value = compute(t, seat)
    cache.values[seat] = value
    return value
  }
}
