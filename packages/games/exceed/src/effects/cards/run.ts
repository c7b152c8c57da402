import { askThen, type Option, type Part, type Seat } from '@cardwright/engine'
import { put } from '../../rules/areas.ts'
import { leave } from '../../rules/boosts.ts'
import { draw } from '../../rules/deck.ts'
import type { RunsOf } from '../../rules/perform.ts'
import { attackOf, type ExceedInPlay, type ExceedTable, strikeSide } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { askedBy } from '../../values/printed.ts'
import { type Source, seatOf } from '../../values/source.ts'
import { traitsOf } from '../../values/traits.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { cards as schemas } from './vocabulary.ts'

export const cards: RunsOf<typeof schemas> = {
  draw: (t, by, effect) => {
    const seat = seatOf(by, effect.who)
    const most = amountOf(t, by, effect.amount)
    return effect.upTo ? drawUpTo(t, by, seat, most, effect) : drawSome(t, by, seat, most, effect)
  },
  put: (t, by, effect) => putCard(t, by, effect),
  shuffle: (t, by, { area, who }) => {
    t.shuffle(t.zone[area](seatOf(by, who)))
    return null
  },
  /** The cards of two areas change places; a deck is shuffled. */
  swapAreas: (t, { seat }, { areas }) => {
    const [a, b] = areas
    const [fromA, fromB] = [t.zone[a](seat).cards.slice(), t.zone[b](seat).cards.slice()]
    for (const card of fromA) put(t, card, seat, b, { picked: true })
    for (const card of fromB) put(t, card, seat, a, { picked: true })
    if (areas.includes('deck')) t.shuffle(t.zone.deck(seat))
    return null
  },
  showHand: (t, by, { who }) => {
    t.show(t.zone.hand(seatOf(by, who)).cards, 'all')
    return null
  },
  showTop: (t, by, { who, to }) => {
    const { top } = t.zone.deck(seatOf(by, who))
    if (top !== undefined) t.show([top], to === 'all' ? 'all' : [by.seat])
    return null
  },
}

interface Many extends Option {
  readonly count: number
}

function drawUpTo(t: ExceedTable, by: Source, seat: Seat, most: number, effect: EffectOf<'draw'>): Part {
  const options: Many[] = Array.from({ length: most + 1 }, (_, count) => ({ key: `draw:${count}`, count }))
  return askThen(
    t,
    seat,
    { kind: 'draw', ...askedBy(t, by, effect), options: () => options },
    (table: ExceedTable, _seat, { count }: Many) => drawSome(table, by, seat, count, effect),
  )
}

/** So many, and what the drawer of effects gets more of. */
function drawSome(t: ExceedTable, by: Source, seat: Seat, count: number, { show, from }: EffectOf<'draw'>): null {
  const more = t.state.strike === null ? 0 : moreOf(t, by.seat)
  const drawn = draw(t, seat, count + more, from)
  if (show && drawn.length > 0)
    t.show(
      drawn.map((id) => t.card(id)),
      'all',
    )
  return null
}

const moreOf = (t: ExceedTable, seat: Seat): number =>
  traitsOf(t, seat, 'drawsMore').reduce((sum, { trait, by }) => sum + amountOf(t, by, trait.amount ?? 1), 0)

/** Where a card can still be found that has been in play. */
const open: ReadonlySet<string> = new Set(['transforms', 'gauge', 'discard', 'overdrive'])

/** Where this card, or the attack, goes. */
function putCard(t: ExceedTable, by: Source, effect: EffectOf<'put'>): Part {
  const { what, to, when } = effect
  const id = what === 'attack' ? attackOf(t, by.seat)?.id : by.card
  if (id === undefined || id === null) return null
  const card = t.card(id)
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
  else if (open.has(family)) put(t, card, to === 'discard' ? card.owner : owner, to)
  return null
}

/** The attack leaves play before Cleanup; what is left of it in the Strike is its player's bonuses. */
function leaveStrike(t: ExceedTable, by: Source, card: ExceedInPlay, { to, at, whose }: EffectOf<'put'>): void {
  const { owner: attacker } = card.zone
  const mine = strikeSide(t, attacker)
  mine.cards = mine.cards.filter((id) => id !== card.id)
  const usual: Seat = to === 'discard' ? card.owner : attacker
  put(t, card, whose === undefined ? usual : seatOf(by, whose), to, { at: at ?? 'top' })
}
