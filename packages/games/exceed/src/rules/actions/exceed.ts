import { type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { type ExceedTable, fighterOf, side } from '../../state.ts'
import { exceedCost, mostGauge } from '../../values/means.ts'
import { refusals } from '../../words/en/refusals.ts'
import { payGauge } from '../gauge.ts'
import { enterExceed } from '../mode.ts'

interface Exceeding extends MoveOption {
  /** In Gauge. */
  readonly cost: number
}

/** EX-049, by its cost: null for a character that does not Exceed so. */
export const exceed: Move<ExceedTable, number | null, Exceeding> = {
  list: (t, seat) => [exceedCost(t, seat)],
  key: () => 'exceed',
  why: (t, seat, cost) => {
    if (side(t, seat).mode === 'exceed') return refusals.exceeded
    if (cost === null) return refusals.cannotExceed
    return cost > mostGauge(t, seat) ? refusals.tooLittleGauge : null
  },
  option: (cost, key) => ({ key, move: 'exceed', cost: cost ?? 0 }),
  do: (t, seat, { cost }) => exceedFor(t, seat, cost),
}

function* exceedFor(t: ExceedTable, seat: Seat, cost: number): Flow {
  const to = fighterOf(t, seat).overdrive === undefined ? undefined : 'overdrive'
  yield* payGauge(t, seat, cost, { to })
  yield* flowOf(enterExceed(t, seat))
}
