import { byId, type Card, type Definition } from './cards.ts'
import { bit, type Seats } from './seats.ts'
import type { Table } from './table.ts'
import type { CardId, Seat } from './types.ts'
import type { Zone } from './zones.ts'

/** What a seat knows of several cards together: these faces are among those cards. */
export interface Group<D extends Definition = Definition> {
  readonly faces: readonly D[]
  readonly among: readonly CardId[]
}

/** What a seat knows that cards are not: none of these faces, by id, lies on any of those cards. */
export interface Exclusion {
  readonly faces: readonly string[]
  readonly among: readonly CardId[]
}

const none: readonly never[] = []

/** Does this seat see how many cards the zone has, but not which is which? */
const isAnonymous = ({ shape, faces }: Zone, seat: Seat): boolean => shape === 'hand' && (faces & bit(seat)) === 0

const without = <T>(items: readonly T[], item: T): T[] => {
  const rest = [...items]
  rest.splice(rest.indexOf(item), 1)
  return rest
}

/** Unseen cards of one pool (one owner, one back) may have each other's faces. */
export function poolOf<D extends Definition>({ owner, def }: Card<D>, back?: (def: D) => string): number | string {
  return back ? `${owner} ${back(def)}` : owner
}

/** Who knows the face of a card without seeing it where it lies is informed from now on. */
export function keepInMind<D extends Definition>(t: Table<unknown, D>, { known, zone, down }: Card<D>): void {
  t.informed |= known & ~(down ? zone.looks : zone.faces)
}

/** These seats see the faces of these cards from now on. */
export function reveal<D extends Definition>(t: Table<unknown, D>, cards: readonly Card<D>[], seats: Seats): void {
  for (const card of cards) {
    const news = seats & ~card.known
    if (news === 0) continue
    seen(t, card, news, card.zone.shape === 'hand' ? ~card.zone.faces : 0, cards)
    keepInMind(t, card)
  }
}

/**
 * These seats come to know the face of a card; of them, `blind` could not tell it from the others of its zone. `together`
 * are the cards that are shown at the same time.
 */
export function seen<D extends Definition>(
  t: Table<unknown, D>,
  card: Card<D>,
  news: Seats,
  blind: Seats,
  together: readonly Card<D>[] = none,
): void {
  card.known |= news
  t.learned |= news
  if ((news & t.informed) !== 0) reconsider(t, card, news & t.informed, blind, together)
}

/** What informed seats knew of a card whose face they see now, and of those that it lay among, holds no longer as it did. */
function reconsider<D extends Definition>(
  t: Table<unknown, D>,
  card: Card<D>,
  news: Seats,
  blind: Seats,
  together: readonly Card<D>[],
): void {
  const onlookers = news & blind
  const swapped = onlookers === 0 ? 0 : swapDouble(t, card, onlookers, together)
  if (onlookers !== 0) loosen(t, card, onlookers)
  settle(t, card, news & ~swapped)
}

/**
 * A face is seen among cards that these onlookers cannot tell apart. An onlooker who knew of such a face there cannot
 * tell whether this is that card. So the two swap roles: this card becomes the known one, and its double becomes what
 * this card was. Returns the onlookers for whom that happened.
 */
function swapDouble<D extends Definition>(
  t: Table<unknown, D>,
  card: Card<D>,
  onlookers: Seats,
  together: readonly Card<D>[],
): Seats {
  let swapped = 0
  for (const other of card.zone.cards) {
    const used = other.known & onlookers & ~swapped & ~card.zone.faces
    if (used === 0 || other === card || other.def !== card.def || together.includes(other)) continue
    swapped |= used
    other.known &= ~used
    for (let seat = 0; seat < t.groups.length; seat++) {
      if ((used & bit(seat)) === 0 || t.groups[seat]!.length === 0) continue
      t.groups[seat] = t.groups[seat]!.map((group) =>
        group.among.includes(card.id) ? { ...group, among: [...without(group.among, card.id), other.id] } : group,
      )
    }
  }
  return swapped
}

/** Updates the groups that this card was part of, once these seats have seen its face. */
function settle<D extends Definition>(t: Table<unknown, D>, card: Card<D>, seats: Seats): void {
  for (let seat = 0; seat < t.groups.length; seat++) {
    if ((seats & bit(seat)) === 0 || t.groups[seat]!.length === 0) continue
    const groups = mingled(t, t.groups[seat]!, seat, card.zone, card)
    if (!groups.some((group) => group.among.includes(card.id))) continue
    t.groups[seat] = usedUp(groups, card).map((group) =>
      group.among.includes(card.id) ? { ...group, among: without(group.among, card.id) } : group,
    )
    simplify(t, seat)
  }
}

