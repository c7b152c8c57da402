import { bit, type Card, type Definition, type Seats } from './cards.ts'
import type { Random } from './random.ts'
import type { Table } from './table.ts'
import type { CardId, Seat } from './types.ts'

/** What a seat knows of several cards together: these faces are among those cards. */
export interface Group<D extends Definition = Definition> {
  readonly faces: readonly D[]
  readonly among: readonly CardId[]
}

/** Can whoever sees no faces there tell one card of this zone from another? */
const isAnonymous = (card: Card): boolean => card.zone.shape === 'hand'

const without = <T>(items: readonly T[], item: T): T[] => {
  const rest = [...items]
  rest.splice(rest.indexOf(item), 1)
  return rest
}

const byId = (a: Definition, b: Definition): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** These seats see the faces of these cards from now on. */
export function reveal<D extends Definition>(t: Table<unknown, D>, cards: readonly Card<D>[], seats: Seats): void {
  for (const card of cards) {
    const news = seats & ~card.known
    if (news === 0) continue
    card.known |= news
    t.learned |= news
    if (isAnonymous(card)) forgetDouble(card, card.zone.cards, news, cards)
    settle(t, card, news)
  }
}

/**
 * A face came from among cards that these seats cannot tell apart. If they knew of such a face there, it may have been
 * this one: that knowledge is used up.
 */
export function forgetDouble<D extends Definition>(
  card: Card<D>,
  among: readonly Card<D>[],
  seats: Seats,
  together: readonly Card<D>[] = [],
): void {
  let left = seats
  for (const other of among) {
    if (left === 0) return
    if (other === card || (other.known & left) === 0 || other.def !== card.def || together.includes(other)) continue
    const used = other.known & left
    other.known &= ~used
    left &= ~used
  }
}

/** Groups of which this card was a part, once these seats have seen its face. */
export function settle<D extends Definition>(t: Table<unknown, D>, card: Card<D>, seats: Seats): void {
  for (let seat = 0; seat < t.groups.length; seat++) {
    const groups = t.groups[seat]!
    if (groups.length === 0 || (seats & bit(seat)) === 0) continue
    const fitting = groups
      .filter((group) => group.among.includes(card.id) && group.faces.includes(card.def))
      .sort((a, b) => a.among.length - b.among.length)[0]
    t.groups[seat] = groups.flatMap((group) => {
      if (!group.among.includes(card.id)) return [group]
      const faces = group === fitting ? without(group.faces, card.def) : group.faces
      return simplify(t, seat, { faces, among: without(group.among, card.id) })
    })
  }
}

/** A group of one card, or one inside a hand, is plain knowledge of cards. */
function simplify<D extends Definition>(t: Table<unknown, D>, seat: Seat, group: Group<D>): Group<D>[] {
  if (group.faces.length === 0) return []
  const cards = group.among.map((id) => t.cards[id]!)
  const zone = cards[0]!.zone
  const alone = cards.length === 1
  if (!alone && !(zone.shape === 'hand' && cards.every((card) => card.zone === zone))) return [group]
  for (const face of group.faces) {
    const card = cards.find((each) => each.def === face && (each.known & bit(seat)) === 0)
    if (card) card.known |= bit(seat)
  }
  return []
}

/** These seats can no longer tell these cards apart: what they knew of each, they know of all together. */
export function blur<D extends Definition>(t: Table<unknown, D>, cards: readonly Card<D>[], seats: Seats): void {
  let touched = 0
  for (const card of cards) touched |= card.known
  const losing = touched & seats
  for (let seat = 0; seat < t.groups.length; seat++) {
    if ((seats & bit(seat)) === 0) continue
    const groups = t.groups[seat]!
    if (groups.length === 0 && (losing & bit(seat)) === 0) continue
    const ids = cards.map((card) => card.id)
    const kept = groups.map((group) =>
      group.among.some((id) => ids.includes(id)) ? { ...group, among: [...new Set([...group.among, ...ids])] } : group,
    )
    const faces = cards
      .filter((card) => card.known & bit(seat))
      .map((card) => card.def)
      .sort(byId)
    const same = kept.findIndex(
      (group) => group.among.length === ids.length && ids.every((id) => group.among.includes(id)),
    )
    if (same >= 0) kept[same] = { faces: [...kept[same]!.faces, ...faces], among: ids }
    else if (faces.length > 0) kept.push({ faces, among: ids })
    t.groups[seat] = kept
  }
  if (losing !== 0) for (const card of cards) card.known &= ~losing
}

