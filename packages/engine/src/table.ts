import { type Before, Card, type Definition, type Marks } from './cards.ts'
import { type Event, Log, type Motion } from './events.ts'
import { blur, type Exclusion, type Group, reveal, ruleOut, seen } from './knowledge.ts'
import type { Random } from './random.ts'
import { bit, everyone, maskOf, type Seats } from './seats.ts'
import type { CardId, Json, Result, Seat } from './types.ts'
import { planOf, Zone, type ZoneFinder, type ZonePlan, type ZoneRules } from './zones.ts'

/** Where in a zone: on top (the end of its list), at the bottom, or at an index that everybody may know. */
export type Where = 'top' | 'bottom' | number | Placing

export interface Placing {
  readonly at?: 'top' | 'bottom' | number
  readonly down?: boolean
  readonly host?: Card
  /** It was looked for in a pile: who does not see it cannot tell where in the pile it lay. */
  readonly picked?: boolean
}

export interface Timer {
  readonly name: string
  readonly at: number
}

/** A dialogue that a seat is in while others act: the answers so far, as data. */
export interface Carried {
  readonly seat: Seat
  readonly answers: readonly { readonly kind: string; readonly number: number; readonly keys: readonly string[] }[]
  readonly open: { readonly kind: string; readonly number: number; readonly since: number }
}

/** What a table needs to know of its game. */
export interface TableRules<S, D extends Definition> {
  readonly library: ReadonlyMap<string, D>
  clone(state: S): S
  remember?(t: Table<S, D>, card: Card<D>): unknown
  back?(def: D): string
  guess?: unknown
}

/** Thrown by `end`, to unwind the flow. */
export class MatchOver extends Error {}
const over = new MatchOver('The match is over.')

/** Their ids; of cards in hands, which lie in no order that anybody may see, by name. */
function inNoOrder<D extends Definition>(cards: readonly Card<D>[]): CardId[] {
  const isHand = cards.some((card) => card.zone.shape === 'hand')
  const sorted = isHand ? [...cards].sort((a, b) => (a.def.id < b.def.id ? -1 : a.def.id > b.def.id ? 1 : 0)) : cards
  return sorted.map((card) => card.id)
}

const noGroups: readonly never[] = []

/** Where each card of a batch goes: as a method, so that a table of one game passes for a table of any. */
type ZoneFor<D extends Definition> = { zoneFor(card: Card<D>): Zone<D> }['zoneFor']

/** The lists of a zone, for the table: nobody else writes them. */
const listOf = <D extends Definition>(zone: Zone<D>): Card<D>[] => zone.cards as Card<D>[]

/** What the rules act on. */
export class Table<S = unknown, D extends Definition = Definition, Z extends string = string> {
  readonly seats: number
  readonly zones: readonly Zone<D>[]
  /** Finds a zone of a family: `t.zone.hand(seat)`, `t.zone.pile(seat, 2)`, `t.zone.market()`. */
  readonly zone: ZoneFinder<Z, D>
  cards: Card<D>[] = []
  state!: S
  random: Random
  now = 0
  timers: readonly Timer[] = []
  result: Result | null = null
  /** Grows with every change of cards: kept values are worked out anew. No part of the position. */
  version = 0
  /** Seats that have learned something since this was last set to 0. */
  learned: Seats = 0
  /** What each seat knows of cards together. */
  groups: (readonly Group<D>[])[]
  /** What each seat knows that cards are not. */
  exclusions: (readonly Exclusion[])[]
  /** How many asks each seat has had. */
  asked: number[]
  carried: readonly Carried[] = []
  private isCarrying = false
  /** Seats that have left the match, and those of them of which the rules do not know yet. */
  gone: Seats = 0
  leaving: Seats = 0
  /** How often answers were taken back: an ask that is opened again after that has another id. */
  undos = 0
  /** What happened; null when nobody listens. */
  log: Log<D> | null = null
  /** What was worked out from this table and may be used again: see `kept.ts`. */
  readonly kept: unknown[] = []

