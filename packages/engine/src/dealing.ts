import { otherBacks } from './backs.ts'
import { byId, type Card, type Definition } from './cards.ts'
import { type Exclusion, poolOf } from './knowledge.ts'
import type { Random } from './random.ts'
import { bit } from './seats.ts'
import type { Table } from './table.ts'
import type { CardId, Seat } from './types.ts'

/** Which face lies on which card: what a deal decides. */
export type Faces<D extends Definition = Definition> = readonly (readonly [CardId, D])[]

export interface Dealt<D extends Definition = Definition> {
  readonly faces: Faces<D>
  /** How many known faces found no room after many attempts: 0 in a sound game. */
  readonly dropped: number
}

export interface DealRules<D extends Definition> {
  /** A card has a face that goes with its back; all backs are alike if there is no such rule. */
  readonly back?: (def: D) => string
  /** Backs that nobody sees stay where they lie, too. */
  readonly keepsBacks?: boolean
  /** Cards that are tied together: they bear the same face. */
  readonly bonds: readonly (readonly Card<D>[])[]
  /** For secret deck lists: faces that might lie on these unseen cards of one pool, one for each card. */
  readonly guess?: (unseen: readonly Card<D>[]) => readonly D[]
}

/** How many deals are tried to find room for all known faces. */
const attempts = 20

/**
 * Deals the faces that a seat cannot see again among the same cards, in a way that fits all it knows. The outcome
 * depends on what the seat knows and on `random`, and on nothing else.
 */
export function deal<D extends Definition>(
  t: Table<unknown, D>,
  seat: Seat,
  random: Random,
  rules: DealRules<D>,
): Dealt<D> {
  const pools = new Map<number | string, Unseen<D>>()
  const poolNamed = (name: number | string): Unseen<D> => {
    const known = pools.get(name)
    if (known) return known
    const pool: Unseen<D> = { cards: [], faces: [] }
    pools.set(name, pool)
    return pool
  }
  const others = backsFor(t, seat, random, rules)
  for (const zone of t.zones) {
    for (const card of zone.cards) {
      if (card.known & bit(seat)) continue
      const own = poolNamed(poolOf(card, rules.back))
      own.faces.push(card.def)
      const other = others?.get(card.id)
      const pool = other === undefined ? own : poolNamed(`${card.owner} ${other}`)
      pool.cards.push(card)
    }
  }
  const sorted = [...pools.keys()].sort().map((key) => pools.get(key)!)
  const owed = t.groups[seat]!.flatMap(({ faces, among }) => {
    const ids = new Set(among)
    return faces.map((face): Owed<D> => ({ face, among: ids }))
  })
  const unseen = sorted.map((pool) => new Pool(pool.cards, facesFor(pool, owed, random, rules.guess)))
  const banned = bannedFaces(t.exclusions[seat]!)
  const known = { owed, banned }
  const knows = owed.length + banned.size
  if (knows + rules.bonds.length === 0) return { faces: dealFreely(random, unseen), dropped: 0 }
  // what is known comes before what is tied
  for (const bonds of rules.bonds.length > 0 ? [rules.bonds, []] : [[]]) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const dealt = dealAround(random, unseen, known, bonds)
      if (dealt) return { faces: dealt.faces, dropped: dealt.dropped + rules.bonds.length - bonds.length }
    }
  }
  return { faces: dealFreely(random, unseen), dropped: knows + rules.bonds.length }
}

/** Cards that a seat does not see, and the faces that lie on them. */
interface Unseen<D extends Definition> {
  readonly cards: Card<D>[]
  readonly faces: D[]
}

/** Other backs for cards whose back the seat does not see. Who guesses at faces does so for each back by itself. */
function backsFor<D extends Definition>(
  t: Table<unknown, D>,
  seat: Seat,
  random: Random,
  { back, bonds, guess, keepsBacks }: DealRules<D>,
): ReadonlyMap<CardId, string> | null {
  if (!back || guess || keepsBacks) return null
  return otherBacks(t, seat, random, back, { groups: t.groups[seat]!, exclusions: t.exclusions[seat]!, bonds })
}

