import { plainMove } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { traitOf } from '../../values/traits.ts'
import { draw } from '../deck.ts'
import { resolve } from '../triggers.ts'

/** EX-043 */
export const prepare = plainMove<ExceedTable>(
  'prepare',
  () => null,
  (t, seat) => {
    if (!traitOf(t, seat, 'noPrepareDraw')) draw(t, seat, 1)
    return resolve(t, seat, 'prepared')
  },
)
