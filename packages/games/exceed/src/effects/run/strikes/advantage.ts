import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'

/** EX-140, EX-141, EX-167 */
export function advantage(t: ExceedTable, by: By): null {
  if (t.state.strike === null) return null
  t.state.strike.advantage = by.seat
  t.tell({ type: 'advantage', seat: by.seat, rule: 'EX-167' })
  return null
}
