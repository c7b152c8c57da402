import type { AnyTable } from './ask.ts'
import { ask, type Flow } from './flow.ts'
import { numbered } from './keys.ts'
import type { Seat } from './types.ts'

/**
 * How a game's cards act on what happens. E is the game's kind of event, L an ability that is active now together with
 * its card. Nobody subscribes: listeners are found anew each time, so forks and cards that leave need no bookkeeping.
 */
export interface Law<T extends AnyTable, E, L> {
  /** The abilities that are active now, in the order in which the game looks at them. */
  active(t: T): readonly L[]
  /** Which ability this is, as the object that its card is now: of id, gen and ability. Nobody sees it. */
  id(listener: L): string
  /** What a player who has to pick calls it. */
  name(t: T, listener: L): string
  forbids(t: T, listener: L, event: E): boolean
  replaces(t: T, listener: L, event: E): boolean
  /** What happens instead; null for nothing. */
  replace(t: T, listener: L, event: E): Flow<E | null>
  /** Who picks, if several abilities would replace an event. */
  affected(t: T, event: E): Seat
  apply(t: T, event: E): Flow | null
  /** Clean-up by state: what has no life left is defeated. */
  settle(t: T): Flow | null
  triggers(t: T, listener: L, event: E): boolean
  /** Keeps a trigger as data until the game lets it run. */
  wait(t: T, listener: L, event: E): void
}

/** Lets something happen that cards may forbid, replace or react to. False if nothing came of it. */
export function* happen<T extends AnyTable, E, L>(t: T, law: Law<T, E, L>, event: E): Flow<boolean> {
  const happening = yield* replaced(t, law, event)
  if (happening === null) return false
  const before = law.active(t)
  yield* maybe(law.apply(t, happening))
  t.touch()
  yield* maybe(law.settle(t))
  t.touch()
  // a card that has left reacts as it was; one that has come reacts too
  const listeners = new Map([...before, ...law.active(t)].map((listener) => [law.id(listener), listener]))
  for (const listener of listeners.values()) if (law.triggers(t, listener, happening)) law.wait(t, listener, happening)
  return true
}

/** The event after all replacements, each used at most once; null if it is forbidden or replaced by nothing. */
function* replaced<T extends AnyTable, E, L>(t: T, law: Law<T, E, L>, event: E): Flow<E | null> {
  const used = new Set<string>()
  for (let current: E | null = event; ; ) {
    const now: E = current
    const active = law.active(t)
    if (active.some((listener) => law.forbids(t, listener, now))) return null
    const able = active.filter((listener) => !used.has(law.id(listener)) && law.replaces(t, listener, now))
    if (able.length === 0) return now
    const which = able.length === 1 ? able[0]! : yield* pick(t, law, now, used)
    used.add(law.id(which))
    current = yield* law.replace(t, which, now)
    if (current === null) return null
  }
}

function* pick<T extends AnyTable, E, L>(t: T, law: Law<T, E, L>, event: E, used: ReadonlySet<string>): Flow<L> {
  const able = () => law.active(t).filter((each) => !used.has(law.id(each)) && law.replaces(t, each, event))
  const { index } = yield* ask(t, law.affected(t, event), {
    kind: 'replacement',
    options: () =>
      numbered(
        able().map((listener, index) => ({ listener, index })),
        ({ listener }) => law.name(t, listener),
        ({ index }) => ({ index }),
      ),
  })
  return able()[index]!
}

/** Runs a flow that may be none. */
export function* maybe(flow: Flow | null): Flow {
  if (flow !== null) yield* flow
}
