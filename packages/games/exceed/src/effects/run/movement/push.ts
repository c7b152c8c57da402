import type { Flow } from '@cardwright/engine'
import { push as pushBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-086 */
export function push(t: ExceedTable, by: By, { spaces, upTo }: EffectOf<'push'>): Flow | null {
  return goFar(t, by, 'push', spaces, upTo, go)
}

function go(t: ExceedTable, by: By, spaces: number): null {
  pushBy(t, by.seat, spaces)
  return null
}