  readonly rules: TableRules<S, D>
  /** How many handles were given: to objects that all see, then to what each seat alone sees. */
  handles: number[]
  /** How many objects there have been. */
  objects = 0
  /** What each seat keeps to itself. */
  notes: (Json | null)[]
  /** Cards that have a host. */
  guests: readonly CardId[] = []
  private readonly plan: ZonePlan
  private readonly everyone: Seats

  constructor(rules: TableRules<S, D>, plan: ZonePlan, random: Random, zones: readonly Zone<D>[], seats: number) {
    this.rules = rules
    this.plan = plan
    this.seats = seats
    this.random = random
    this.zones = zones
    this.zone = new plan.Finder(zones) as ZoneFinder<Z, D>
    this.everyone = everyone(seats)
    this.groups = []
    this.exclusions = []
    this.asked = []
    this.notes = []
    this.handles = [0]
    for (let seat = 0; seat < seats; seat++) {
      this.groups.push(noGroups)
      this.exclusions.push(noGroups)
      this.asked.push(0)
      this.notes.push(null)
      this.handles.push(0)
    }
  }

  /** A table with its zones, and no cards yet. */
  static lay<S, D extends Definition, Z extends string>(
    rules: TableRules<S, D>,
    zoneRules: ZoneRules,
    seats: number,
    random: Random,
    quiet: boolean,
  ): Table<S, D, Z> {
    const plan = planOf(zoneRules, seats)
    const zones = plan.facts.map((facts) => new Zone<D>(facts))
    const table = new Table<S, D, Z>(rules, plan, random, zones, seats)
    if (!quiet) table.log = new Log()
    return table
  }

  /** The same table, silent. */
  clone(): Table<S, D, Z> {
    const cards = this.cards.slice()
    const zones = this.zones.slice()
    for (let i = 0; i < zones.length; i++) {
      const zone = zones[i]!
      const lying = zone.cards.slice()
      const twin = new Zone<D>(zone, lying)
      zones[i] = twin
      for (let at = 0; at < lying.length; at++) {
        const double = lying[at]!.clone(twin)
        lying[at] = double
        cards[double.id] = double
      }
    }
    const copy = new Table<S, D, Z>(this.rules, this.plan, this.random.clone(), zones, this.seats)
    copy.cards = cards
    copy.groups = this.groups.slice()
    copy.exclusions = this.exclusions.slice()
    copy.asked = this.asked.slice()
    copy.notes = this.notes.slice()
    copy.handles = this.handles.slice()
    copy.objects = this.objects
    copy.state = this.rules.clone(this.state)
    copy.now = this.now
    copy.timers = this.timers
    copy.result = this.result
    copy.guests = this.guests
    copy.gone = this.gone
    copy.leaving = this.leaving
    copy.undos = this.undos
    copy.carried = this.carried
    return copy
  }

  zoneNamed(name: string): Zone<D> {
    const zone = this.zones.find((each) => each.name === name)
    if (!zone) throw new Error(`There is no zone ${name}; there are ${this.zones.map((each) => each.name).join(', ')}.`)
    return zone
  }

  card(id: CardId): Card<D> {
    const card = this.cards[id]
    if (card === undefined) throw new Error(`There is no card with id ${id}.`)
    return card
  }

  /** A card of this definition, laid into a zone. Only setup makes cards. */
  create(def: D, owner: Seat, zone: Zone<D>): Card<D> {
    const card = new Card(this.cards.length, def, owner, zone, zone.faces, ++this.objects)
    this.cards.push(card)
    listOf(zone).push(card)
    card.handle = this.handleFor(card, zone, null)
    this.version++
    return card
  }

