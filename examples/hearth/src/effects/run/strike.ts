import type { Flow } from '@cardwright/engine'
import { power } from '../../power.ts'
import type { HearthInPlay, HearthTable } from '../../table.ts'
import { damage } from './damage.ts'

export function strike(t: HearthTable, source: HearthInPlay): Flow | null {
  const amount = power(t, source, 'power')
  return amount === 0 ? null : damage(t, source, { amount })
}
