import type { Flow } from '@cardwright/engine'
import { losses } from '../../rules/battle.ts'
import { type Spot, spotOf } from '../../rules/field.ts'
import { discardEnergy } from '../../rules/payment.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt } from './aim.ts'
import type { By } from './index.ts'

/** The selected energy; or so many of the selected creature's pile. */
export function destroyEnergy(t: ExodusTable, by: By, { at, amount = 1 }: EffectOf<'destroyEnergy'>): Flow | null {
  const card = cardAt(t, by, at)
  if (!card) return null
  if (card.def.kind !== 'energy') return drain(t, spotOf(card)!, amount)
  discardEnergy(t, [card.id])
  return null
}

/** Its controller picks which energy goes: XO-H10. */
export function* drain(t: ExodusTable, spot: Spot, amount: number): Flow {
  discardEnergy(t, yield* losses(t, spot, amount))
}
