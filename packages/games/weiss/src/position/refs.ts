import { cardAtPlace, type JsonObject, makePlace } from '@cardwright/engine'
import { live, type WeissTable } from '../table.ts'

type Node = Readonly<Record<string, unknown>>

const isRef = (node: Node): boolean => typeof node.card === 'number' && typeof node.gen === 'number'

/** State as a position has it: cards by where they lie; one that has become another object since is `gone`. */
export function makeRefs(t: WeissTable, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => makeRefs(t, each))
  const node = value as Node
  const entries = Object.entries(node).map(([key, inner]) => [key, makeRefs(t, inner)] as const)
  if (!isRef(node)) return Object.fromEntries(entries)
  const ref = { card: node.card as number, gen: node.gen as number }
  const { card: _c, gen: _g, ...rest } = Object.fromEntries(entries)
  return { at: makePlace(t.card(ref.card)), ...(live(t, ref) ? {} : { gone: true }), ...rest }
}

/** The inverse. */
export function readRefs(t: WeissTable, value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each, n) => readRefs(t, each, `${field}.${n}`))
  const node = value as Node
  const { at, gone, ...rest } = node
  if (typeof at !== 'string' || !/#\d+$/.test(at)) {
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, readRefs(t, inner, `${field}.${key}`)]))
  }
  const card = cardAtPlace(t, at, field)
  const more = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, readRefs(t, inner, `${field}.${key}`)]),
  )
  return { card: card.id, gen: gone === true ? 0 : card.gen, ...more }
}

export type Described = JsonObject
