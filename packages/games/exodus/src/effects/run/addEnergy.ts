import { type Spot, spotOf } from '../../rules/field.ts'
import { isFrozen } from '../../rules/freeze.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { cardAt, targetAt } from './aim.ts'
import type { By } from './index.ts'

/** XO-H07, XO-H26 */
const mostByEffect = 5

/** From the top of the Energy Deck; what is too much is spent. XO-H15: nothing is added under ice. */
export function addEnergy(t: ExodusTable, by: By, { at, amount }: EffectOf<'addEnergy'>): null {
  const spot = spotAt(t, by, at)
  if (spot === null || isFrozen(t, { kind: 'pile', ...spot })) return null
  const pile = t.zone.pile(spot.seat, spot.index)
  for (let n = 0; n < amount; n++) {
    const card = t.zone.energyDeck(by.seat).top
    if (card === undefined) return null
    t.move(card, pile.size < mostByEffect ? pile : t.zone.spent(card.owner))
  }
  return null
}

function spotAt(t: ExodusTable, by: By, at: number | undefined): Spot | null {
  const target = targetAt(by, at)
  if (target.kind === 'pile') return target
  const card = cardAt(t, by, at)
  return card ? spotOf(t, card) : null
}
