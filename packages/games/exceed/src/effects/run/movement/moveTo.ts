import { type Flow, flowOf } from '@cardwright/engine'
import { hasRoom, towards } from '../../../rules/arena.ts'
import { walkTo, wayTo } from '../../../rules/movement.ts'
import { coversSpace } from '../../../rules/strike/attack.ts'
import { type ExceedTable, nothingYet, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { pickSpace, spacesWhere } from '../tokens/spaces.ts'

/** To a space of its player's choice, or nowhere; as if it were so many steps. */
export function moveTo(t: ExceedTable, by: By, effect: EffectOf<'moveTo'>): Flow | null {
  t.state.recent = { ...nothingYet(), cards: t.state.recent.cards }
  return spacesWhere(isOpen(t, by, effect)).length === 0 ? null : choose(t, by, effect)
}

function* choose(t: ExceedTable, by: By, effect: EffectOf<'moveTo'>): Flow {
  const space = yield* pickSpace(t, by.seat, isOpen(t, by, effect), true)
  if (space === null) return
  yield* flowOf(walkTo(t, by.seat, space))
}

const isOpen =
  (t: ExceedTable, by: By, { max, inRange, ahead }: EffectOf<'moveTo'>) =>
  (space: number): boolean => {
    const { space: from } = side(t, by.seat)
    if (space === from || !hasRoom(t, by.seat, space)) return false
    if (ahead && (space - from) * towards(t, by.seat) < 0) return false
    const way = wayTo(t, by.seat, space)
    if (way === null) return false
    return inRange ? coversSpace(t, by.seat, space) : max === undefined || way.length <= max
  }