/** Which face lies on which card: what a deal decides. */
export type Faces<D extends Definition = Definition> = readonly (readonly [CardId, D])[]

export interface DealRules<D extends Definition> {
  /** Cards of different pools are never mixed: seen by everybody, their backs differ. */
  back(def: D): string
  /** Cards that are tied together: they bear the same face. */
  bonds: readonly (readonly Card<D>[])[]
}

/**
 * Deals the faces that a seat cannot see anew among those same cards, in a way that fits all it knows. The outcome
 * depends on what the seat knows and on `random`, and on nothing else.
 */
export function deal<D extends Definition>(
  t: Table<unknown, D>,
  seat: Seat,
  random: Random,
  rules: DealRules<D>,
): Faces<D> {
  const pools = new Map<string, Card<D>[]>()
  for (const zone of t.zones) {
    for (const card of zone.cards) {
      if (card.known & bit(seat)) continue
      const pool = `${card.owner} ${rules.back(card.def)}`
      const cards = pools.get(pool)
      if (cards) cards.push(card)
      else pools.set(pool, [card])
    }
  }
  const faces: [CardId, D][] = []
  for (const cards of pools.values()) {
    const defs = cards.map((card) => card.def).sort(byId)
    for (const [card, def] of dealPool(t, seat, random, rules, cards, defs)) faces.push([card.id, def])
  }
  return faces
}

const attempts = 20

function dealPool<D extends Definition>(
  t: Table<unknown, D>,
  seat: Seat,
  random: Random,
  rules: DealRules<D>,
  cards: readonly Card<D>[],
  defs: readonly D[],
): [Card<D>, D][] {
  const ids = new Set(cards.map((card) => card.id))
  const bonds = rules.bonds.filter((bond) => bond.length > 1 && bond.every((card) => ids.has(card.id)))
  const groups = t.groups[seat]!.filter((group) => group.among.some((id) => ids.has(id)))
  if (bonds.length === 0 && groups.length === 0) {
    const mixed = random.shuffle([...defs])
    return cards.map((card, i) => [card, mixed[i]!])
  }
  groups.sort((a, b) => a.among.length - b.among.length)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const dealt = dealWithin(random, bonds, groups, cards, defs)
    if (dealt) return dealt
  }
  return cards.map((card) => [card, card.def])
}

function dealWithin<D extends Definition>(
  random: Random,
  bonds: readonly (readonly Card<D>[])[],
  groups: readonly Group<D>[],
  cards: readonly Card<D>[],
  defs: readonly D[],
): [Card<D>, D][] | null {
  const free = [...cards]
  const left = [...defs]
  const dealt: [Card<D>, D][] = []
  const put = (card: Card<D>, def: D) => {
    free.splice(free.indexOf(card), 1)
    left.splice(left.indexOf(def), 1)
    dealt.push([card, def])
  }
  const owed = groups.map((group) => ({ among: new Set(group.among), faces: [...group.faces] }))
  for (const bond of bonds) {
    const fitting = [...new Set(left)].filter((def) => left.filter((each) => each === def).length >= bond.length)
    if (fitting.length === 0) return null
    const def = random.pick(fitting)
    for (const card of bond) {
      put(card, def)
      const group = owed.find((each) => each.among.has(card.id) && each.faces.includes(def))
      if (group) group.faces.splice(group.faces.indexOf(def), 1)
    }
  }
  for (const group of owed) {
    for (const face of group.faces) {
      const places = free.filter((card) => group.among.has(card.id))
      if (places.length === 0 || !left.includes(face)) return null
      put(random.pick(places), face)
    }
  }
  random.shuffle(left)
  return [...dealt, ...free.map((card, i): [Card<D>, D] => [card, left[i]!])]
}
