import type { AnyTable } from './ask.ts'
import { keep } from './kept.ts'

/**
 * How values of cards come about that abilities change: numbers, names, traits, colours, abilities that are granted. K is
 * whose values they are, F the values of one of them, I something that acts on them now.
 */
export interface Derivation<T extends AnyTable, K, F, I> {
  /** All whose values there are: the cards in play, say. None if `targets` finds those that an influence changes. */
  subjects?(t: T): readonly K[]
  /** A small whole number that tells one from another: a card's id. */
  key(subject: K): number
  /** What is printed: a new object each time, or one that is shared: with `targets`, a copy of it is changed. */
  base(t: T, subject: K): F
  /** The influences that act now, in any order. */
  influences(t: T): readonly I[]
  /** Earlier layers act first: the later one of what an influence reads and what it writes. */
  layer(influence: I): number
  /** Within a layer, what reads no value acts before what does. */
  reads?(influence: I): boolean
  /** Then what came first: a card's `gen`. */
  since(influence: I): number
  /** Whom an influence changes, found out when it is its turn; by default it is tried on all subjects. */
  targets?(t: T, influence: I): readonly K[]
  /** Changes the values of a subject, if it means that one. Returns what it grants, which acts itself from there on; null if nothing. */
  apply(t: T, influence: I, subject: K, values: F): readonly I[] | null
}

/**
 * The values of a subject as they are now. They are computed for all subjects in one sweep over all influences, once for
 * each version of the table. An influence reads values as they are at that point of the sweep, so no value depends on
 * itself or on who asked first. Each sweep makes new objects, so a kept one is last known information.
 */
export function derive<T extends AnyTable, K, F extends object, I>(
  derivation: Derivation<T, K, F, I>,
): (t: T, subject: K) => Readonly<F> {
  const { key } = derivation
  const under = new WeakMap<T, readonly F[]>()
  const sweep = keep((t: T): readonly F[] => {
    const values: F[] = []
    const subjects = derivation.subjects?.(t) ?? []
    for (const subject of subjects) values[key(subject)] = derivation.base(t, subject)
    under.set(t, values)
    try {
      act(t, derivation, subjects, values)
    } finally {
      under.delete(t)
    }
    return values
  })
  return (t, subject) => {
    const values = under.get(t) ?? sweep(t)
    // what is not in play is what is printed on it
    return values[key(subject)] ?? derivation.base(t, subject)
  }
}

function act<T extends AnyTable, K, F extends object, I>(
  t: T,
  derivation: Derivation<T, K, F, I>,
  subjects: readonly K[],
  values: F[],
): void {
  const before = (a: I, b: I): number =>
    derivation.layer(a) - derivation.layer(b) ||
    Number(derivation.reads?.(a) ?? false) - Number(derivation.reads?.(b) ?? false) ||
    derivation.since(a) - derivation.since(b)
  const queue = [...derivation.influences(t)].sort(before)
  for (let at = 0; at < queue.length; at++) {
    const influence = queue[at]!
    let granted: readonly I[] | null = null
    for (const subject of derivation.targets?.(t, influence) ?? subjects) {
      const key = derivation.key(subject)
      values[key] ??= { ...derivation.base(t, subject) }
      const more = derivation.apply(t, influence, subject, values[key])
      if (more !== null) granted = granted === null ? more : [...granted, ...more]
    }
    if (granted === null) continue
    // what is granted cannot act before it was
    queue.push(...[...queue.splice(at + 1), ...granted].sort(before))
  }
}
