import type { Flow } from '@cardwright/engine'
import { enterExceed } from '../../../rules/mode.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'

export function exceed(t: ExceedTable, by: By): Flow | null {
  return enterExceed(t, by.seat)
}
