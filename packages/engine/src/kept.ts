import type { AnyTable } from './ask.ts'
import { isEqual } from './json.ts'
import type { Seat } from './types.ts'

/** A value computed from a table, and the version of the table that it is true of. */
interface Kept<V> {
  version: number
  values: V
}

/** Each kept value has its own index on every table, so that looking it up costs next to nothing. */
let places = 0

let isComparing = false

/** Computes every kept value again while `look` runs, and throws if one differs: somebody forgot to `touch`. */
export function comparingKept<T>(look: () => T): T {
  isComparing = true
  try {
    return look()
  } finally {
    isComparing = false
  }
}

/** Thrown where a kept value is no longer true. */
export class StaleValue extends Error {}

export function mustHold(kept: unknown, now: unknown, what: string): void {
  if (!isEqual(kept, now))
    throw new StaleValue(`${what} was kept, and is another now: a change of state lacks \`touch\`.`)
}

/**
 * Works something out once for each version of a table. It may depend on cards, marks and notes, and on state of which
 * every change is followed by `touch`. What it was last is handed over, for what can tell that it still holds.
 */
export function keep<T extends AnyTable, V>(compute: (t: T, last?: V) => V): (t: T) => V {
  const place = places++
  return (t) => {
    const found = t.kept[place] as Kept<V> | undefined
    if (found === undefined) {
      const values = compute(t)
      t.kept[place] = { version: t.version, values }
      return values
    }
    if (found.version !== t.version) {
      found.values = compute(t, found.values)
      found.version = t.version
    } else if (isComparing) mustHold(found.values, compute(t), compute.name || 'A value')
    return found.values
  }
}

/** The same for each seat. */
export function cached<T extends AnyTable, V>(compute: (t: T, seat: Seat) => V): (t: T, seat: Seat) => V {
  const place = places++
  return (t, seat) => {
    const { version } = t
    let found = t.kept[place] as Kept<(V | undefined)[]> | undefined
    if (found === undefined) {
      found = { version, values: [] }
      t.kept[place] = found
    } else if (found.version !== version) {
      found.version = version
      // the list stays: a new one for every version would be most of what is allocated
      for (let i = 0; i < found.values.length; i++) found.values[i] = undefined
    }
    const known = found.values[seat]
    if (known !== undefined) {
      if (isComparing) mustHold(known, compute(t, seat), compute.name || 'A value')
      return known
    }
    const value = compute(t, seat)
    if (t.version === version) found.values[seat] = value
    return value
  }
}