function dealFreely<D extends Definition>(random: Random, unseen: readonly Pool<D>[]): Faces<D> {
  const dealt: [CardId, D][] = []
  for (const { cards, left } of unseen) {
    const faces = random.shuffle(left)
    for (let i = 0; i < cards.length; i++) dealt.push([cards[i]!.id, faces[i]!])
  }
  return dealt
}

/** A face that lies on one of several cards. */
interface Owed<D extends Definition> {
  readonly face: D
  readonly among: ReadonlySet<CardId>
}

/** By card, the faces that it does not bear. */
type Banned = ReadonlyMap<CardId, ReadonlySet<string>>

function bannedFaces(exclusions: readonly Exclusion[]): Banned {
  const banned = new Map<CardId, Set<string>>()
  for (const { faces, among } of exclusions) {
    for (const id of among) {
      const known = banned.get(id) ?? new Set()
      for (const face of faces) known.add(face)
      banned.set(id, known)
    }
  }
  return banned
}

/** The faces of a pool: its own, or where those are secret, a guess that holds what is known to be among them. */
function facesFor<D extends Definition>(
  { cards, faces }: Unseen<D>,
  owed: readonly Owed<D>[],
  random: Random,
  guess: DealRules<D>['guess'],
): D[] {
  if (guess === undefined) return [...faces]
  const guessed = [...guess(cards)]
  if (guessed.length !== cards.length) throw new Error(`A guess of ${cards.length} cards has ${guessed.length} faces.`)
  const due = owed.filter(({ among }) => cards.some(({ id }) => among.has(id))).map(({ face }) => face)
  const free = random.shuffle(guessed.map((_, i) => i))
  for (const face of due) {
    const held = free.findIndex((i) => guessed[i] === face)
    const at = held >= 0 ? free.splice(held, 1)[0] : undefined
    if (at === undefined && free.length > 0) guessed[free.pop()!] = face
  }
  return guessed
}

/** Unseen cards, and the faces that are left for them. */
class Pool<D extends Definition> {
  readonly cards: readonly Card<D>[]
  private readonly counts: Map<D, number>

  constructor(cards: readonly Card<D>[], faces: readonly D[]) {
    this.cards = cards
    const counts = new Map<D, number>()
    for (const def of faces) counts.set(def, (counts.get(def) ?? 0) + 1)
    // in an order that tells nothing of which card bears which
    this.counts = new Map([...counts].sort(([a], [b]) => byId(a, b)))
  }

  copy(): Pool<D> {
    return new Pool(this.cards, this.left)
  }

