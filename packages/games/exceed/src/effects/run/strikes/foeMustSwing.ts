import { mustSwing } from '../../../rules/strike/set.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'

/** The opponent's attack in this Strike is a Wild Swing. */
export function foeMustSwing(t: ExceedTable, by: By): null {
  if (t.state.strike !== null) t.state.strike.demands[foe(by.seat) as 0 | 1] = mustSwing
  return null
}
