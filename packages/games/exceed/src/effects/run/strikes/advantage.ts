import type { Flow } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import { resolve } from '../triggers.ts'

/** EX-140, EX-141, EX-167; outside of a Strike the next turn is that player's too. */
export function advantage(t: ExceedTable, by: By): Flow | null {
  if (t.state.strike === null) t.state.next = by.seat
  else t.state.strike.advantage = by.seat
  t.tell({ type: 'advantage', seat: by.seat, rule: 'EX-167' })
  return resolve(t, by.seat, 'advantage')
}
