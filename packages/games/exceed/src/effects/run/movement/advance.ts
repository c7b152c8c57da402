import type { Flow } from '@cardwright/engine'
import { advance as advanceBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-080 */
export function advance(t: ExceedTable, by: By, { spaces, upTo }: EffectOf<'advance'>): Flow | null {
  return goFar(t, by, 'advance', spaces, upTo, go)
}

function go(t: ExceedTable, by: By, spaces: number): null {
  advanceBy(t, by.seat, spaces)
  return null
}
