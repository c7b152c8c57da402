import type { Flow } from '@cardwright/engine'
import { revert as revertNow } from '../../../rules/mode.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'

/** EX-178 */
export function revert(t: ExceedTable, by: By): Flow | null {
  return revertNow(t, by.seat)
}
