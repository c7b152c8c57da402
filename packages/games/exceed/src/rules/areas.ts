import type { Placing, Seat } from '@cardwright/engine'
import type { Area } from '../effects/vocabulary/shared.ts'
import type { ExceedInPlay, ExceedTable } from '../table.ts'

/** EX-161: where a card of one's opponent may lie. */
const common: ReadonlySet<Area> = new Set([
  'gauge',
  'sealed',
  'boosts',
  'transforms',
  'overdrive',
  'stored',
  'strike',
  'played',
])

/** Puts a card into an area of a player. EX-033, EX-037; EX-162: an opponent's card does not get everywhere. */
export function put(t: ExceedTable, card: ExceedInPlay, seat: Seat, area: Area, placing?: Placing): void {
  const isStray = card.owner !== seat && !common.has(area)
  if (card.id in t.state.places) delete t.state.places[card.id]
  if (isStray) t.move(card, t.zone.discard(card.owner))
  else t.move(card, t.zone[area](seat), placing)
}

/** EX-033: onto its owner's pile. */
export const discard = (t: ExceedTable, card: ExceedInPlay): void => put(t, card, card.owner, 'discard')

/** In the order in which they are named: EX-035. */
export function discardAll(t: ExceedTable, cards: readonly ExceedInPlay[]): void {
  for (const card of cards) discard(t, card)
}
