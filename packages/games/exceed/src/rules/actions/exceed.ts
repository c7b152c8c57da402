import type { Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import { type ExceedTable, fighterOf, side } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { payGauge } from '../gauge.ts'
import { enterExceed } from '../mode.ts'

const once = ['exceed'] as const

/** EX-003: the Gauge that it costs to Exceed now; null if the character does not. */
export const exceedCost = (t: ExceedTable, seat: Seat): number | null => fighterOf(t, seat).exceedCost

/** EX-049 */
export const exceed: Move<ExceedTable, string> = {
  list: () => once,
  key: (name) => name,
  why: (t, seat) => {
    if (side(t, seat).mode === 'exceed') return refusals.exceeded
    const cost = exceedCost(t, seat)
    if (cost === null) return refusals.cannotExceed
    return cost > t.zone.gauge(seat).size ? refusals.tooLittleGauge : null
  },
  option: (_name, key): MoveOption => ({ key, move: 'exceed' }),
  do: (t, seat) => exceedNow(t, seat),
}

function* exceedNow(t: ExceedTable, seat: Seat): Flow {
  yield* payGauge(t, seat, exceedCost(t, seat) ?? 0)
  const flow = enterExceed(t, seat)
  if (flow !== null) yield* flow
}
