import type { Flow } from '@cardwright/engine'
import { enterExceed } from '../../../rules/mode.ts'
import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** At no cost. */
export function exceed(t: ExceedTable, by: By, { later }: EffectOf<'exceed'>): Flow | null {
  if (!later) return enterExceed(t, by.seat)
  side(t, by.seat).turnNotes.exceedLater = 1
  return null
}
