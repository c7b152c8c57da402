import { andThen, cached, type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { type ExceedTable, lastSpace, side } from '../../state.ts'
import { hasRoom } from '../../values/arena.ts'
import { mostForce } from '../../values/means.ts'
import { traitOf } from '../../values/traits.ts'
import { refusals } from '../../words/en/refusals.ts'
import { payForce } from '../force.ts'
import { limitOf, pathOf, walkTo } from '../movement.ts'
import { resolve } from '../triggers.ts'

interface Destination extends MoveOption {
  readonly space: number
  /** In Force. */
  readonly cost: number
}

/** A space, and what it costs to come there; Infinity where there is no way. */
interface Way {
  readonly space: number
  readonly cost: number
}

/** EX-045, EX-046: 1 Force for each step, 2 for the one over the opponent. */
const waysOf = cached((t: ExceedTable, seat): readonly Way[] => {
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
  return costs.slice(1).map((cost, i) => ({ space: i + 1, cost }))
})

/** EX-044 */
export const move: Move<ExceedTable, Way, Destination> = {
  list: (t, seat) => waysOf(t, seat),
  key: ({ space }) => keys[space]!,
  why: (t, seat, { space, cost }) => {
    if (side(t, seat).space === space || !hasRoom(t, seat, space)) return refusals.occupied
    if (cost === Number.POSITIVE_INFINITY) return refusals.noWay
    return cost > mostForce(t, seat) ? refusals.tooLittleForce : null
  },
  option: ({ space, cost }, key) => ({ key, move: 'move', space, cost }),
  do: (t, seat, { space, cost }) => moveTo(t, seat, space, cost),
}

const keys = Array.from({ length: lastSpace + 1 }, (_, space) => `move:${space}`)

function* moveTo(t: ExceedTable, seat: Seat, space: number, cost: number): Flow {
  yield* payForce(t, seat, cost)
  yield* flowOf(andThen(walkTo(t, seat, space), () => resolve(t, seat, 'moveAction')))
}
