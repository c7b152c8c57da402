import type { ExceedTable } from '../state.ts'
import { isTouched } from '../values/survey.ts'
import { traitOf } from '../values/traits.ts'

/** A player who knows the top card of their deck looks at it whenever another lies there. */
export function lookAtTops(t: ExceedTable): void {
  if (!isTouched(t, 'seesTop')) return
  for (const seat of [0, 1]) {
    const { top } = t.zone.deck(seat)
    if (top !== undefined && !t.sees(seat, top) && traitOf(t, seat, 'seesTop')) t.show([top], [seat])
  }
}
