import { askThen, type Flow, type Option } from '@cardwright/engine'
import { away, type Direction, towards } from '../../../rules/arena.ts'
import { go as goBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-078, EX-079: in the direction that its player chooses. */
export function move(t: ExceedTable, by: By, { spaces, upTo }: EffectOf<'move'>): Flow | null {
  return goFar(t, by, { name: 'move', amount: spaces, upTo }, go)
}

interface Way extends Option {
  readonly direction: Direction
}

function go(t: ExceedTable, by: By, spaces: number, wanted: number): Flow {
  const options = (): Way[] => [
    { key: 'forward', direction: towards(t, by.seat) },
    { key: 'back', direction: away(t, by.seat) },
  ]
  return askThen(
    t,
    by.seat,
    { kind: 'direction', rule: 'EX-078', options },
    (table: ExceedTable, seat, { direction }: Way) =>
      goBy(table, { mover: seat, by: seat, direction, spaces, wanted, mayPass: true }),
  )
}
