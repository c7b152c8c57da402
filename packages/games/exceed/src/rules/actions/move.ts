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

/** The option for each space and what it costs to come there; 0 where there is no way. */
const destinations: readonly (readonly Destination[])[] = Array.from({ length: lastSpace + 1 }, (_, space) =>
  Array.from({ length: lastSpace + 1 }, (__, cost) =>
    Object.freeze({ key: `move:${space}`, move: 'move', space, cost }),
  ),
)

const outOfReach: readonly Destination[] = destinations.slice(1).map(([none]) => none!)

/** EX-045, EX-046: 1 Force for each step, 2 for the one over the opponent. */
const destinationsOf = cached((t: ExceedTable, seat): readonly Destination[] => {
  const found = outOfReach.slice()
  const limit = traitOf(t, seat, 'mayIgnoreLimit') ? lastSpace : limitOf(t, seat)
  const spaces = Math.min(lastSpace, limit)
  for (const direction of [1, -1] as const) {
    let cost = 0
    let at = side(t, seat).space
    for (const next of pathOf(t, { mover: seat, by: seat, direction, spaces, mayPass: true })) {
      cost += Math.abs(next - at) > 1 ? 2 : 1
      at = next
      found[at - 1] = destinations[at]![cost]!
    }
  }
  return found
})

/** EX-044 */
export const move: Move<ExceedTable, Destination, Destination> = {
  list: destinationsOf,
  key: ({ key }) => key,
  why: (t, seat, { space, cost }) => {
    if (side(t, seat).space === space || !hasRoom(t, seat, space)) return refusals.occupied
    if (cost === 0) return refusals.noWay
    return cost > mostForce(t, seat) ? refusals.tooLittleForce : null
  },
  option: (destination) => destination,
  do: (t, seat, { space, cost }) => moveTo(t, seat, space, cost),
}

function* moveTo(t: ExceedTable, seat: Seat, space: number, cost: number): Flow {
  yield* payForce(t, seat, cost, { purpose: 'move' })
  yield* flowOf(andThen(walkTo(t, seat, space), () => resolve(t, seat, 'moveAction')))
}
