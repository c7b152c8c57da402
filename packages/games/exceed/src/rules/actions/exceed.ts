import { type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { type ExceedTable, fighterOf, side } from '../../state.ts'
import { refusals } from '../../text/refusals.ts'
import { exceedCost, mostGauge } from '../../values/means.ts'
import { payGauge } from '../gauge.ts'
import { enterExceed } from '../mode.ts'

const once = ['exceed'] as const

/** EX-049 */
export const exceed: Move<ExceedTable, string> = {
  list: () => once,
  key: (name) => name,
  why: (t, seat) => {
    if (side(t, seat).mode === 'exceed') return refusals.exceeded
    const cost = exceedCost(t, seat)
    if (cost === null) return refusals.cannotExceed
    return cost > mostGauge(t, seat) ? refusals.tooLittleGauge : null
  },
  option: (_name, key): MoveOption => ({ key, move: 'exceed' }),
  do: (t, seat) => exceedNow(t, seat),
}

function* exceedNow(t: ExceedTable, seat: Seat): Flow {
  const to = fighterOf(t, seat).overdrive === undefined ? undefined : 'overdrive'
  yield* payGauge(t, seat, exceedCost(t, seat) ?? 0, { to })
  yield* flowOf(enterExceed(t, seat))
}
