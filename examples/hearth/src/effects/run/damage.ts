import type { Part } from '@cardwright/engine'
import { damage } from '../../damage.ts'
import { foe, type HearthInPlay, type HearthTable } from '../../table.ts'

export const damageFoe = (t: HearthTable, source: HearthInPlay, { amount }: { readonly amount: number }): Part =>
  damage(t, foe(source.owner), amount)
