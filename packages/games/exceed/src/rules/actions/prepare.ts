import type { Move, MoveOption } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { traitOf } from '../../values/traits.ts'
import { draw } from '../deck.ts'
import { resolve } from '../triggers.ts'

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
