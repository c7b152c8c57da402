import type { Move, MoveOption } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import type { ExceedTable } from '../../table.ts'
import { draw } from '../deck.ts'

const once = ['prepare'] as const

/** EX-043 */
export const prepare: Move<ExceedTable, string> = {
  list: () => once,
  key: (name) => name,
  why: () => null,
  option: (_name, key): MoveOption => ({ key, move: 'prepare' }),
  do: (t, seat) => {
    draw(t, seat, 1)
    return resolve(t, seat, 'prepared')
  },
}
