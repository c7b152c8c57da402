import { andThen, cached, type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import { type ExceedTable, lastSpace, side } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { hasRoom } from '../arena.ts'
import { mostForce, payForce } from '../force.ts'
import { limitOf, pathOf, walkTo } from '../movement.ts'
import { traitOf } from '../strike/numbers.ts'

interface Destination extends MoveOption {
  readonly space: number
}

const spaces = Array.from({ length: lastSpace }, (_, i) => i + 1)

/** What it costs to come to each space, by its number; Infinity where there is no way. */
const costsOf = cached((t: ExceedTable, seat): number[] => {
  const costs: number[] = new Array(lastSpace + 1).fill(Number.POSITIVE_INFINITY)
  const limit = traitOf(t, seat, 'mayIgnoreLimit') ? lastSpace : limitOf(t, seat)
  for (const direction of [1, -1] as const) {
    let cost = 0
    let at = side(t, seat).space
    for (const next of pathOf(t, {
      mover: seat,
      by: seat,
      direction,
      spaces: Math.min(lastSpace, limit),
      mayPass: true,
    })) {
      cost += Math.abs(next - at) > 1 ? 2 : 1
      at = next
      costs[at] = cost
    }
  }
  return costs
})

/** EX-045, EX-046: 1 Force for each step, 2 for the one over the opponent. */
const moveCost = (t: ExceedTable, seat: Seat, to: number): number => costsOf(t, seat)[to]!

/** EX-044 */
export const move: Move<ExceedTable, number, Destination> = {
  list: () => spaces,
  key: (space) => keys[space]!,
  why: (t, seat, space) => {
    if (side(t, seat).space === space || !hasRoom(t, seat, space)) return refusals.occupied
    const cost = moveCost(t, seat, space)
    if (cost === Number.POSITIVE_INFINITY) return refusals.noWay
    return cost > mostForce(t, seat) ? refusals.tooLittleForce : null
  },
  option: (space, key) => ({ key, move: 'move', space }),
  do: (t, seat, { space }) => moveTo(t, seat, space),
}

const keys = Array.from({ length: lastSpace + 1 }, (_, space) => `move:${space}`)

function* moveTo(t: ExceedTable, seat: Seat, space: number): Flow {
  yield* payForce(t, seat, moveCost(t, seat, space))
  yield* flowOf(andThen(walkTo(t, seat, space), () => resolve(t, seat, 'moveAction')))
}
