import { backSeenBy } from './backs.ts'
import type { Card, Definition } from './cards.ts'
import type { Motion } from './events.ts'
import { blur, seen } from './knowledge.ts'
import { removeAt } from './lists.ts'
import type { Seats } from './seats.ts'
import type { Table } from './table.ts'
import type { CardId } from './types.ts'
import type { Zone } from './zones.ts'

/** Where in a zone: on top (the end of its list), at the bottom, or at an index that everybody may know. */
export type Where = 'top' | 'bottom' | number | Placing

export interface Placing {
  readonly at?: 'top' | 'bottom' | number
  readonly down?: boolean
  readonly host?: Card
  /** It was searched for in a pile: seats that do not see it cannot tell where in the pile it lay. */
  readonly picked?: boolean
}

type AnyTable<D extends Definition> = Table<unknown, D>

/** The list of a zone. Only the table and its motions write it. */
export const listOf = <D extends Definition>(zone: Zone<D>): Card<D>[] => zone.cards as Card<D>[]

/** The place for the next card of a batch. */
export function shifted(where: Where, by: number): Where {
  if (typeof where === 'number') return where + by
  return typeof where === 'object' && typeof where.at === 'number' ? { ...where, at: where.at + by } : where
}

/** Cards mostly leave from the top. */
export function placeOf({ cards }: Zone, card: Card): number {
  const last = cards.length - 1
  return cards[last] === card ? last : cards.indexOf(card)
}

/** Moves a card to another zone and updates who knows it. */
export function relocate<D extends Definition>(
  t: AnyTable<D>,
  card: Card<D>,
  to: Zone<D>,
  where: Where,
  batch: Motion[] | null,
): void {
  const from = card.zone
  const list = listOf(from)
  const last = list.length - 1
  const at = placeOf(from, card)
  const handle = card.handle
  const isEdge = (at === 0 || at === last) && !(typeof where === 'object' && where.picked === true)
  const onlookers = t.rules.back === undefined ? 0 : backSeenBy(card)
  removeAt(list, at)

  let place: 'top' | 'bottom' | number = 'top'
  card.down = false
  if (card.host !== null) attach(t, card, null)
  if (typeof where === 'object') {
    place = where.at ?? 'top'
    card.down = where.down === true
    if (where.host) attach(t, card, where.host.id)
  } else place = where

  learn(t, card, from, to, isEdge)
  card.handle = handleFor(t, card, to, from)
  card.zone = to
  if (from.place !== to.place) renewObject(t, card)
  if (place === 'top') listOf(to).push(card)
  else listOf(to).splice(place === 'bottom' ? 0 : place, 0, card)
  if (t.rules.back !== undefined && from.shape === 'pile') learnBacks(t, card, from, onlookers)
  t.version++
  if (batch !== null) t.log!.moved(batch, card, from, handle, place, card.host === null ? null : t.card(card.host))
}

/** The card becomes another object: its marks go, and what lay under it lay under the one that it was. */
export function renewObject<D extends Definition>(t: AnyTable<D>, card: Card<D>): void {
  card.gen = ++t.objects
  card.marks = null
  if (t.guests.length > 0) for (const guest of t.hosted(card)) attach(t, guest, null)
}

export function attach<D extends Definition>(t: AnyTable<D>, card: Card<D>, host: CardId | null): void {
  if (card.host === null && host !== null) t.guests = [...t.guests, card.id]
  if (card.host !== null && host === null) t.guests = t.guests.filter((id) => id !== card.id)
  card.host = host
}

/** The seats that know the face of a card that moved from `from` to `to`. */
function learn<D extends Definition>(t: AnyTable<D>, card: Card<D>, from: Zone<D>, to: Zone<D>, isEdge: boolean): void {
  const sight = card.down ? to.looks : to.faces
  const blind = t.everyone & ~from.faces
  const isMixed =
    blind !== 0 && (from.shape === 'hand' ? from !== to : from.shape === 'pile' && !isEdge && from.cards.length > 0)
  if (isMixed) {
    const unseen = blind & ~sight
    if (unseen !== 0) blur(t, [...from.cards, card], unseen)
  }
  const news = sight & ~card.known
  if (news !== 0) seen(t, card, news, isMixed ? blind : 0)
  t.informed |= card.known & ~sight
}

/** After a card has left a pile: who sees its back, and did not before, and who sees that of the card that was below. */
function learnBacks<D extends Definition>(t: AnyTable<D>, card: Card<D>, from: Zone<D>, onlookers: Seats): void {
  learnBack(t, card, from, backSeenBy(card) & ~onlookers)
  // whoever did not see the back of the card has seen that of the top all along
  const { top } = from
  if (top !== undefined) learnBack(t, top, from, from.counts & ~from.objects & onlookers)
}

/** A back tells something if the cards of the pile have several. */
function learnBack<D extends Definition>(t: AnyTable<D>, card: Card<D>, pile: Zone<D>, seats: Seats): void {
  const news = seats & ~card.known
  const back = t.rules.back!
  if (news !== 0 && pile.cards.some(({ def }) => back(def) !== back(card.def))) t.learned |= news
}

/** What those who see cards of a zone as objects call this one there. */
export function handleFor<D extends Definition>(
  t: AnyTable<D>,
  card: Card<D>,
  to: Zone<D>,
  from: Zone<D> | null,
): number {
  if (to.objects === 0) return 0
  if (to.objects === t.everyone) {
    if (from !== null && from.objects === t.everyone) return card.handle
    return ++t.handles[0]!
  }
  return from === to ? card.handle : -(++t.handles[to.owner + 1]! * (t.seats + 1) + to.owner + 1)
}

/** Cards of a zone have changed places. Seats that cannot see them, except these, can no longer tell them apart. */
export function mix<D extends Definition>(t: AnyTable<D>, zone: Zone<D>, cards: readonly Card<D>[], but: Seats): void {
  const down = cards.some((card) => card.down) ? cards.filter((card) => card.down) : []
  const up = down.length === 0 ? cards : cards.filter((card) => !card.down)
  blur(t, up, t.everyone & ~zone.faces & ~but)
  blur(t, down, t.everyone & ~zone.looks & ~but)
  for (const card of cards) if (card.handle !== 0) card.handle = handleFor(t, card, card.zone, null)
  t.version++
}
