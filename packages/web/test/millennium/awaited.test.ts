import { expect, it } from 'vitest'
import { awaitedIn } from '../../src/boards/millennium/facts.ts'
import type { BoardProps } from '../../src/table/contract.ts'

/** A trading floor where these are ready, looked at from a seat. */
const floor = (ready: readonly boolean[], seat: number | null) =>
  ({
    view: { facts: { players: ready.map((each) => ({ ready: each })) } },
    snapshot: { seat },
  }) as unknown as BoardProps

it.each([
  ['everybody who is not, for somebody who is', [true, false, true, false], 0, [1, 3]],
  ['nobody, for somebody who is not ready either', [false, false], 0, []],
  ['nobody, for somebody who watches', [true, false], null, []],
])('On the trading floor is awaited %s', (_, ready, seat, awaited) => {
  expect(awaitedIn(floor(ready, seat))).toEqual(awaited)
})
