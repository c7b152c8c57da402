import type { Card, Definition } from './cards.ts'
import { bit, everyone, type Seats } from './seats.ts'
import { nobody, type Seat } from './types.ts'

export type Who = 'all' | 'owner' | 'others' | 'none' | ((viewer: Seat, owner: Seat) => boolean)

export interface ZoneRule {
  /** One for each seat, or one for the table. */
  readonly per: 'seat' | 'table'
  /** How many of them each has (`pile:0:2`); by default one. */
  readonly many?: number
  /** `row`: all see each card lie there, in order. `pile`: only its height is seen. `hand`: it has no order, and only its size is seen. A seat that sees faces also sees each card. */
  readonly shape: 'row' | 'pile' | 'hand'
  readonly faces: Who
  /** Who may look at a card that lies face down here; by default its owner. */
  readonly looks?: Who
  /** Who knows how many cards there are; by default all. */
  readonly count?: Who
  /** Zones with the same place are one place: a card that moves between them stays the same object. */
  readonly place?: string
}

export type ZoneRules<Z extends string = string> = Readonly<Record<Z, ZoneRule>>

function includes(who: Exclude<Who, 'all'>, viewer: Seat, owner: Seat): boolean {
  if (who === 'owner') return viewer === owner
  if (who === 'others') return viewer !== owner
  return who !== 'none' && who(viewer, owner)
}

function seatsOf(who: Who, owner: Seat, seats: number): Seats {
  if (who === 'all') return everyone(seats)
  let mask = 0
  for (let viewer = 0; viewer < seats; viewer++) if (includes(who, viewer, owner)) mask |= bit(viewer)
  return mask
}

interface ZoneFacts {
  readonly name: string
  readonly family: string
  readonly owner: Seat
  readonly shape: ZoneRule['shape']
  /** Zones that are one place have the same number. */
  readonly place: number
  readonly faces: Seats
  readonly looks: Seats
  readonly counts: Seats
  /** Who sees each card here as an object that they can point at. */
  readonly objects: Seats
}

/** A place for cards. The top of a pile is the end of its list. */
export class Zone<D extends Definition = Definition> implements ZoneFacts {
  /** Changed by the table alone. */
  readonly cards: readonly Card<D>[]
  readonly name: string
  readonly family: string
  readonly owner: Seat
  readonly shape: ZoneRule['shape']
  readonly place: number
  readonly faces: Seats
  readonly looks: Seats
  readonly counts: Seats
  readonly objects: Seats

  /** An empty zone; of another zone's facts, the same zone of another table. */
  constructor(facts: ZoneFacts, cards: readonly Card<D>[] = []) {
    this.cards = cards
    this.name = facts.name
    this.family = facts.family
    this.owner = facts.owner
    this.shape = facts.shape
    this.place = facts.place
    this.faces = facts.faces
    this.looks = facts.looks
    this.counts = facts.counts
    this.objects = facts.objects
  }

  get size(): number {
    return this.cards.length
  }

  get top(): Card<D> | undefined {
    return this.cards[this.cards.length - 1]
  }
}

/** The zones of a family, each seat's in turn, in the order of their index. */
function zonesOf(family: string, rule: ZoneRule, seats: number, placeOf: (name: string) => number): ZoneFacts[] {
  const owners = rule.per === 'seat' ? Array.from({ length: seats }, (_, seat) => seat) : [nobody]
  const indices = Array.from({ length: rule.many ?? 1 }, (_, index) => index)
  return owners.flatMap((owner) =>
    indices.map((index) => {
      const name = [family, ...(owner === nobody ? [] : [owner]), ...(rule.many === undefined ? [] : [index])].join(':')
      const faces = seatsOf(rule.faces, owner, seats)
      return {
        name,
        family,
        owner,
        shape: rule.shape,
        place: placeOf(rule.place ?? name),
        faces,
        looks: seatsOf(rule.looks ?? 'owner', owner, seats),
        counts: seatsOf(rule.count ?? 'all', owner, seats),
        objects: rule.shape === 'row' ? everyone(seats) : faces,
      }
    }),
  )
}

/** Finds a zone of each family: `zone.hand(seat)`, `zone.pile(seat, 2)`, `zone.market()`. */
export type ZoneFinder<Z extends string, D extends Definition> = Readonly<
  Record<Z, (owner?: Seat, index?: number) => Zone<D>>
>

/** Zone rules for a number of seats, computed once. */
export interface ZonePlan {
  readonly facts: readonly ZoneFacts[]
  /** Its methods are shared by all tables of a game, so that finding a zone costs next to nothing. */
  readonly Finder: new (
    zones: readonly Zone[],
  ) => object
}

function plan(rules: ZoneRules, seats: number): ZonePlan {
  class Finder {
    readonly zones: readonly Zone[]
    constructor(zones: readonly Zone[]) {
      this.zones = zones
    }
  }
  const facts: ZoneFacts[] = []
  const places: string[] = []
  const placeOf = (name: string): number => {
    if (!places.includes(name)) places.push(name)
    return places.indexOf(name)
  }
  for (const [family, rule] of Object.entries(rules)) {
    const first = facts.length
    const many = rule.many ?? 1
    facts.push(...zonesOf(family, rule, seats, placeOf))
    const missing = (owner: Seat, index: number) =>
      new Error(`There is no zone ${family} of seat ${owner} with index ${index}.`)
    const find = function (this: Finder, owner: Seat = nobody, index = 0): Zone {
      const zone = this.zones[first + (owner === nobody ? 0 : many * owner) + index]
      if (zone === undefined || zone.owner !== owner || zone.family !== family) throw missing(owner, index)
      return zone
    }
    Object.defineProperty(Finder.prototype, family, { value: find })
  }
  return { facts, Finder }
}

const plans = new WeakMap<ZoneRules, Map<number, ZonePlan>>()

export function planOf(rules: ZoneRules, seats: number): ZonePlan {
  let known = plans.get(rules)
  if (!known) {
    known = new Map()
    plans.set(rules, known)
  }
  let found = known.get(seats)
  if (!found) {
    found = plan(rules, seats)
    known.set(seats, found)
  }
  return found
}
