import type { AnyTable } from './ask.ts'
import type { Before, Card } from './cards.ts'
import { ask } from './flow.ts'
import { numbered } from './keys.ts'
import type { Where } from './motion.ts'
import { type Part, untilQuiet } from './sequence.ts'
import type { CardId, RuleId, Seat } from './types.ts'
import type { Zone } from './zones.ts'

/** A game's own way to move cards: what each move sets off, and what interrupts it. */
export interface MoveRules<T extends AnyTable> {
  /** Notes what cards wait to do because these have moved. */
  moved?(t: T, before: readonly Before[]): void
  /** Carries out one thing that the rules demand at once, such as a deck that is empty; false if there is none. */
  due(t: T): Part | false
}

/**
 * Moves cards as one event; what is due at once happens after all have arrived, one thing at a time. Null if that asked
 * nothing. A game that has such rules moves cards by this alone.
 */
export function mover<T extends AnyTable>({ moved, due }: MoveRules<T>) {
  return (t: T, cards: readonly Card[], to: Zone | ((card: Card) => Zone), where?: Where): Part => {
    const before = cards.map((card) => t.before(card))
    t.move(cards, to, where)
    moved?.(t, before)
    return untilQuiet(() => due(t))
  }
}

/** How a game's waiting triggers run. W is a trigger as data: its card's id and gen, its ability, what set it off. */
export interface Pool<T extends AnyTable, W> {
  /** The waiting triggers, oldest first. */
  waiting(t: T): readonly W[]
  remove(t: T, trigger: W): void
  /** The seat that orders its own triggers. */
  owner(t: T, trigger: W): Seat
  /** The lowest rank runs first: the player whose turn it is before the others, one band before the next. */
  rank(t: T, trigger: W): number
  /** Its name, for the player who orders them. */
  name(t: T, trigger: W): string
  /** The card that it comes from; none if that is no longer there. */
  card?(t: T, trigger: W): CardId | undefined
  /** Whether everybody can see that nothing will come of it: it runs without a question. */
  isIdle?(t: T, trigger: W): boolean
  /** Null if it asked nothing. Tests again whether its condition holds. */
  run(t: T, trigger: W): Part
  readonly rule?: RuleId
}

/** Runs one of the triggers that wait, and lets their owner choose which; false if none waits. */
export function runOne<T extends AnyTable, W>(t: T, pool: Pool<T, W>): Part | false {
  const first = firstRank(t, pool)
  if (first.length === 0) return false
  const idle = pool.isIdle && first.find((trigger) => pool.isIdle!(t, trigger))
  if (idle !== undefined) return start(t, pool, idle)
  if (first.length === 1) return start(t, pool, first[0]!)
  return chooseAndRun(t, pool, pool.owner(t, first[0]!))
}

/** Runs the triggers that wait until none does. */
export const runAll = <T extends AnyTable, W>(t: T, pool: Pool<T, W>): Part => untilQuiet(() => runOne(t, pool))

/** Those that may run now: of the lowest rank, all of one seat. */
function firstRank<T extends AnyTable, W>(t: T, { waiting, rank, owner }: Pool<T, W>): W[] {
  const all = waiting(t)
  if (all.length === 0) return []
  const lowest = Math.min(...all.map((trigger) => rank(t, trigger)))
  const first = all.filter((trigger) => rank(t, trigger) === lowest)
  const seat = owner(t, first[0]!)
  return first.filter((trigger) => owner(t, trigger) === seat)
}

function start<T extends AnyTable, W>(t: T, pool: Pool<T, W>, trigger: W): Part {
  pool.remove(t, trigger)
  t.touch()
  return pool.run(t, trigger)
}

function* chooseAndRun<T extends AnyTable, W>(t: T, pool: Pool<T, W>, seat: Seat) {
  const { index } = yield* ask(t, seat, {
    kind: 'trigger',
    rule: pool.rule,
    options: () =>
      numbered(
        firstRank(t, pool).map((trigger, index) => ({ trigger, index })),
        ({ trigger }) => pool.name(t, trigger),
        ({ trigger, index }) => ({ index, name: pool.name(t, trigger), card: pool.card?.(t, trigger) }),
      ),
  })
  const flow = start(t, pool, firstRank(t, pool)[index]!)
  if (flow !== null) yield* flow
}

/** How cards forbid or replace what is about to happen at one named point of the rules. E is what happens. */
export interface Replacements<T extends AnyTable, E, L> {
  /** The abilities that are active now, with their cards. */
  active(t: T): readonly L[]
  /** Which ability this is, as the object that its card is now: of id, gen and ability. Nobody sees it. */
  id(listener: L): string
  /** Its name, for a player who has to pick one, and the card that it comes from. */
  name(t: T, listener: L): string
  card(listener: L): CardId
  forbids(t: T, listener: L, event: E): boolean
  replaces(t: T, listener: L, event: E): boolean
  /** What happens instead; null for nothing. */
  replace(t: T, listener: L, event: E): E | null
  /** Who picks, if several abilities of theirs would replace an event: the seats in their order. */
  choosers(t: T, event: E): readonly Seat[]
  owner(t: T, listener: L): Seat
}

/** What happens in the end, each ability having replaced it at most once; null if it is forbidden or replaced by nothing. */
export function replaced<T extends AnyTable, E, L>(
  t: T,
  law: Replacements<T, E, L>,
  event: E,
  then: (event: E) => Part,
): Part {
  return onward(t, law, event, then, [])
}

function onward<T extends AnyTable, E, L>(
  t: T,
  law: Replacements<T, E, L>,
  event: E,
  then: (event: E) => Part,
  used: readonly string[],
): Part {
  const active = law.active(t)
  if (active.some((listener) => law.forbids(t, listener, event))) return null
  const able = ableTo(t, law, event, used)
  if (able.length === 0) return then(event)
  if (able.length > 1) return pickOne(t, law, event, then, used)
  return replacedBy(t, law, event, then, used, able[0]!)
}

function replacedBy<T extends AnyTable, E, L>(
  t: T,
  law: Replacements<T, E, L>,
  event: E,
  then: (event: E) => Part,
  used: readonly string[],
  listener: L,
): Part {
  const next = law.replace(t, listener, event)
  return next === null ? null : onward(t, law, next, then, [...used, law.id(listener)])
}

/** The abilities of the first seat that has any to choose from. */
function ableTo<T extends AnyTable, E, L>(
  t: T,
  law: Replacements<T, E, L>,
  event: E,
  used: readonly string[],
): readonly L[] {
  const able = law.active(t).filter((each) => !used.includes(law.id(each)) && law.replaces(t, each, event))
  for (const seat of law.choosers(t, event)) {
    const own = able.filter((each) => law.owner(t, each) === seat)
    if (own.length > 0) return own
  }
  return []
}

function* pickOne<T extends AnyTable, E, L>(
  t: T,
  law: Replacements<T, E, L>,
  event: E,
  then: (event: E) => Part,
  used: readonly string[],
) {
  const able = () => ableTo(t, law, event, used)
  const { index } = yield* ask(t, law.owner(t, able()[0]!), {
    kind: 'replacement',
    options: () =>
      numbered(
        able().map((listener, index) => ({ listener, index })),
        ({ listener }) => law.name(t, listener),
        ({ listener, index }) => ({ index, card: law.card(listener) }),
      ),
  })
  const flow = replacedBy(t, law, event, then, used, able()[index]!)
  if (flow !== null) yield* flow
}