  /** Lays a card on top of a zone as if it had never lain elsewhere: for positions that are described, not played. */
  place(card: Card<D>, zone: Zone<D>, { down = false, host }: Pick<Placing, 'down' | 'host'> = {}): void {
    listOf(card.zone).splice(card.zone.cards.indexOf(card), 1)
    listOf(zone).push(card)
    card.zone = zone
    card.down = down
    card.known = down ? zone.looks : zone.faces
    card.handle = this.handleFor(card, zone, null)
    this.renewObject(card)
    if (card.host !== null || host) this.attach(card, host?.id ?? null)
    this.groups = this.groups.map(() => noGroups)
    this.exclusions = this.exclusions.map(() => noGroups)
    this.version++
  }

  /** Lays cards into an empty zone as they are: for a table that was saved. */
  fill(zone: Zone<D>, ids: readonly CardId[]): void {
    for (const id of ids) listOf(zone).push(this.card(id))
  }

  /** The cards that lie under this one or are attached to it. */
  hosted(card: Card<D>): Card<D>[] {
    return this.guests.map((id) => this.cards[id]!).filter((each) => each.host === card.id)
  }

  /**
   * Moves a card, or a batch that arrives together in this order, each to its own zone if `to` is a function. What each
   * was before any of them left comes back.
   */
  move(card: Card<D>, to: Zone<D>, where?: Where): Before
  move(cards: readonly Card<D>[], to: Zone<D> | ZoneFor<D>, where?: Where): Before[]
  move(what: Card<D> | readonly Card<D>[], to: Zone<D> | ZoneFor<D>, where: Where = 'top'): Before | Before[] {
    const batch = this.log?.batch() ?? null
    if (what instanceof Card) {
      const before = this.beforeOf(what)
      this.relocate(what, to as Zone<D>, where, batch)
      return before
    }
    const cards = [...what]
    const before = cards.map((card) => this.beforeOf(card))
    cards.forEach((card, i) => {
      this.relocate(card, typeof to === 'function' ? to(card) : to, shifted(where, i), batch)
    })
    return before
  }

  private beforeOf(card: Card<D>): Before {
    const { zone, gen, host, marks } = card
    const { remember } = this.rules
    const was = remember === undefined ? undefined : remember.call(this.rules, this, card)
    return { card: card.id, gen, zone: zone.name, at: placeOf(zone, card), host, marks, was }
  }

  private relocate(card: Card<D>, to: Zone<D>, where: Where, batch: Motion[] | null): void {
    const from = card.zone
    const list = listOf(from)
    const last = list.length - 1
    const at = placeOf(from, card)
    const handle = card.handle
    const isEdge = (at === 0 || at === last) && !(typeof where === 'object' && where.picked === true)
    for (let i = at; i < last; i++) list[i] = list[i + 1]!
    list.pop()

    let place: 'top' | 'bottom' | number = 'top'
    card.down = false
    if (card.host !== null) this.attach(card, null)
    if (typeof where === 'object') {
      place = where.at ?? 'top'
      card.down = where.down === true
      if (where.host) this.attach(card, where.host.id)
    } else place = where

    this.learn(card, from, to, isEdge)
    card.handle = this.handleFor(card, to, from)
    card.zone = to
    if (from.place !== to.place) this.renewObject(card)
    if (place === 'top') listOf(to).push(card)
    else listOf(to).splice(place === 'bottom' ? 0 : place, 0, card)
    this.version++
    if (batch !== null)
      this.log!.moved(batch, card, from, handle, place, card.host === null ? null : this.card(card.host))
  }

  /** The card becomes another object: its marks go, and what lay under it lay under the one that it was. */
  private renewObject(card: Card<D>): void {
    card.gen = ++this.objects
    card.marks = null
    if (this.guests.length > 0) for (const guest of this.hosted(card)) this.attach(guest, null)
  }

  private attach(card: Card<D>, host: CardId | null): void {
    if (card.host === null && host !== null) this.guests = [...this.guests, card.id]
    if (card.host !== null && host === null) this.guests = this.guests.filter((id) => id !== card.id)
    card.host = host
  }