/**
 * A seat's groups after a card of this zone, or one that has just left it, became known. If the zone is a hand that the
 * seat cannot look into, it cannot tell which cards are left: what it knew of some of them, it now knows of all.
 */
function mingled<D extends Definition>(
  t: Table<unknown, D>,
  groups: readonly Group<D>[],
  seat: Seat,
  zone: Zone<D>,
  card: Card<D>,
): readonly Group<D>[] {
  if (!isAnonymous(zone, seat)) return groups
  const isLeft = (each: Card<D>) => each !== card && (each.known & bit(seat)) === 0
  const isMeant = (id: CardId) => id === card.id || (t.cards[id]!.zone === zone && isLeft(t.cards[id]!))
  if (!groups.some(({ among }) => among.some(isMeant))) return groups
  const crowd = zone.cards.filter(isLeft).map((each) => each.id)
  crowd.push(card.id)
  return groups.map((group) =>
    group.among.some(isMeant) ? { ...group, among: [...new Set([...group.among, ...crowd])] } : group,
  )
}

/** The groups after a face was seen that one of them may have been about. */
function usedUp<D extends Definition>(groups: readonly Group<D>[], { id, def }: Card<D>): readonly Group<D>[] {
  const fitting = groups.filter(({ faces, among }) => among.includes(id) && faces.includes(def))
  const smallest = fitting.reduce<Group<D> | null>(
    (least, group) => (least && least.among.length <= group.among.length ? least : group),
    null,
  )
  if (smallest === null) return groups
  const isInside = (group: Group<D>) => group === smallest || smallest.among.every((each) => group.among.includes(each))
  if (fitting.every(isInside)) {
    return groups.map((group) => (group === smallest ? { ...group, faces: without(group.faces, def) } : group))
  }
  // it may have been the one of any of them
  const faces = fitting.flatMap((group) => group.faces).sort(byId)
  const among = [...new Set(fitting.flatMap((group) => group.among))]
  return [...groups.filter((group) => !fitting.includes(group)), { faces: without(faces, def), among }]
}

/** A group of one card, or one inside a hand, is plain knowledge of cards. */
function isPlain<D extends Definition>(t: Table<unknown, D>, seat: Seat, { among }: Group<D>): boolean {
  if (among.length === 1) return true
  const { zone } = t.cards[among[0]!]!
  return isAnonymous(zone, seat) && among.every((id) => t.cards[id]!.zone === zone)
}

/** Moves plain knowledge from a seat's groups to the cards, and drops groups that say no more than the deck lists. */
function simplify<D extends Definition>(t: Table<unknown, D>, seat: Seat): void {
  for (;;) {
    const groups = t.groups[seat]!.filter(({ faces, among }) => faces.length > 0 && among.length > 0)
    const plain = groups.find((group) => isPlain(t, seat, group))
    t.groups[seat] = plain ? without(groups, plain) : groups.filter((group) => !isListed(t, seat, group))
    if (!plain) return
    const cards = plain.among.map((id) => t.cards[id]!)
    for (const face of plain.faces) {
      const card = cards.find((each) => each.def === face && (each.known & bit(seat)) === 0)
      if (!card) continue
      card.known |= bit(seat)
      t.groups[seat] = mingled(t, t.groups[seat]!, seat, card.zone, card).map((group) =>
        group.among.includes(card.id) ? { ...group, among: without(group.among, card.id) } : group,
      )
    }
  }
}

/** Where an unseen card with this back lay last: it says nothing but where to begin to look for one. */
const lastOutside = new Map<string | null, number>()

/** A group of all cards that a pool hides from a seat says no more than the deck list, where that is no secret. */
function isListed<D extends Definition>(t: Table<unknown, D>, seat: Seat, { among }: Group<D>): boolean {
  const { back, guess } = t.rules
  if (guess !== undefined) return false
  const { cards } = t
  const backOf = ({ def }: Card<D>): string | null => (back ? back(def) : null)
  const isOutside = ({ id, known }: Card<D>): boolean => (known & bit(seat)) === 0 && !among.includes(id)
  // a table has hundreds of cards: no names of pools are made for them
  const pools: { readonly owner: Seat; readonly back: string | null }[] = []
  const isPooled = (owner: Seat, own: string | null): boolean => {
    for (const pool of pools) if (pool.owner === owner && pool.back === own) return true
    return false
  }
  for (const id of among) {
    const { owner } = cards[id]!
    const own = backOf(cards[id]!)
    if (isPooled(owner, own)) continue
    pools.push({ owner, back: own })
    const last = cards[lastOutside.get(own) ?? 0]
    if (last !== undefined && last.owner === owner && backOf(last) === own && isOutside(last)) return false
  }
  for (const [at, card] of cards.entries()) {
    if (!isOutside(card) || !isPooled(card.owner, backOf(card))) continue
    lastOutside.set(backOf(card), at)
    return false
  }
  return true
}

