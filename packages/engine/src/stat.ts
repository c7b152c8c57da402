import type { AnyTable } from './ask.ts'
import type { Card, Definition } from './cards.ts'

/** What an ability or a modifier does to a number. */
export interface Change {
  readonly layer: number
  readonly op: 'set' | 'add' | 'times' | 'atLeast' | 'atMost'
  readonly amount: number
}

/** How a game's numbers come about. */
export interface StatLaw<T extends AnyTable, D extends Definition, N extends string> {
  printed(t: T, card: Card<D>, name: N): number
  /** All that changes it now: static abilities, modifiers with source and duration; within a layer in this order. */
  changes(t: T, card: Card<D>, name: N): Iterable<Change>
  /** What a number that depends on itself is, if the game's rules say; otherwise it is an error. */
  cycle?(t: T, card: Card<D>, name: N): number
}

const operations: Record<Change['op'], (value: number, amount: number) => number> = {
  set: (_value, amount) => amount,
  add: (value, amount) => value + amount,
  times: (value, amount) => value * amount,
  atLeast: Math.max,
  atMost: Math.min,
}

interface Cache {
  version: number
  readonly values: Map<string, number>
  /** Numbers that depend on themselves: they are this only when asked for by themselves, whatever was asked before. */
  readonly cyclic: Map<string, number>
  readonly computing: string[]
  /** The outermost of those that are being computed on which the present one was found to depend. */
  cut: number
}

const none = Number.POSITIVE_INFINITY

/** A card's number as it is now: the printed one through all layers. Nothing is added now and subtracted later. */
export function stat<T extends AnyTable, D extends Definition, N extends string>(law: StatLaw<T, D, N>) {
  const caches = new WeakMap<T, Cache>()

  return (t: T, card: Card<D>, name: N): number => {
    let cache = caches.get(t)
    if (!cache) {
      cache = { version: -1, values: new Map(), cyclic: new Map(), computing: [], cut: none }
      caches.set(t, cache)
    }
    if (cache.version !== t.version) {
      cache.version = t.version
      cache.values.clear()
      cache.cyclic.clear()
    }
    const { values, cyclic, computing, cut } = cache
    const key = `${name} ${card.id}`
    const known = values.get(key) ?? (computing.length === 0 ? cyclic.get(key) : undefined)
    if (known !== undefined) return known
    const at = computing.indexOf(key)
    if (at >= 0) {
      if (!law.cycle)
        throw new Error(`A number depends on itself: ${[...computing, key].join(' <- ')} (name and card id).`)
      cache.cut = Math.min(cut, at)
      return law.cycle(t, card, name)
    }
    const depth = computing.length
    computing.push(key)
    cache.cut = none
    try {
      let value = law.printed(t, card, name)
      const changes = [...law.changes(t, card, name)].sort((a, b) => a.layer - b.layer)
      for (const { op, amount } of changes) value = operations[op](value, amount)
      if (cache.cut === none) values.set(key, value)
      else if (depth === 0) cyclic.set(key, value)
      return value
    } finally {
      computing.pop()
      cache.cut = cache.cut < depth ? Math.min(cut, cache.cut) : cut
    }
  }
}
