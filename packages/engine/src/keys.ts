import type { Option } from './ask.ts'

/** Options for items with names that may be alike: the second focus is `focus#2`. */
export function numbered<T, O extends object>(
  items: readonly T[],
  name: (item: T) => string,
  rest: (item: T) => O,
): (Option & O)[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const count = (seen.get(name(item)) ?? 0) + 1
    seen.set(name(item), count)
    return { key: count === 1 ? name(item) : `${name(item)}#${count}`, ...rest(item) }
  })
}
