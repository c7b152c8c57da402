import type { Move, MoveOption } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import type { ExceedTable } from '../../table.ts'
import { draw } from '../deck.ts'
import { traitOf } from '../strike/numbers.ts'

const once = ['prepare'] as const

/** EX-043 */
export const prepare: Move<ExceedTable, string> = {
  list: () => once,
  key: (name) => name,
  why: () => null,
  option: (_name, key): MoveOption => ({ key, move: 'prepare' }),
  do: (t, seat) => {
    if (!traitOf(t, seat, 'noPrepareDraw')) draw(t, seat, 1)
    return resolve(t, seat, 'prepared')
  },
}
