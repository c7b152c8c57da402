import { sha256 } from './sha256.ts'
import type { Json } from './types.ts'

/** JSON with sorted keys: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return canonical(value.toJSON())
  const fields: string[] = []
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(inner)}`)
  }
  return `{${fields.join(',')}}`
}

/** Whether two values have the same canonical text. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return canonical(a) === canonical(b)
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  }
  for (const key in a) {
    if (!isEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false
  }
  for (const key in b) if (!(key in a) && (b as Record<string, unknown>)[key] !== undefined) return false
  return true
}

export const hashOf = (value: unknown): string => sha256(canonical(value))

const isObject = (x: unknown): x is Record<string, Json> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** What changed from one JSON value to the next. Small where the values are alike. */
export type Diff =
  | { readonly set: Json }
  | { readonly at: Readonly<Record<string, Diff>>; readonly drop?: readonly string[] }
  | { readonly items: Readonly<Record<string, Diff>>; readonly length: number }

export function diff(before: Json | undefined, after: Json): Diff | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) {
    const items: Record<string, Diff> = {}
    after.forEach((item, i) => {
      const change = diff(before[i], item)
      if (change) items[i] = change
    })
    if (Object.keys(items).length === 0 && before.length === after.length) return null
    return { items, length: after.length }
  }
  if (isObject(before) && isObject(after)) {
    const at: Record<string, Diff> = {}
    for (const key of Object.keys(after)) {
      const inner = after[key]
      const change = inner === undefined ? null : diff(Object.hasOwn(before, key) ? before[key] : undefined, inner)
      if (change) Object.defineProperty(at, key, { value: change, enumerable: true })
    }
    const drop = Object.keys(before).filter(
      (key) => before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined),
    )
    if (drop.length === 0) return Object.keys(at).length === 0 ? null : { at }
    return { at, drop }
  }
  return { set: after }
}

/** The value after a change: `patch(a, diff(a, b))` equals `b`, and `a` stays as it was. */
export function patch(before: Json | undefined, change: Diff | null): Json {
  if (change === null) return before ?? null
  if ('set' in change) return change.set
  if ('items' in change) {
    if (!Array.isArray(before)) throw new Error('This change does not fit: it is for a list.')
    const after: Json[] = before.slice(0, change.length)
    for (const [i, inner] of Object.entries(change.items)) after[Number(i)] = patch(before[Number(i)], inner)
    return after
  }
  if (!isObject(before)) throw new Error('This change does not fit: it is for an object.')
  const dropped = new Set(change.drop)
  const after: Record<string, Json> = {}
  const put = (key: string, value: Json) =>
    Object.defineProperty(after, key, { value, enumerable: true, writable: true, configurable: true })
  for (const key of Object.keys(before)) {
    const inner = Object.hasOwn(change.at, key) ? change.at[key]! : null
    if (!dropped.has(key) && before[key] !== undefined) put(key, patch(before[key], inner))
  }
  for (const [key, inner] of Object.entries(change.at))
    if (!Object.hasOwn(before, key) || before[key] === undefined) put(key, patch(undefined, inner))
  return after
}

/** Data that nobody may change, down to the last part of it: such may be shared by a state and its copies. */
export function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const part of Object.values(data)) frozen(part)
  return Object.freeze(data)
}
