import type { Flow } from './flow.ts'

/** A part of a rule: a flow, or null if it asked nothing. */
export type Part = Flow | null

/** Runs parts in order; null if none of them asked. There is no generator until one does. */
export function inTurn<T>(items: readonly T[], run: (item: T) => Part): Part {
  for (let i = 0; i < items.length; i++) {
    const flow = run(items[i]!)
    if (flow !== null) return i === items.length - 1 ? flow : onFrom(flow, items, i + 1, run)
  }
  return null
}

function* onFrom<T>(flow: Flow, items: readonly T[], from: number, run: (item: T) => Part): Flow {
  yield* flow
  for (let i = from; i < items.length; i++) {
    const next = run(items[i]!)
    if (next !== null) yield* next
  }
}

/** Runs one part, then what follows from it; null if neither asked. */
export function andThen(first: Part, next: () => Part): Part {
  return first === null ? next() : onThen(first, next)
}

function* onThen(first: Flow, next: () => Part): Flow {
  yield* first
  const then = next()
  if (then !== null) yield* then
}

/** A flow that ends at once. It lacks `return` and `throw`, which nobody calls on a flow. */
const nothing = { [Symbol.iterator]: () => nothing, next: () => ({ done: true, value: undefined }) } as unknown as Flow

/** A part as a flow, for a rule that goes on after it: `yield* flowOf(part)`. Does nothing if the part asked nothing. */
export const flowOf = (part: Part): Flow => part ?? nothing

/** Stops rules that go in circles within a step: so many things are done in a row without asking anybody. */
const maxRounds = 1000

/** Does one thing at a time until there is nothing to do, which is false; null if none of it asked. */
export function untilQuiet(once: () => Part | false): Part {
  for (let round = 0; round < maxRounds; round++) {
    const flow = once()
    if (flow === false) return null
    if (flow !== null) return onUntilQuiet(flow, once)
  }
  throw neverQuiet()
}

function* onUntilQuiet(first: Flow, once: () => Part | false): Flow {
  let flow: Part | false = first
  for (let round = 0; round < maxRounds; round++) {
    if (flow === false) return
    if (flow !== null && (yield* asked(flow))) round = 0
    flow = once()
  }
  throw neverQuiet()
}

/** Runs a flow; whether it has asked anybody. */
function* asked(flow: Flow): Flow<boolean> {
  const first = flow.next()
  if (first.done) return false
  let next = flow.next(yield first.value)
  while (!next.done) next = flow.next(yield next.value)
  return true
}

const neverQuiet = () => new Error(`The rules have done ${maxRounds} things in a row and come to no end.`)
