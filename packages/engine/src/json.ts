import { sha256 } from './sha256.ts'
import type { Json, JsonObject } from './types.ts'

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

/** A state, facts or options as JSON: they are plain, which interfaces cannot say and the battery looks at. */
export const asJson = (plain: object): JsonObject => plain as JsonObject

export const hashOf = (value: unknown): string => sha256(canonical(value))

/** A copy that nobody can change, so that many may share it. */
export function frozenJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenJson))
  return Object.freeze(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, inner === undefined ? inner : frozenJson(inner)]),
    ),
  ) as Json
}

const isObject = (x: unknown): x is Record<string, Json> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** What changed from one JSON value to the next. Small where the values are alike. */
export type Diff =
  | { readonly set: Json }
  | { readonly at: Readonly<Record<string, Diff>>; readonly drop?: readonly string[] }
  /** `keep` says which items of the list before are taken first, in runs of `[first, count]`; -1 leaves room for new ones. */
  | {
      readonly keep?: readonly (readonly [first: number, count: number])[]
      readonly items: Readonly<Record<string, Diff>>
      readonly length: number
    }

/** With `moves`, items of lists that have a `handle` or a `key` are followed to where they have moved. */
export function diff(before: Json | undefined, after: Json, moves = false): Diff | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, moves)
  if (isObject(before) && isObject(after)) return diffObjects(before, after, moves)
  return { set: after }
}

type Fields = Readonly<Record<string, Json>>

/** A field of an object's own: one that is named `toString`, which is a function, or `__proto__` is no part of every object. */
function own<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  const value = object[key]
  const isInherited = (typeof value === 'function' || key === '__proto__') && !Object.hasOwn(object, key)
  return isInherited ? undefined : value
}

/** Gives an object a field, whatever its name. */
function put<T>(object: Record<string, T>, key: string, value: T): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
}

/** The fields that an object has no longer; null if it has them all. */
function droppedBy(before: Fields, after: Fields): string[] | null {
  let dropped: string[] | null = null
  for (const key in before) {
    if (before[key] === undefined || own(after, key) !== undefined) continue
    dropped ??= []
    dropped.push(key)
  }
  return dropped
}

// Most of what is compared has not changed: nothing is made before there is something to say.
function diffObjects(before: Fields, after: Fields, moves: boolean): Diff | null {
  let at: Record<string, Diff> | null = null
  for (const key in after) {
    const inner = after[key]
    const change = inner === undefined ? null : diff(own(before, key), inner, moves)
    if (change === null) continue
    at ??= {}
    put(at, key, change)
  }
  const drop = droppedBy(before, after)
  if (drop !== null) return { at: at ?? {}, drop }
  return at === null ? null : { at }
}

/** By what an item of a list is known, wherever it lies; undefined if by nothing. */
function identity(item: Json | undefined): Json | undefined {
  return isObject(item) ? (item.handle ?? item.key) : undefined
}

/** For each item the place where it lay before, -1 if it is new; null if all lie where they lay, or cannot be followed. */
function placesBefore(before: readonly Json[], after: readonly Json[]): number[] | null {
  const shared = Math.min(before.length, after.length)
  let i = 0
  while (i < shared && identity(before[i]) === identity(after[i])) i++
  if (i === shared) return null
  const places = new Map(before.map((item, at) => [identity(item), at]))
  if (places.size < before.length || places.has(undefined)) return null
  const found = after.map((item) => places.get(identity(item)) ?? -1)
  const known = found.filter((at) => at >= 0)
  return known.length > 0 && new Set(known).size === known.length ? found : null
}

/** Places in a row as `[first, count]`. */
function runsOf(places: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const at of places) {
    const last = runs.at(-1)
    if (last && (at < 0 ? last[0] < 0 : last[0] >= 0 && last[0] + last[1] === at)) last[1]++
    else runs.push([at, 1])
  }
  return runs
}

function diffLists(before: readonly Json[], after: readonly Json[], moves: boolean): Diff | null {
  const places = moves ? placesBefore(before, after) : null
  let items: Record<string, Diff> | null = null
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[places === null ? i : places[i]!], after[i]!, moves)
    if (change === null) continue
    items ??= {}
    items[i] = change
  }
  if (items === null && before.length === after.length && places === null) return null
  return { ...(places !== null && { keep: runsOf(places) }), items: items ?? {}, length: after.length }
}

/** The value after a change: `patch(a, diff(a, b))` equals `b`, and `a` stays as it was. */
export function patch(before: Json | undefined, change: Diff | null): Json {
  if (change === null) return before ?? null
  if ('set' in change) return change.set
  return 'items' in change ? patchList(before, change) : patchObject(before, change)
}

function patchList(before: Json | undefined, { keep, items, length }: Extract<Diff, { items: unknown }>): Json {
  if (!Array.isArray(before)) throw new Error('This change does not fit: it is for a list.')
  const kept = keep ? taken(before, keep) : before.slice(0, length)
  const after: Json[] = [...kept]
  for (const [i, inner] of Object.entries(items)) after[Number(i)] = patch(kept[Number(i)], inner)
  return after
}

function patchObject(before: Json | undefined, { at, drop }: Extract<Diff, { at: unknown }>): Json {
  if (!isObject(before)) throw new Error('This change does not fit: it is for an object.')
  const after = drop === undefined ? { ...before } : without(before, drop)
  for (const key in at) put(after, key, patch(own(before, key), at[key]!))
  return after
}

function without(object: Fields, fields: readonly string[]): Record<string, Json> {
  const rest: Record<string, Json> = {}
  for (const key in object) if (!fields.includes(key)) put(rest, key, object[key]!)
  return rest
}

/** Runs of a list, one after the other; where there is room for new items, there is nothing yet. */
function taken(list: readonly Json[], runs: readonly (readonly [number, number])[]): Json[] {
  const kept: Json[] = []
  for (const [first, count] of runs) {
    if (first < 0) kept.length += count
    else kept.push(...list.slice(first, first + count))
  }
  return kept
}

/** Data that nobody may change, down to the last part of it: such may be shared by a state and its copies. */
export function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const part of Object.values(data)) frozen(part)
  return Object.freeze(data)
}