/** These seats can no longer tell these cards apart: what they knew of each, they know of all together. */
export function blur<D extends Definition>(t: Table<unknown, D>, cards: readonly Card<D>[], seats: Seats): void {
  if (cards.length < 2 || (seats & t.informed) === 0) return
  let touched = 0
  for (const card of cards) touched |= card.known
  const losing = touched & seats
  for (let seat = 0; seat < t.groups.length; seat++) {
    if ((seats & bit(seat)) === 0) continue
    if (t.exclusions[seat]!.length > 0) blurExclusions(t, seat, cards)
    if (t.groups[seat]!.length > 0 || (losing & bit(seat)) !== 0) blurGroups(t, seat, cards)
  }
  if (losing !== 0) for (const card of cards) card.known &= ~losing
  for (let seat = 0; seat < t.groups.length; seat++) {
    if ((seats & bit(seat)) === 0 || t.groups[seat]!.length === 0) continue
    const said = t.groups[seat]!.filter((group) => !isListed(t, seat, group))
    t.groups[seat] = said.length === 0 ? none : said
  }
}

/** The groups of a seat that can no longer tell these cards apart, with what it knew of each of them. */
function blurGroups<D extends Definition>(t: Table<unknown, D>, seat: Seat, cards: readonly Card<D>[]): void {
  const ids = cards.map((card) => card.id)
  const inside = new Set(ids)
  const faces = cards
    .filter((card) => card.known & bit(seat))
    .map((card) => card.def)
    .sort(byId)
  let isJoined = faces.length === 0
  const kept: Group<D>[] = t.groups[seat]!.map((group) => {
    if (!group.among.some((id) => inside.has(id))) return group
    const among = group.among.every((id) => inside.has(id)) ? ids : [...new Set([...group.among, ...ids])]
    if (isJoined || among.length !== ids.length) return { ...group, among }
    isJoined = true
    return { faces: [...group.faces, ...faces], among }
  })
  if (!isJoined) kept.push({ faces, among: ids })
  t.groups[seat] = kept
}

/** These seats learn that none of these cards has such a face. */
export function ruleOut<D extends Definition>(
  t: Table<unknown, D>,
  cards: readonly Card<D>[],
  seats: Seats,
  test: (def: D) => boolean,
): void {
  const faces = [...t.rules.library.values()].filter(test).map((def) => def.id)
  if (cards.length === 0 || faces.length === 0) return
  const among = cards.map((card) => card.id)
  for (let seat = 0; seat < t.exclusions.length; seat++) {
    if (seats & bit(seat)) t.exclusions[seat] = [...t.exclusions[seat]!, { faces, among }]
  }
  t.learned |= seats
  t.informed |= seats
}

/** Once cards are mixed, a seat only knows exclusions that are true of all of them. */
function blurExclusions<D extends Definition>(t: Table<unknown, D>, seat: Seat, cards: readonly Card<D>[]): void {
  const mixed = new Set(cards.map((card) => card.id))
  t.exclusions[seat] = t.exclusions[seat]!.flatMap((exclusion) => {
    const inside = new Set(exclusion.among)
    if (cards.every((card) => inside.has(card.id))) return [exclusion]
    const among = exclusion.among.filter((id) => !mixed.has(id))
    return among.length === 0 ? [] : [{ ...exclusion, among }]
  })
}

/**
 * A card of a zone is seen whose cards these onlookers cannot tell apart. For all they know it was one with an exclusion,
 * so one card of that exclusion is released in its place.
 */
function loosen<D extends Definition>(t: Table<unknown, D>, { id, def, zone }: Card<D>, onlookers: Seats): void {
  for (let seat = 0; seat < t.exclusions.length; seat++) {
    if ((onlookers & bit(seat)) === 0 || t.exclusions[seat]!.length === 0) continue
    t.exclusions[seat] = t.exclusions[seat]!.flatMap((exclusion) => {
      if (exclusion.among.includes(id) || exclusion.faces.includes(def.id)) return [exclusion]
      const other = zone.cards.find((each) => each.id !== id && exclusion.among.includes(each.id))
      if (!other) return [exclusion]
      const among = without(exclusion.among, other.id)
      return among.length === 0 ? [] : [{ ...exclusion, among }]
    })
  }
}
