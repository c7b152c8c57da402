import type { Flow } from '@cardwright/engine'
import { retreat as retreatBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-084 */
export function retreat(t: ExceedTable, by: By, { spaces, upTo }: EffectOf<'retreat'>): Flow | null {
  return goFar(t, by, { name: 'retreat', amount: spaces, upTo }, go)
}

function go(t: ExceedTable, by: By, spaces: number, wanted: number): Flow | null {
  return retreatBy(t, by.seat, spaces, { wanted })
}
