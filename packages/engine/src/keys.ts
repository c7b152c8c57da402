import type { Option } from './ask.ts'

/** Options for items with names that may be alike: the second focus is `focus#2`. */
export function numbered<T, O extends object>(
  items: readonly T[],
  name: (item: T) => string,
  rest: (item: T) => O,
): (Option & O)[] {
  const names = items.map((item) => name(item))
  return items.map((item, place) => {
    const own = names[place]!
    let count = 1
    // lists are short: looking back is faster than a map
    for (let before = 0; before < place; before++) if (names[before] === own) count++
    return { key: count === 1 ? own : `${own}#${count}`, ...rest(item) }
  })
}

/** Keys that begin alike, each made once: options are listed very often, and equal strings are compared fast. */
export function keysWith(prefix: string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    let key = known.get(name)
    if (key === undefined) {
      key = prefix + name
      known.set(name, key)
    }
    return key
  }
}
