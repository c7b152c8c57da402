import { type Flow, flowOf } from '@cardwright/engine'
import { hasRoom, towards } from '../../../rules/arena.ts'
import { marksOf } from '../../../rules/marks.ts'
import { walkTo, wayTo } from '../../../rules/movement.ts'
import { traitOf } from '../../../rules/strike/numbers.ts'
import { type ExceedTable, foe, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { pickSpace } from '../tokens/spaces.ts'

/** To where something lies; where the opponent stands there, next to them as if it were a Close. */
export function moveOnto(t: ExceedTable, by: By, { spot, choose }: EffectOf<'moveOnto'>): Flow | null {
  const goals = goalsOf(t, by, spot)
  if (choose) return goals.length === 0 ? null : among(t, by, spot)
  const [goal] = goals
  return goal === undefined ? null : walkTo(t, by.seat, goal)
}

function* among(t: ExceedTable, by: By, spot: string | undefined): Flow {
  const space = yield* pickSpace(t, by.seat, (at) => goalsOf(t, by, spot).includes(at))
  yield* flowOf(space === null ? null : walkTo(t, by.seat, space))
}

function goalsOf(t: ExceedTable, by: By, spot: string | undefined): number[] {
  if (traitOf(t, by.seat, 'cantMove')) return []
  const own = side(t, by.seat)
  const other = side(t, foe(by.seat))
  const beside = other.space - towards(t, by.seat) * (other.reach + own.reach + 1)
  return marksOf(t, by, spot).flatMap(({ space }) => {
    const goal = hasRoom(t, by.seat, space) ? space : beside
    const isThere = goal === own.space
    return (isThere && goal !== space) || wayTo(t, by.seat, goal) !== null ? [goal] : []
  })
}
