import { type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { amountOf } from '../../effects/run/amounts.ts'
import { type ExceedTable, fighterOf, side } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { mostGauge, payGauge } from '../gauge.ts'
import { enterExceed } from '../mode.ts'
import { traitsOf } from '../strike/numbers.ts'

const once = ['exceed'] as const

/** EX-003: the Gauge that it costs to Exceed now; null if the character does not. */
export function exceedCost(t: ExceedTable, seat: Seat): number | null {
  const { exceedCost: printed } = fighterOf(t, seat)
  if (printed === null) return null
  let cost = printed
  for (const { trait, by } of traitsOf(t, seat, 'exceedsCheaper')) cost -= amountOf(t, by, trait.amount ?? 0)
  return Math.max(0, cost)
}

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
