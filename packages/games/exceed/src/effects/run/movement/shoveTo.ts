import { type Flow, flowOf } from '@cardwright/engine'
import { type Direction, hasRoom, towards } from '../../../rules/arena.ts'
import { go } from '../../../rules/movement.ts'
import { type ExceedTable, foe, nothingYet, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { pickSpace, spacesWhere } from '../tokens/spaces.ts'

/** EX-086, EX-087: to a space of its player's choice. */
export function shoveTo(t: ExceedTable, by: By, { only }: EffectOf<'shoveTo'>): Flow | null {
  t.state.recent = { ...nothingYet(), cards: t.state.recent.cards }
  return spacesWhere(isOpen(t, by, only)).length === 0 ? null : choose(t, by, only)
}

function* choose(t: ExceedTable, by: By, only: 'push' | 'pull' | undefined): Flow {
  const space = yield* pickSpace(t, by.seat, isOpen(t, by, only), true)
  if (space === null) return
  const mover = foe(by.seat)
  const { space: from } = side(t, mover)
  const direction: Direction = space > from ? 1 : -1
  const isPull = direction === towards(t, mover)
  const between = side(t, by.seat).space
  const passes = isPull && (space - between) * direction > 0
  const skipped = passes ? 2 * side(t, by.seat).reach + 2 * side(t, mover).reach + 1 : 0
  yield* flowOf(go(t, { mover, by: by.seat, direction, spaces: Math.abs(space - from) - skipped, mayPass: isPull }))
}

const isOpen =
  (t: ExceedTable, by: By, only: 'push' | 'pull' | undefined) =>
  (space: number): boolean => {
    const mover = foe(by.seat)
    const { space: from } = side(t, mover)
    if (space === from || !hasRoom(t, mover, space)) return false
    const isPull = (space - from) * towards(t, mover) > 0
    return only === undefined || (only === 'pull') === isPull
  }
