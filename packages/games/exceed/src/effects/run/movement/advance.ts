import type { Flow } from '@cardwright/engine'
import { isFree } from '../../../rules/arena.ts'
import { spaceOf } from '../../../rules/marks.ts'
import { advance as advanceBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-080 */
export function advance(t: ExceedTable, by: By, { spaces, upTo, stopOn }: EffectOf<'advance'>): Flow | null {
  const way = { name: 'advance', amount: spaces, upTo } as const
  if (stopOn === undefined) return goFar(t, by, way, go)
  return goFar(t, by, way, (table, source, far, wanted) => stopAt(table, source, far, wanted, stopOn))
}

function go(t: ExceedTable, by: By, spaces: number, wanted: number): Flow | null {
  return advanceBy(t, by.seat, spaces, { wanted })
}

/** It ends where something lies, unless a fighter stands there. */
function stopAt(t: ExceedTable, by: By, spaces: number, wanted: number, spot: string): Flow | null {
  const space = spaceOf(t, by, spot)
  const stopOn = space !== null && isFree(t, space) ? space : undefined
  return advanceBy(t, by.seat, spaces, { wanted, stopOn })
}
