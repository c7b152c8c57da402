import type { Flow, Seat } from '@cardwright/engine'
import { put as putCard } from '../../../rules/areas.ts'
import { leave } from '../../../rules/boosts.ts'
import { attackOf, type ExceedInPlay, type ExceedTable, strikeSide } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

type Put = EffectOf<'put'>

/** Where a card can still be found that has been in play. */
const open: ReadonlySet<string> = new Set(['transforms', 'gauge', 'discard', 'overdrive'])

/** Where this card, or the attack, goes. */
export function put(t: ExceedTable, by: By, effect: Put): Flow | null {
  const { what, to, when } = effect
  const card = what === 'attack' ? attackOf(t, by.seat) : by.card === null ? undefined : t.card(by.card)
  if (card === undefined) return null
  const { boosting, strike } = t.state
  if (boosting?.card === card.id && card.zone.family === 'played') {
    boosting.to = to
    return null
  }
  if (when === 'cleanup' && strike !== null && (card.zone.family === 'strike' || card.zone.family === 'boosts')) {
    const { bound } = strikeSide(t, what === 'attack' ? by.seat : card.zone.owner)
    bound.push(Object.freeze({ card: card.id, to }))
    return null
  }
  const { family, owner } = card.zone
  if (family === 'boosts') return leave(t, owner, card, to)
  if (family === 'strike') leaveStrike(t, by, card, effect)
  else if (open.has(family)) putCard(t, card, to === 'discard' ? card.owner : owner, to)
  return null
}

/** The attack leaves play before Cleanup; what is left of it in the Strike is its player's bonuses. */
function leaveStrike(t: ExceedTable, by: By, card: ExceedInPlay, { to, at, whose }: Put): void {
  const { owner: attacker } = card.zone
  const mine = strikeSide(t, attacker)
  mine.cards = mine.cards.filter((id) => id !== card.id)
  const seat: Seat = whose !== undefined ? seatOf(by, whose) : to === 'discard' ? card.owner : attacker
  putCard(t, card, seat, to, { at: at ?? 'top' })
}
