import type { Flow } from '@cardwright/engine'
import { pull as pullBy } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { goFar } from './spaces.ts'

/** EX-087 */
export function pull(t: ExceedTable, by: By, { spaces, upTo, notPast }: EffectOf<'pull'>): Flow | null {
  return goFar(t, by, 'pull', spaces, upTo, notPast ? near : past)
}

function past(t: ExceedTable, by: By, spaces: number): null {
  pullBy(t, by.seat, spaces)
  return null
}

function near(t: ExceedTable, by: By, spaces: number): null {
  pullBy(t, by.seat, spaces, false)
  return null
}