  /** Who knows the face of a card that has left `from` and comes to lie in `to`. */
  private learn(card: Card<D>, from: Zone<D>, to: Zone<D>, isEdge: boolean): void {
    const sight = card.down ? to.looks : to.faces
    const blind = this.everyone & ~from.faces
    const isMixed =
      blind !== 0 && (from.shape === 'hand' ? from !== to : from.shape === 'pile' && !isEdge && from.cards.length > 0)
    if (isMixed) {
      const unseen = blind & ~sight
      if (unseen !== 0) blur(this as Table<unknown, D>, [...from.cards, card], unseen)
    }
    const news = sight & ~card.known
    if (news === 0) return
    seen(this as Table<unknown, D>, card, news, isMixed ? blind : 0)
  }

  private handleFor(card: Card<D>, to: Zone<D>, from: Zone<D> | null): number {
    if (to.objects === 0) return 0
    if (to.objects === this.everyone) {
      if (from !== null && from.objects === this.everyone) return card.handle
      return ++this.handles[0]!
    }
    return from === to ? card.handle : -(++this.handles[to.owner + 1]! * (this.seats + 1) + to.owner + 1)
  }

  /** Turns cards face up or down where they lie. */
  flip(cards: readonly Card<D>[], face: 'up' | 'down'): void {
    for (const card of cards) card.down = face === 'down'
    this.version++
    if (face === 'up') for (const card of cards) reveal(this as Table<unknown, D>, [card], card.zone.faces)
    this.tell({ type: 'flip', face, cards: cards.map((card) => card.id) })
  }

  /** Says something of a card that holds while it is the object that it is; `null` takes it back. */
  mark(card: Card<D>, name: string, value: Marks[string] | null): void {
    if (value === (card.marks?.[name] ?? null)) return
    const { [name]: _, ...rest } = card.marks ?? {}
    if (value !== null) card.marks = { ...rest, [name]: value }
    else card.marks = Object.keys(rest).length === 0 ? null : rest
    this.version++
  }

  /**
   * Shuffles a zone: its faces change places, and every place holds a new object. What kept a card or an id knows
   * nothing of where its face is now. `apart` is a card that a seat has found there: it comes to lie on top.
   */
  shuffle(zone: Zone<D>, apart: { readonly card: Card<D>; readonly by: Seat } | null = null): void {
    const cards = listOf(zone)
    if (apart) {
      cards.splice(cards.indexOf(apart.card), 1)
      cards.push(apart.card)
      this.mix(zone, cards, bit(apart.by))
    }
    const mixed = apart ? cards.slice(0, -1) : cards
    const faces = this.random.shuffle(
      mixed.map(({ def, owner, known, down, host }) => ({ def, owner, known, down, host })),
    )
    mixed.forEach((card, i) => {
      card.bear(faces[i]!)
      this.renewObject(card)
    })
    if (this.guests.length > 0) this.guests = this.cards.filter(({ host }) => host !== null).map(({ id }) => id)
    this.mix(zone, mixed, 0)
    this.tell({ type: 'shuffle', zone: zone.name })
  }

  /** Puts cards of one pile or row into this order, in the places that they have; only the seat that does it sees how. */
  reorder(cards: readonly Card<D>[], seat: Seat): void {
    const zone = cards[0]?.zone
    if (!zone) return
    if (cards.some((card) => card.zone !== zone))
      throw new Error('Cards that are put into another order lie in one zone.')
    const places = cards.map((card) => zone.cards.indexOf(card)).sort((a, b) => a - b)
    places.forEach((place, i) => {
      listOf(zone)[place] = cards[i]!
    })
    this.mix(zone, cards, bit(seat))
    this.tell({ type: 'reorder', zone: zone.name, count: cards.length, seat })
  }

