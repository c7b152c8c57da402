import type { Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import { type ExceedTable, lastSpace, side } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { type Direction, hasRoom, nextSpace } from '../arena.ts'
import { mostForce, payForce } from '../force.ts'
import { arrived } from '../movement.ts'

interface Destination extends MoveOption {
  readonly space: number
}

const spaces = Array.from({ length: lastSpace }, (_, i) => i + 1)

/** EX-045, EX-046: 1 Force for each step, 2 for the one over the opponent; null where there is no way. */
export function moveCost(t: ExceedTable, seat: Seat, to: number): number | null {
  const from = side(t, seat).space
  const direction: Direction = to > from ? 1 : -1
  let cost = 0
  for (let at: number | null = from; at !== null; ) {
    if (at === to) return cost
    const next: number | null = nextSpace(t, seat, at, direction, true)
    if (next === null || (to - next) * direction < 0) return null
    cost += Math.abs(next - at) > 1 ? 2 : 1
    at = next
  }
  return null
}

/** EX-044 */
export const move: Move<ExceedTable, number, Destination> = {
  list: () => spaces,
  key: (space) => keys[space]!,
  why: (t, seat, space) => {
    if (side(t, seat).space === space || !hasRoom(t, seat, space)) return refusals.occupied
    const cost = moveCost(t, seat, space)
    if (cost === null) return refusals.noWay
    return cost > mostForce(t, seat) ? refusals.tooLittleForce : null
  },
  option: (space, key) => ({ key, move: 'move', space }),
  do: (t, seat, { space }) => moveTo(t, seat, space),
}

const keys = Array.from({ length: lastSpace + 1 }, (_, space) => `move:${space}`)

function* moveTo(t: ExceedTable, seat: Seat, space: number): Flow {
  const cost = moveCost(t, seat, space)!
  yield* payForce(t, seat, cost)
  const mine = side(t, seat)
  const from = mine.space
  const before = Math.sign(side(t, 1 - seat).space - from)
  mine.space = space
  const passed = Math.sign(side(t, 1 - seat).space - space) !== before
  const moved = Math.abs(space - from) - (passed ? 1 : 0)
  arrived(t, seat, seat, from, { moved, wanted: moved, passed })
  const flow = resolve(t, seat, 'moveAction')
  if (flow !== null) yield* flow
}
