import { askThen, type Flow, type Option } from '@cardwright/engine'
import { type Direction, occupies, towards } from '../../../rules/arena.ts'
import { spaceOf } from '../../../rules/marks.ts'
import { go, pull, push } from '../../../rules/movement.ts'
import { type ExceedTable, foe, side } from '../../../table.ts'
import type { By } from '../../by.ts'

interface Side extends Option {
  readonly isPush: boolean
}

/** Moves the opponent away from something, or towards it; who stands on it is pushed or pulled. */
export function shoveFrom(t: ExceedTable, by: By, spaces: number, spot: string, sense: 1 | -1): Flow | null {
  const space = spaceOf(t, by, spot)
  const mover = foe(by.seat)
  if (space === null) return null
  if (occupies(t, mover, space)) return eitherWay(t, by, spaces)
  const direction = (Math.sign(side(t, mover).space - space) * sense) as Direction
  const mayPass = direction === towards(t, mover)
  return go(t, { mover, by: by.seat, direction, spaces, mayPass })
}

function eitherWay(t: ExceedTable, by: By, spaces: number): Flow {
  const options: Side[] = [
    { key: `push:${spaces}`, isPush: true },
    { key: `pull:${spaces}`, isPush: false },
  ]
  return askThen(
    t,
    by.seat,
    { kind: 'choose', options: () => options },
    (table: ExceedTable, seat, { isPush }: Side) => (isPush ? push(table, seat, spaces) : pull(table, seat, spaces)),
  )
}
