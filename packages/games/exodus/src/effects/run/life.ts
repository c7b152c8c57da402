import { gainLife as gain, loseLife } from '../../rules/life.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { By } from './index.ts'
import { seatsOf } from './who.ts'

export function gainLife(t: ExodusTable, by: By, { amount, who }: EffectOf<'gainLife'>): null {
  for (const seat of seatsOf(by, who)) gain(t, seat, amount)
  return null
}

export function damage(t: ExodusTable, by: By, { amount, who = 'foe' }: EffectOf<'damage'>): null {
  for (const seat of seatsOf(by, who)) loseLife(t, seat, amount)
  return null
}
