import { bit, type Card, type Definition, type Seats, type Zone } from './cards.ts'
import type { Random } from './random.ts'
import type { Table } from './table.ts'
import type { CardId, Seat } from './types.ts'

/** What a seat knows of several cards together: these faces are among those cards. */
export interface Group<D extends Definition = Definition> {
  readonly faces: readonly D[]
  readonly among: readonly CardId[]
}

/** Does this seat see of the zone only that there are cards, and not which is which? */
const isAnonymous = ({ shape, faces }: Zone, seat: Seat): boolean => shape === 'hand' && (faces & bit(seat)) === 0

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
    t.learned |= news
    const swapped = card.zone.shape === 'hand' ? swapDouble(t, card, news, cards) : 0
    card.known |= news
    settle(t, card, news & ~swapped)
  }
}

/**
 * A face is seen among cards that these onlookers cannot tell apart. Who knew of such a face there may be looking at
 * that very card: it is taken for it, and its double for what this one was. Says who did.
 */
export function swapDouble<D extends Definition>(
  t: Table<unknown, D>,
  card: Card<D>,
  onlookers: Seats,
  together: readonly Card<D>[] = [],
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

/** Groups of which this card was a part, as far as these seats can tell, once they have seen its face. */
export function settle<D extends Definition>(t: Table<unknown, D>, card: Card<D>, seats: Seats): void {
  for (let seat = 0; seat < t.groups.length; seat++) {
    if ((seats & bit(seat)) === 0 || t.groups[seat]!.length === 0) continue
    const groups = mingled(t.groups[seat]!, seat, card.zone, card)
    if (!groups.some((group) => group.among.includes(card.id))) continue
    t.groups[seat] = usedUp(groups, card).map((group) =>
      group.among.includes(card.id) ? { ...group, among: without(group.among, card.id) } : group,
    )
    simplify(t, seat)
  }
}

/**
 * A seat's groups once a card of a zone comes to be known, one that may just have left it: if that is a hand which the
 * seat cannot look into, what it knew of some cards of it, it knows of any, for it cannot tell which are left.
 */
function mingled<D extends Definition>(
  groups: readonly Group<D>[],
  seat: Seat,
  zone: Zone<D>,
  card: Card<D>,
): readonly Group<D>[] {
  if (!isAnonymous(zone, seat)) return groups
  const crowd = zone.cards.filter((each) => each !== card && (each.known & bit(seat)) === 0).map((each) => each.id)
  crowd.push(card.id)
  return groups.map((group) =>
    group.among.some((id) => crowd.includes(id))
      ? { ...group, among: [...new Set([...group.among, ...crowd])] }
      : group,
  )
}

/** The groups once a face that one of them may have meant is accounted for. */
function usedUp<D extends Definition>(groups: readonly Group<D>[], { id, def }: Card<D>): readonly Group<D>[] {
  const fitting = groups.filter(({ faces, among }) => among.includes(id) && faces.includes(def))
  const smallest = fitting.reduce<Group<D> | null>(
    (least, group) => (least && least.among.length <= group.among.length ? least : group),
    null,
  )
  if (smallest === null) return groups
  const isInside = ({ among }: Group<D>) => smallest.among.every((each) => among.includes(each))
  if (fitting.every(isInside)) {
    return groups.map((group) => (group === smallest ? { ...group, faces: without(group.faces, def) } : group))
  }
  // it may have been the one of any of them
  const faces = fitting.flatMap((group) => group.faces).sort(byId)
  const among = [...new Set(fitting.flatMap((group) => group.among))]
  return [...groups.filter((group) => !fitting.includes(group)), { faces: without(faces, def), among }]
}

/** A group of one card, or one inside a hand, is plain knowledge of cards. */
function simplify<D extends Definition>(t: Table<unknown, D>, seat: Seat): void {
  const cardsOf = ({ among }: Group<D>) => among.map((id) => t.cards[id]!)
  for (;;) {
    const groups = t.groups[seat]!.filter(({ faces, among }) => faces.length > 0 && among.length > 0)
    const plain = groups.find((group) => {
      const [first, ...rest] = cardsOf(group)
      return rest.length === 0 || (isAnonymous(first!.zone, seat) && rest.every(({ zone }) => zone === first!.zone))
    })
    t.groups[seat] = plain ? without(groups, plain) : groups
    if (!plain) return
    const cards = cardsOf(plain)
    for (const face of plain.faces) {
      const card = cards.find((each) => each.def === face && (each.known & bit(seat)) === 0)
      if (!card) continue
      card.known |= bit(seat)
      t.groups[seat] = mingled(t.groups[seat]!, seat, card.zone, card).map((group) =>
        group.among.includes(card.id) ? { ...group, among: without(group.among, card.id) } : group,
      )
    }
  }
}

/** These seats can no longer tell these cards apart: what they knew of each, they know of all together. */
export function blur<D extends Definition>(t: Table<unknown, D>, cards: readonly Card<D>[], seats: Seats): void {
  if (cards.length < 2) return
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
  const sorted = [...pools.keys()].sort().map((pool) => pools.get(pool)!)
  const owed = t.groups[seat]!.flatMap(({ faces, among }) => {
    const ids = new Set(among)
    return faces.map((face): Owed<D> => ({ face, among: ids }))
  })
  if (owed.length + rules.bonds.length === 0) return dealFreely(random, sorted)
  // what is known comes before what is tied
  for (const bonds of [rules.bonds, []]) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const dealt = dealAround(random, sorted, owed, bonds)
      if (dealt) return dealt
    }
  }
  return dealFreely(random, sorted)
}

