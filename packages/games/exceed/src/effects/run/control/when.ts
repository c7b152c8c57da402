import type { Flow } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { holds } from '../conditions.ts'
import { run } from '../index.ts'

/** EX-121 */
export function when(t: ExceedTable, by: By, effect: EffectOf<'when'>): Flow | null {
  return run(t, by, holds(t, by, effect.if) ? effect.so : effect.else)
}