  /** Cards of a zone have changed places: who cannot see them, but for these seats, can no longer tell them apart. */
  private mix(zone: Zone<D>, cards: readonly Card<D>[], but: Seats): void {
    const down = cards.some((card) => card.down) ? cards.filter((card) => card.down) : []
    const up = down.length === 0 ? cards : cards.filter((card) => !card.down)
    blur(this as Table<unknown, D>, up, this.everyone & ~zone.faces & ~but)
    blur(this as Table<unknown, D>, down, this.everyone & ~zone.looks & ~but)
    for (const card of cards) if (card.handle !== 0) card.handle = this.handleFor(card, card.zone, null)
    this.version++
  }

  /** Says that state has changed which kept values depend on. Moves, marks and inputs say so by themselves. */
  touch(): void {
    this.version++
  }

  /** Lets seats look at the faces of cards where they lie. */
  show(cards: readonly Card<D>[], seats: readonly Seat[] | 'all'): void {
    reveal(this as Table<unknown, D>, cards, seats === 'all' ? this.everyone : maskOf(seats))
    this.version++
    if (this.log) this.tell({ type: 'show', cards: inNoOrder(cards), to: seats === 'all' ? 'all' : [...seats] })
  }

  /** Lets seats know that none of these cards has such a face: "no Fire in hand". */
  ruleOut(cards: readonly Card<D>[], seats: readonly Seat[] | 'all', test: (def: D) => boolean): void {
    ruleOut(this as Table<unknown, D>, cards, seats === 'all' ? this.everyone : maskOf(seats), test)
  }

  /** What a seat calls a card that it sees as an object; null where it sees none. */
  handle(card: Card<D>, seat: Seat | null): number | null {
    return card.handle !== 0 && card.zone.objects & bit(seat) ? card.handle : null
  }

  sees(seat: Seat | null, card: Card<D>): boolean {
    return (card.known & bit(seat)) !== 0
  }

  /** Keeps something that only this seat knows, such as a deck that it is building; others imagine nothing in its place. */
  note(seat: Seat, value: Json | null): void {
    this.notes[seat] = value === null ? null : frozenJson(value)
    this.version++
  }

  noted(seat: Seat): Json | null {
    return this.notes[seat] ?? null
  }

  hasLeft(seat: Seat): boolean {
    return (this.gone & bit(seat)) !== 0
  }

  /** Keeps dialogues for the next step. One that is not taken up there is over. */
  carryOver(dialogues: readonly Carried[]): void {
    this.carried = dialogues
    this.isCarrying = true
  }

  /** At the end of a step: what was carried into it, and not on, is over. */
  dropOldDialogues(): void {
    if (!this.isCarrying) this.carried = []
    this.isCarrying = false
  }

  timer(name: string, at: number): void {
    this.timers = [...this.timers.filter((timer) => timer.name !== name), { name, at }].sort((a, b) => a.at - b.at)
  }

  cancel(name: string): void {
    this.timers = this.timers.filter((timer) => timer.name !== name)
  }

  /** Says what happened. Cards are named by id in the fields `card`, `cards` and `on`; each seat sees of them what it may. */
  tell(event: Event): void {
    if (event.only !== undefined) this.learned |= maskOf(event.only)
    this.log?.tell(event, (id) => this.card(id))
  }

  end(result: Result): never {
    this.close(result)
    throw over
  }

  /** The match is over, whatever was asked: for the match itself. Rules say `end`. */
  close(result: Result): void {
    this.result = result
    this.tell({ type: 'end', winner: result.winner, why: result.why, rule: result.rule })
  }
}

/** The place for the next card of a batch. */
function shifted(where: Where, by: number): Where {
  if (typeof where === 'number') return where + by
  return typeof where === 'object' && typeof where.at === 'number' ? { ...where, at: where.at + by } : where
}

/** Cards mostly leave from the top. */
function placeOf({ cards }: Zone, card: Card): number {
  const last = cards.length - 1
  return cards[last] === card ? last : cards.indexOf(card)
}

/** A copy that nobody can change, so that all clones may share it. */
function frozenJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenJson))
  return Object.freeze(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, inner === undefined ? inner : frozenJson(inner)]),
    ),
  ) as Json
}
