import type { Part } from '@cardwright/engine'
import { power } from '../../power.ts'
import type { HearthInPlay, HearthTable } from '../../table.ts'
import { damageFoe } from './damage.ts'

export function strike(t: HearthTable, source: HearthInPlay): Part {
  const amount = power(t, source)
  return amount === 0 ? null : damageFoe(t, source, { amount })
}
