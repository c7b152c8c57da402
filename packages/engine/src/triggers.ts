import type { AnyTable } from './ask.ts'
import { ask, type Flow } from './flow.ts'
import { maybe } from './happen.ts'
import { numbered } from './keys.ts'
import type { RuleId, Seat } from './types.ts'

/** How a game's waiting triggers run. W is a trigger as data: its card's id and gen, its ability, what set it off. */
export interface TriggerLaw<T extends AnyTable, W> {
  /** What waits, in the order in which it came. */
  waiting(t: T): readonly W[]
  /** Whose turn it is to run triggers, first to last. */
  order(t: T): readonly Seat[]
  owner(t: T, trigger: W): Seat
  /** What the one who orders them calls it. */
  name(t: T, trigger: W): string
  remove(t: T, trigger: W): void
  /** Its condition, tested again as it runs. */
  holds(t: T, trigger: W): boolean
  run(t: T, trigger: W): Flow | null
  readonly rule?: RuleId
}

/** Lets the right player order what is waiting, and runs it one by one, until nothing waits. */
export function* runTriggers<T extends AnyTable, W>(t: T, law: TriggerLaw<T, W>): Flow {
  for (let trigger = yield* nextTrigger(t, law); trigger !== null; trigger = yield* nextTrigger(t, law)) {
    law.remove(t, trigger)
    t.touch()
    if (law.holds(t, trigger)) yield* maybe(law.run(t, trigger))
  }
}

function* nextTrigger<T extends AnyTable, W>(t: T, law: TriggerLaw<T, W>): Flow<W | null> {
  const of = (seat: Seat) => law.waiting(t).filter((trigger) => law.owner(t, trigger) === seat)
  const seat = law.order(t).find((each) => of(each).length > 0)
  if (seat === undefined) return null
  if (of(seat).length === 1) return of(seat)[0]!
  const { index } = yield* ask(t, seat, {
    kind: 'trigger',
    rule: law.rule,
    options: () =>
      numbered(
        of(seat).map((trigger, index) => ({ trigger, index })),
        ({ trigger }) => law.name(t, trigger),
        ({ index }) => ({ index }),
      ),
  })
  return of(seat)[index]!
}
