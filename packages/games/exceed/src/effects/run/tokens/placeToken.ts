import { type Flow, flowOf } from '@cardwright/engine'
import { kindred, setToken } from '../../../rules/marks.ts'
import { type ExceedTable, foe, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { isThere, pickSpace, spacesWhere } from './spaces.ts'

export function placeToken(t: ExceedTable, by: By, effect: EffectOf<'placeToken'>): Flow | null {
  const { where } = effect
  if (where !== 'you' && where !== 'foe') return choose(t, by, effect)
  place(t, by, effect, side(t, where === 'you' ? by.seat : foe(by.seat)).space)
  return run(t, by, effect.so)
}

function* choose(t: ExceedTable, by: By, effect: EffectOf<'placeToken'>): Flow {
  const { where, min, max, optional, so } = effect
  const may = isThere(t, by.seat, where, min, max)
  if (spacesWhere(may).length === 0) return
  const space = yield* pickSpace(t, by.seat, may, optional)
  if (space === null) return
  place(t, by, effect, space)
  yield* flowOf(run(t, by, so))
}

function place(t: ExceedTable, { seat }: By, { token }: EffectOf<'placeToken'>, space: number): void {
  const [id] = kindred(t, seat, token)
  if (id !== undefined) setToken(t, seat, id, space)
}
