import type { Flow } from '@cardwright/engine'
import { put as putCard } from '../../../rules/areas.ts'
import { leave } from '../../../rules/boosts.ts'
import { attackOf, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** Where this card, or the attack, goes. */
export function put(t: ExceedTable, by: By, { what, to, at, when }: EffectOf<'put'>): Flow | null {
  const card = what === 'attack' ? attackOf(t, by.seat) : by.card === null ? undefined : t.card(by.card)
  if (card === undefined) return null
  const { boosting, strike } = t.state
  if (boosting?.card === card.id && card.zone.family === 'played') {
    boosting.to = to
    return null
  }
  if (when === 'cleanup' && strike !== null) {
    const { bound } = strikeSide(t, by.seat)
    bound.push(Object.freeze({ card: card.id, to }))
    return null
  }
  if (card.zone.family === 'boosts') return leave(t, by.seat, card, to)
  putCard(t, card, by.seat, to, { at: at ?? 'top' })
  return null
}
