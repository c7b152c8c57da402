import type { Flow } from '@cardwright/engine'
import { close as closeBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-082 */
export function close(t: ExceedTable, by: By, { spaces, upTo }: EffectOf<'close'>): Flow | null {
  return goFar(t, by, { name: 'close', amount: spaces, upTo }, go)
}

function go(t: ExceedTable, by: By, spaces: number, wanted: number): Flow | null {
  return closeBy(t, by.seat, spaces, { wanted })
}
