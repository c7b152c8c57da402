import type { Flow } from '@cardwright/engine'

/** A flow that may be none, then another. */
export function both(first: Flow | null, then: () => Flow | null): Flow | null {
  return first === null ? then() : oneThenOther(first, then)
}

function* oneThenOther(first: Flow, then: () => Flow | null): Flow {
  yield* first
  const second = then()
  if (second !== null) yield* second
}
