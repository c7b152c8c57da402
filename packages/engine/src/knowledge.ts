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
  /** Cards with different backs are never mixed; all are alike if there is no such rule. */
  readonly back?: (def: D) => string
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
  const pools = new Map<number | string, Card<D>[]>()
  for (const zone of t.zones) {
    for (const card of zone.cards) {
      if (card.known & bit(seat)) continue
      const pool = rules.back ? `${card.owner} ${rules.back(card.def)}` : card.owner
      const cards = pools.get(pool)
      if (cards) cards.push(card)
      else pools.set(pool, [card])
    }
  }
  const owed = t.groups[seat]!.flatMap(({ faces, among }) => faces.map((face): Owed<D> => ({ face, among })))
  const faces: [CardId, D][] = []
  for (const pool of [...pools.keys()].sort()) {
    const cards = pools.get(pool)!
    for (const [card, def] of dealPool(random, cards, facesOf(cards), owed, rules.bonds)) faces.push([card.id, def])
  }
  return faces
}

/** A face that lies on one of several cards. */
interface Owed<D extends Definition> {
  readonly face: D
  readonly among: readonly CardId[]
}

/** The faces of these cards, in an order that tells nothing of which card bears which. */
function facesOf<D extends Definition>(cards: readonly Card<D>[]): D[] {
  const counts = new Map<D, number>()
  for (const { def } of cards) counts.set(def, (counts.get(def) ?? 0) + 1)
  const faces: D[] = []
  for (const def of [...counts.keys()].sort(byId)) for (let n = counts.get(def)!; n > 0; n--) faces.push(def)
  return faces
}

/** Deals faces among the cards of a pool; takes from `owed` what belongs there. */
function dealPool<D extends Definition>(
  random: Random,
  cards: readonly Card<D>[],
  faces: D[],
  owed: Owed<D>[],
  allBonds: readonly (readonly Card<D>[])[],
): [Card<D>, D][] {
  if (owed.length === 0 && allBonds.length === 0) {
    random.shuffle(faces)
    return cards.map((card, i) => [card, faces[i]!])
  }
  const ids = new Set(cards.map((card) => card.id))
  const mine: Owed<D>[] = []
  for (const each of [...owed]) {
    const spare =
      faces.filter((face) => face === each.face).length - mine.filter(({ face }) => face === each.face).length
    if (spare <= 0 || !each.among.some((id) => ids.has(id))) continue
    mine.push({ face: each.face, among: each.among.filter((id) => ids.has(id)) })
    owed.splice(owed.indexOf(each), 1)
  }
  const bonds = allBonds.filter((bond) => bond.length > 1 && bond.every((card) => ids.has(card.id)))
  for (let attempt = 0; attempt < bondAttempts && bonds.length > 0; attempt++) {
    const dealt = dealAround(random, cards, faces, mine, dealBonds(random, bonds, faces))
    if (dealt) return dealt
  }
  return dealAround(random, cards, faces, mine, new Map())!
}

/** How often faces for tied cards are tried that leave room for all else that is known. */
const bondAttempts = 20

function dealBonds<D extends Definition>(
  random: Random,
  bonds: readonly (readonly Card<D>[])[],
  faces: readonly D[],
): Map<Card<D>, D> {
  const left = [...faces]
  const dealt = new Map<Card<D>, D>()
  for (const bond of bonds) {
    const fitting = [...new Set(left)].filter((def) => left.filter((each) => each === def).length >= bond.length)
    if (fitting.length === 0) continue
    const face = random.pick(fitting)
    for (const card of bond) {
      dealt.set(card, face)
      left.splice(left.indexOf(face), 1)
    }
  }
  return dealt
}

/** Finds a card for each owed face by augmenting paths, then deals the rest; null if what is fixed leaves no room. */
function dealAround<D extends Definition>(
  random: Random,
  cards: readonly Card<D>[],
  faces: readonly D[],
  owed: readonly Owed<D>[],
  fixed: ReadonlyMap<Card<D>, D>,
): [Card<D>, D][] | null {
  const open = random.shuffle([...owed])
  for (const [card, face] of fixed) {
    const paid = open.findIndex((each) => each.face === face && each.among.includes(card.id))
    if (paid >= 0) open.splice(paid, 1)
  }
  const free = random.shuffle(cards.filter((card) => !fixed.has(card)))
  const holder = new Map<Card<D>, Owed<D>>()
  const place = (each: Owed<D>, tried: Set<Card<D>>): boolean =>
    free.some((card) => {
      if (tried.has(card) || !each.among.includes(card.id)) return false
      tried.add(card)
      const other = holder.get(card)
      if (other && !place(other, tried)) return false
      holder.set(card, each)
      return true
    })
  if (!open.every((each) => place(each, new Set()))) return null
  const left = [...faces]
  const use = (face: D): boolean => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const dealt: [Card<D>, D][] = [...fixed, ...[...holder].map(([card, { face }]): [Card<D>, D] => [card, face])]
  if (!dealt.every(([, face]) => use(face))) return null
  random.shuffle(left)
  const rest = free.filter((card) => !holder.has(card))
  return [...dealt, ...rest.map((card, i): [Card<D>, D] => [card, left[i]!])]
}
