import { type Flow, flowOf } from '@cardwright/engine'
import { distanceTo } from '../../../rules/arena.ts'
import { type Mark, marksOf, setToken } from '../../../rules/marks.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { pickSpace } from './spaces.ts'

export function removeNear(t: ExceedTable, by: By, effect: EffectOf<'removeNear'>): Flow | null {
  const near = nearFoe(t, by, effect)
  if (near.length === 0) return null
  if (near.length > 1 || effect.optional) return choose(t, by, effect)
  return remove(t, by, effect, near[0]!.space)
}

function* choose(t: ExceedTable, by: By, effect: EffectOf<'removeNear'>): Flow {
  const isSome = (space: number) => nearFoe(t, by, effect).some((mark) => mark.space === space)
  const space = yield* pickSpace(t, by.seat, isSome, effect.optional)
  yield* flowOf(space === null ? null : remove(t, by, effect, space))
}

function remove(t: ExceedTable, by: By, effect: EffectOf<'removeNear'>, space: number): Flow | null {
  const mark = nearFoe(t, by, effect).find((each) => each.space === space)
  setToken(t, by.seat, mark!.token!, null)
  return run(t, by, effect.so)
}

const nearFoe = (t: ExceedTable, by: By, { token, min, max }: EffectOf<'removeNear'>): Mark[] =>
  marksOf(t, by, token).filter((mark) => {
    const far = distanceTo(t, foe(by.seat), mark.space)
    return mark.token !== undefined && min <= far && far <= max
  })
