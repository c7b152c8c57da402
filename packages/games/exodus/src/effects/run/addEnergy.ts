import { isFrozen } from '../../rules/freeze.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { spotAt } from './aim.ts'
import { times } from './count.ts'
import type { By } from './index.ts'

/** XO-H07, XO-H26 */
export const mostByEffect = 5

/** From the top of the Energy Deck; what is too much is spent. XO-H15: nothing is added under ice. */
export function addEnergy(t: ExodusTable, by: By, effect: EffectOf<'addEnergy'>): null {
  const spot = spotAt(t, by, effect)
  if (spot === null || isFrozen(t, spot)) return null
  const pile = t.zone.pile(spot.seat, spot.index)
  const amount = times(t, by, effect.amount, effect.each)
  for (let n = 0; n < amount; n++) {
    const card = t.zone.energyDeck(by.seat).top
    if (card === undefined) return null
    t.move(card, pile.size < mostByEffect ? pile : t.zone.spent(card.owner))
  }
  return null
}
