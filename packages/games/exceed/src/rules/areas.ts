import type { Placing, Seat } from '@cardwright/engine'
import type { Area } from '../effects/shared/vocabulary.ts'
import { type ExceedInPlay, type ExceedTable, faceOf, nothingYet } from '../state.ts'
import { activeOf } from '../values/active.ts'
import { holds } from '../values/conditions.ts'
import { traitOf } from '../values/traits.ts'
import { run } from './perform.ts'

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
  'under',
])

/** Puts a card into an area of a player. EX-033, EX-037; EX-162: an opponent's card does not get everywhere. */
export function put(t: ExceedTable, card: ExceedInPlay, seat: Seat, area: Area, placing?: Placing): void {
  if (card.owner !== seat && !common.has(area)) put(t, card, card.owner, 'discard')
  else if (area === 'discard' && traitOf(t, seat, 'sealsDiscards')) put(t, card, seat, 'sealed')
  else {
    if (card.id in t.state.places) delete t.state.places[card.id]
    if (area === 'hand' || area === 'deck') forget(t, card)
    if (area === 'discard') noteDiscard(t, card)
    if (area === 'sealed' && card.zone !== t.zone.sealed(seat)) sealing(t, card, seat)
    const isHidden = faceOf(t, seat).hides?.includes(area) === true
    t.move(card, t.zone[area](seat), isHidden ? { ...placing, down: true } : placing)
  }
}

/** How many cards of hands and Gauges were discarded in this Strike, by whoever and for whatever. */
function noteDiscard(t: ExceedTable, { zone: { family } }: ExceedInPlay): void {
  if (t.state.strike === null || (family !== 'hand' && family !== 'gauge')) return
  for (const { turn } of t.state.sides) turn.discarded++
}

/** An attack that comes where nobody can follow it is no attack any more. */
function forget(t: ExceedTable, { id }: ExceedInPlay): void {
  if (t.state.strike === null) return
  for (const mine of t.state.strike.sides)
    if (mine.cards.includes(id)) mine.cards = mine.cards.filter((one) => one !== id)
}

/** EX-038, EX-179: what happens as a card is sealed, while it still lies elsewhere. It may ask nothing. */
function sealing(t: ExceedTable, { id }: ExceedInPlay, seat: Seat): void {
  for (const bearing of activeOf(t, seat, 'sealed')) {
    if (!holds(t, bearing, bearing.ability.if)) continue
    const before = t.state.recent
    t.state.recent = { ...nothingYet(), cards: [id] }
    if (run(t, bearing, bearing.ability.do) !== null) throw new Error('What happens at sealed may ask nothing.')
    t.state.recent = before
  }
}

/** EX-033: onto its owner's pile. */
export const discard = (t: ExceedTable, card: ExceedInPlay): void => put(t, card, card.owner, 'discard')

/** In the order in which they were picked: EX-035. */
export function discardAll(t: ExceedTable, cards: readonly ExceedInPlay[]): void {
  for (const card of cards) discard(t, card)
}
