import type { Move, MoveOption } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { traitOf } from '../../values/traits.ts'
import { draw } from '../deck.ts'
import { resolve } from '../triggers.ts'

const once: readonly MoveOption[] = [Object.freeze({ key: 'prepare', move: 'prepare' })]

/** EX-043 */
export const prepare: Move<ExceedTable, MoveOption> = {
  list: () => once,
  key: ({ key }) => key,
  why: () => null,
  option: (preparing) => preparing,
  do: (t, seat) => {
    if (!traitOf(t, seat, 'noPrepareDraw')) draw(t, seat, 1)
    return resolve(t, seat, 'prepared')
  },
}