  get left(): D[] {
    const faces: D[] = []
    for (const [face, count] of this.counts) for (let n = count; n > 0; n--) faces.push(face)
    return faces
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
  unseen: readonly Pool<D>[],
  { owed, banned }: { readonly owed: readonly Owed<D>[]; readonly banned: Banned },
  bonds: readonly (readonly Card<D>[])[],
): Dealt<D> | null {
  const pools = unseen.map((pool) => pool.copy())
  const dealt = new Map<Card<D>, D>()
  const dropped = bonds.length > 0 ? dealBonds(random, bonds, pools, dealt) : 0
  if (owed.length > 0 && !dealOwed(random, owed, banned, pools, dealt)) return null
  if (banned.size > 0 && !dealBanned(random, banned, pools, dealt)) return null
  const faces: [CardId, D][] = []
  for (const pool of pools) {
    const left = random.shuffle(pool.left)
    let next = 0
    for (const card of pool.cards) faces.push([card.id, dealt.get(card) ?? left[next++]!])
  }
  return { faces, dropped }
}

/** Gives the cards of each bond one face; returns for how many there was none. */
function dealBonds<D extends Definition>(
  random: Random,
  bonds: readonly (readonly Card<D>[])[],
  pools: readonly Pool<D>[],
  dealt: Map<Card<D>, D>,
): number {
  let dropped = 0
  for (const bond of bonds) {
    const hidden = bond.filter((card) => pools.some(({ cards }) => cards.includes(card)))
    const shown = bond.find((card) => !hidden.includes(card))
    if (hidden.length === 0 || bond.length < 2) continue
    const pool = pools.find(({ cards }) => hidden.every((card) => cards.includes(card)))
    const faces = shown ? [shown.def] : [...new Set(pool?.left)]
    const fitting = faces.filter((face) => pool?.has(face, hidden.length))
    if (fitting.length === 0) {
      dropped++
      continue
    }
    const face = random.pick(fitting)
    for (const card of hidden) {
      dealt.set(card, face)
      pool!.take(face)
    }
  }
  return dropped
}

/** Gives each card of which something is ruled out one of the faces that are left for it. */
function dealBanned<D extends Definition>(
  random: Random,
  banned: Banned,
  pools: readonly Pool<D>[],
  dealt: Map<Card<D>, D>,
): boolean {
  for (const pool of pools) {
    for (const card of random.shuffle([...pool.cards])) {
      const not = banned.get(card.id)
      if (!not || dealt.has(card)) continue
      const fitting = pool.left.filter((face) => !not.has(face.id))
      if (fitting.length === 0) return false
      const face = random.pick(fitting)
      dealt.set(card, face)
      pool.take(face)
    }
  }
  return true
}

/** Finds a card for each owed face, by augmenting paths; false if there was no room. */
function dealOwed<D extends Definition>(
  random: Random,
  owed: readonly Owed<D>[],
  banned: Banned,
  pools: readonly Pool<D>[],
  dealt: Map<Card<D>, D>,
): boolean {
  const poolOfCard = new Map(pools.flatMap((pool) => pool.cards.map((card) => [card, pool] as const)))
  const open = random.shuffle([...owed])
  for (const [card, face] of dealt) {
    const paid = open.findIndex((each) => each.face === face && each.among.has(card.id))
    if (paid >= 0) open.splice(paid, 1)
  }
  const free = random.shuffle([...poolOfCard.keys()].filter((card) => !dealt.has(card)))
  const holder = new Map<Card<D>, Owed<D>>()
  const may = (card: Card<D>, { face, among }: Owed<D>) =>
    among.has(card.id) && banned.get(card.id)?.has(face.id) !== true
  const give = (card: Card<D>, each: Owed<D>) => {
    holder.set(card, each)
    dealt.set(card, each.face)
    poolOfCard.get(card)!.take(each.face)
  }
  const takeBack = (card: Card<D>) => {
    poolOfCard.get(card)!.put(dealt.get(card)!)
    holder.delete(card)
    dealt.delete(card)
  }
  let isStuck = false
  const place = (each: Owed<D>, tried: Set<Card<D>>): boolean => {
    const vacant = free.find(
      (card) => may(card, each) && !holder.has(card) && !tried.has(card) && poolOfCard.get(card)!.has(each.face),
    )
    if (vacant) {
      give(vacant, each)
      return true
    }
    return free.some((card) => {
      if (isStuck || tried.has(card) || !may(card, each)) return false
      const other = holder.get(card)
      if (!poolOfCard.get(card)!.has(each.face) && other?.face !== each.face) return false
      tried.add(card)
      if (other && !moveAway(card, other, each, tried)) return false
      give(card, each)
      return true
    })
  }
  /** Finds another card for what this one holds, so that `each` gets it. */
  const moveAway = (card: Card<D>, held: Owed<D>, each: Owed<D>, tried: Set<Card<D>>): boolean => {
    takeBack(card)
    const isMoved = place(held, tried)
    // what moved on may have used up the last such face of the pool
    isStuck ||= !poolOfCard.get(card)!.has(isMoved ? each.face : held.face)
    if (isStuck) return false
    if (!isMoved) give(card, held)
    return isMoved
  }
  return open.every((each) => place(each, new Set()))
}
