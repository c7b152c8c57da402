import type { Flow } from '@cardwright/engine'
import { spotOf } from '../../rules/field.ts'
import { gainLife as gain, hurt } from '../../rules/life.ts'
import { type ExodusTable, side } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt, targetAt } from './aim.ts'
import { times } from './count.ts'
import { drain } from './destroyEnergy.ts'
import type { By } from './index.ts'
import { seatsOf } from './who.ts'

export function gainLife(t: ExodusTable, by: By, { amount, each, who }: EffectOf<'gainLife'>): null {
  const life = times(t, by, amount, each)
  if (life > 0) for (const seat of seatsOf(by, who)) gain(t, seat, life)
  return null
}

/** XO-H37: to a player, Life Points; to a creature, as in battle, energy of its pile. */
export function damage(t: ExodusTable, by: By, { amount, each, who = 'foe', at }: EffectOf<'damage'>): Flow | null {
  const points = times(t, by, amount, each)
  if (at === undefined) {
    for (const seat of seatsOf(by, who)) hurt(t, seat, points)
    return null
  }
  const target = targetAt(by, at)
  if (target?.kind === 'player') {
    hurt(t, target.seat, points)
    return null
  }
  const card = cardAt(t, by, at)
  const spot = card && spotOf(card)
  return spot && points > 0 ? drain(t, spot, points) : null
}

export function prevent(t: ExodusTable, { seat }: By, { amount }: EffectOf<'prevent'>): null {
  const { notes } = side(t, seat)
  notes.prevent = (notes.prevent ?? 0) + amount
  t.touch()
  return null
}
