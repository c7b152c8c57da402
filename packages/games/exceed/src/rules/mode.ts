import type { Flow, Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ActiveAbility, type ExceedTable, faceOf, type Mode, side } from '../state.ts'
import { abilitiesAt } from '../values/lists.ts'
import { inPrintedOrder } from './triggers.ts'

function flip(t: ExceedTable, seat: Seat, mode: Mode): void {
  side(t, seat).mode = mode
  t.touch()
  tell(t, { type: 'mode', seat, mode, rule: mode === 'exceed' ? 'EX-049' : 'EX-178' })
}

const bearingsOf = (t: ExceedTable, seat: Seat, timing: 'exceeded' | 'reverted'): ActiveAbility[] =>
  abilitiesAt(faceOf(t, seat).abilities, timing).map((ability) => ({ seat, card: null, half: 'face', ability }))

/** EX-049: the other face, and what it does as it comes up. */
export function enterExceed(t: ExceedTable, seat: Seat): Flow | null {
  if (side(t, seat).mode === 'exceed') return null
  flip(t, seat, 'exceed')
  return inPrintedOrder(t, bearingsOf(t, seat, 'exceeded'))
}

/** EX-178 */
export function revert(t: ExceedTable, seat: Seat): Flow | null {
  if (side(t, seat).mode === 'basic') return null
  const leaving = bearingsOf(t, seat, 'reverted')
  flip(t, seat, 'basic')
  return inPrintedOrder(t, leaving)
}
