import type { Flow } from '@cardwright/engine'
import { occupies } from '../../../rules/arena.ts'
import { spaceOf } from '../../../rules/marks.ts'
import { pull as pullBy } from '../../../rules/movement.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { shoveFrom } from './shove.ts'
import { goFar } from './spaces.ts'

/** EX-087 */
export function pull(t: ExceedTable, by: By, effect: EffectOf<'pull'>): Flow | null {
  const { spaces, upTo, notPast, to, notFrom } = effect
  const way = { name: 'pull', amount: spaces, upTo } as const
  if (to === undefined) return goFar(t, by, way, notPast ? near : past)
  if (notFrom && isOn(t, by, to)) return null
  return goFar(t, by, way, (table, source, far) => shoveFrom(table, source, far, to, -1))
}

function past(t: ExceedTable, by: By, spaces: number): Flow | null {
  return pullBy(t, by.seat, spaces)
}

function near(t: ExceedTable, by: By, spaces: number): Flow | null {
  return pullBy(t, by.seat, spaces, false)
}

function isOn(t: ExceedTable, by: By, spot: string): boolean {
  const space = spaceOf(t, by, spot)
  return space !== null && occupies(t, foe(by.seat), space)
}