function dealFreely<D extends Definition>(random: Random, unseen: readonly (readonly Card<D>[])[]): Faces<D> {
  const dealt: [CardId, D][] = []
  for (const cards of unseen) {
    const faces = random.shuffle(facesIn(countsOf(cards)))
    for (let i = 0; i < cards.length; i++) dealt.push([cards[i]!.id, faces[i]!])
  }
  return dealt
}

/** How often another way is tried to find room for all that is known. */
const attempts = 20

/** A face that lies on one of several cards. */
interface Owed<D extends Definition> {
  readonly face: D
  readonly among: ReadonlySet<CardId>
}

/** How often each face lies on these cards, in an order that tells nothing of which card bears which. */
function countsOf<D extends Definition>(cards: readonly Card<D>[]): Map<D, number> {
  const counts = new Map<D, number>()
  for (const { def } of cards) counts.set(def, (counts.get(def) ?? 0) + 1)
  return new Map([...counts].sort(([a], [b]) => byId(a, b)))
}

function facesIn<D extends Definition>(counts: ReadonlyMap<D, number>): D[] {
  const faces: D[] = []
  for (const [face, count] of counts) for (let n = count; n > 0; n--) faces.push(face)
  return faces
}

/** Unseen cards, and the faces that are left for them. */
class Pool<D extends Definition> {
  readonly cards: readonly Card<D>[]
  private readonly counts: Map<D, number>

  constructor(cards: readonly Card<D>[]) {
    this.cards = cards
    this.counts = countsOf(cards)
  }

  get left(): D[] {
    return facesIn(this.counts)
  }

  has(face: D, count = 1): boolean {
    return (this.counts.get(face) ?? 0) >= count
  }

  take(face: D): void {
    this.counts.set(face, this.counts.get(face)! - 1)
  }

  put(face: D): void {
    this.counts.set(face, this.counts.get(face)! + 1)
  }
}

/** Gives tied cards one face, finds a card for each owed face, then deals the rest; null if there was no room. */
function dealAround<D extends Definition>(
  random: Random,
  unseen: readonly (readonly Card<D>[])[],
  owed: readonly Owed<D>[],
  bonds: readonly (readonly Card<D>[])[],
): Faces<D> | null {
  const pools = unseen.map((cards) => new Pool(cards))
  const dealt = new Map<Card<D>, D>()
  if (bonds.length > 0) dealBonds(random, bonds, pools, dealt)
  if (owed.length > 0 && !dealOwed(random, owed, pools, dealt)) return null
  const faces: [CardId, D][] = []
  for (const pool of pools) {
    const left = random.shuffle(pool.left)
    let next = 0
    for (const card of pool.cards) faces.push([card.id, dealt.get(card) ?? left[next++]!])
  }
  return faces
}

function dealBonds<D extends Definition>(
  random: Random,
  bonds: readonly (readonly Card<D>[])[],
  pools: readonly Pool<D>[],
  dealt: Map<Card<D>, D>,
): void {
  for (const bond of bonds) {
    const pool = pools.find(({ cards }) => bond.every((card) => cards.includes(card)))
    const fitting = [...new Set(pool?.left)].filter((face) => pool!.has(face, bond.length))
    if (bond.length < 2 || fitting.length === 0) continue
    const face = random.pick(fitting)
    for (const card of bond) {
      dealt.set(card, face)
      pool!.take(face)
    }
  }
}

/** Finds a card for each owed face, by augmenting paths; false if there was no room. */
function dealOwed<D extends Definition>(
  random: Random,
  owed: readonly Owed<D>[],
  pools: readonly Pool<D>[],
  dealt: Map<Card<D>, D>,
): boolean {
  const poolOf = new Map(pools.flatMap((pool) => pool.cards.map((card) => [card, pool] as const)))
  const open = random.shuffle([...owed])
  for (const [card, face] of dealt) {
    const paid = open.findIndex((each) => each.face === face && each.among.has(card.id))
    if (paid >= 0) open.splice(paid, 1)
  }
  const free = random.shuffle([...poolOf.keys()].filter((card) => !dealt.has(card)))
  const holder = new Map<Card<D>, Owed<D>>()
  const give = (card: Card<D>, each: Owed<D>) => {
    holder.set(card, each)
    dealt.set(card, each.face)
    poolOf.get(card)!.take(each.face)
  }
  const takeBack = (card: Card<D>) => {
    poolOf.get(card)!.put(dealt.get(card)!)
    holder.delete(card)
    dealt.delete(card)
  }
  let isStuck = false
  const place = (each: Owed<D>, tried: Set<Card<D>>): boolean => {
    const { face, among } = each
    const vacant = free.find(
      (card) => among.has(card.id) && !holder.has(card) && !tried.has(card) && poolOf.get(card)!.has(face),
    )
    if (vacant) {
      give(vacant, each)
      return true
    }
    return free.some((card) => {
      if (isStuck || tried.has(card) || !each.among.has(card.id)) return false
      const pool = poolOf.get(card)!
      const other = holder.get(card)
      if (!pool.has(each.face) && other?.face !== each.face) return false
      tried.add(card)
      if (other) {
        takeBack(card)
        const isMoved = place(other, tried)
        // what moved on may have used up the last such face of the pool
        isStuck ||= !pool.has(isMoved ? each.face : other.face)
        if (isStuck) return false
        if (!isMoved) {
          give(card, other)
          return false
        }
      }
      give(card, each)
      return true
    })
  }
  return open.every((each) => place(each, new Set()))
}
