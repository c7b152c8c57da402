import type { Flow } from '@cardwright/engine'
import { push as pushBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { shoveFrom } from './shove.ts'
import { goFar } from './spaces.ts'

/** EX-086 */
export function push(t: ExceedTable, by: By, { spaces, upTo, from }: EffectOf<'push'>): Flow | null {
  const way = { name: 'push', amount: spaces, upTo } as const
  if (from === undefined) return goFar(t, by, way, go)
  return goFar(t, by, way, (table, source, far) => shoveFrom(table, source, far, from, 1))
}

function go(t: ExceedTable, by: By, spaces: number): Flow | null {
  return pushBy(t, by.seat, spaces)
}
