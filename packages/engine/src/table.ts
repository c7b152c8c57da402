import {
  type Before,
  bit,
  Card,
  type Definition,
  everyone,
  planOf,
  type Seats,
  Zone,
  type ZoneFinder,
  type ZonePlan,
  type ZoneRules,
} from './cards.ts'
import { type Batch, type Event, Log } from './events.ts'
import { blur, type Group, reveal, settle, swapDouble } from './knowledge.ts'
import { Random } from './random.ts'
import type { CardId, JsonObject, Result, Seat } from './types.ts'

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
  readonly zones: ZoneRules
  clone(state: S): S
  remember?(t: Table<S, D>, card: Card<D>): unknown
}

/** Thrown by `end`, to unwind the flow. */
export class MatchOver extends Error {}
const over = new MatchOver('The match is over.')

/** The place for the next card of a batch. */
function shifted(where: Where, by: number): Where {
  if (typeof where === 'number') return where + by
  return typeof where === 'object' && typeof where.at === 'number' ? { ...where, at: where.at + by } : where
}

/** Their ids; of cards in hands, which lie in no order that anybody may see, by name. */
function inNoOrder<D extends Definition>(cards: readonly Card<D>[]): CardId[] {
  const isHand = cards.some((card) => card.zone.shape === 'hand')
  const sorted = isHand ? [...cards].sort((a, b) => (a.def.id < b.def.id ? -1 : a.def.id > b.def.id ? 1 : 0)) : cards
  return sorted.map((card) => card.id)
}

const noGroups: readonly never[] = []

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
  /** Changes with every change of cards; computed numbers are cached on it. */
  version = 0
  /** Seats that have learned a face since this was last set to 0. */
  learned: Seats = 0
  /** What each seat knows of cards together. */
  groups: (readonly Group<D>[])[]
  /** How many asks each seat has had. */
  asked: number[]
  carried: readonly Carried[] = []
  private isCarrying = false
  /** How often answers were taken back: an ask that is opened again after that has another id. */
  undos = 0
  /** What happened; null when nobody listens. */
  log: Log<D> | null = null

  private readonly rules: TableRules<S, D>
  private readonly plan: ZonePlan
  /** How many handles were given: to objects that all see, then to what each seat alone sees. */
  private handles: number[]
  private readonly everyone: Seats
  /** How many cards have a host. */
  private guests = 0

  constructor(rules: TableRules<S, D>, plan: ZonePlan, random: Random, zones: readonly Zone<D>[], seats: number) {
    this.rules = rules
    this.plan = plan
    this.seats = seats
    this.random = random
    this.zones = zones
    this.zone = new plan.Finder(zones) as ZoneFinder<Z, D>
    this.everyone = everyone(seats)
    this.groups = []
    this.asked = []
    this.handles = [0]
    for (let seat = 0; seat < seats; seat++) {
      this.groups.push(noGroups)
      this.asked.push(0)
      this.handles.push(0)
    }
  }

  /** A table with its zones, and no cards yet. */
  static lay<S, D extends Definition, Z extends string>(
    rules: TableRules<S, D>,
    seats: number,
    random: Random,
    quiet: boolean,
  ): Table<S, D, Z> {
    const plan = planOf(rules.zones, seats)
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
    copy.asked = this.asked.slice()
    copy.handles = this.handles.slice()
    copy.state = this.rules.clone(this.state)
    copy.now = this.now
    copy.timers = this.timers
    copy.result = this.result
    copy.version = this.version
    copy.guests = this.guests
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
    const card = new Card(this.cards.length, def, owner, zone, zone.faces)
    this.cards.push(card)
    zone.cards.push(card)
    card.handle = this.handleFor(card, zone, null)
    this.version++
    return card
  }

  /** Lays a card on top of a zone as if it had never lain elsewhere: for positions that are described, not played. */
  place(card: Card<D>, zone: Zone<D>): void {
    card.zone.cards.splice(card.zone.cards.indexOf(card), 1)
    zone.cards.push(card)
    card.zone = zone
    card.known = zone.faces
    card.handle = this.handleFor(card, zone, null)
    card.down = false
    if (card.host !== null) this.attach(card, null)
    this.groups = this.groups.map(() => [])
    this.version++
  }

  /** The cards that lie under this one or are attached to it. */
  hosted(card: Card<D>): Card<D>[] {
    return this.cards.filter((each) => each.host === card.id)
  }

  /** Moves a card, or a batch that arrives together in this order. What each was before it left comes back. */
  move(card: Card<D>, to: Zone<D>, where?: Where): Before
  move(cards: readonly Card<D>[], to: Zone<D>, where?: Where): Before[]
  move(what: Card<D> | readonly Card<D>[], to: Zone<D>, where: Where = 'top'): Before | Before[] {
    if (what instanceof Card) return this.relocate(what, to, where, this.log?.batch() ?? null)
    const batch = this.log?.batch() ?? null
    return [...what].map((card, i) => this.relocate(card, to, shifted(where, i), batch))
  }

  private relocate(card: Card<D>, to: Zone<D>, where: Where, batch: Batch | null): Before {
    const from = card.zone
    const last = from.cards.length - 1
    const at = from.cards[last] === card ? last : from.cards.indexOf(card)
    const { remember } = this.rules
    const was = remember === undefined ? undefined : remember.call(this.rules, this, card)
    const before: Before = { card: card.id, gen: card.gen, zone: from.name, at, host: card.host, was }
    const handle = card.handle
    const isEdge = (at === 0 || at === last) && !(typeof where === 'object' && where.picked === true)
    for (let i = at + 1; i < from.cards.length; i++) from.cards[i - 1] = from.cards[i]!
    from.cards.pop()

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
    if (from.place !== to.place) {
      card.gen++
      // what lay under it lay under the object that it was
      if (this.guests > 0) for (const guest of this.hosted(card)) this.attach(guest, null)
    }
    if (place === 'top') to.cards.push(card)
    else to.cards.splice(place === 'bottom' ? 0 : place, 0, card)
    this.version++
    if (batch !== null) this.log!.moved(batch, card, from, to, handle)
    return before
  }

  private attach(card: Card<D>, host: CardId | null): void {
    this.guests += (host === null ? 0 : 1) - (card.host === null ? 0 : 1)
    card.host = host
  }

  /** Who knows the face of a card that has left `from` and comes to lie in `to`. */
  private learn(card: Card<D>, from: Zone<D>, to: Zone<D>, isEdge: boolean): void {
    const sight = card.down ? to.looks : to.faces
    const blind = this.everyone & ~from.faces
    let swapped = 0
    if (blind !== 0 && (from.shape === 'hand' ? from !== to : from.shape === 'pile' && !isEdge)) {
      const unseen = blind & ~sight
      if (unseen !== 0) blur(this as Table<unknown, D>, [...from.cards, card], unseen)
      const onlookers = blind & sight & ~card.known
      if (onlookers !== 0) swapped = swapDouble(this as Table<unknown, D>, card, onlookers)
    }
    const news = sight & ~card.known
    if (news === 0) return
    card.known |= news
    this.learned |= news
    if (this.hasGroups()) settle(this as Table<unknown, D>, card, news & ~swapped)
  }

  private hasGroups(): boolean {
    for (const groups of this.groups) if (groups.length > 0) return true
    return false
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

  shuffle(zone: Zone<D>): void {
    const before = zone.cards.map(({ id, gen }) => ({ id, gen }))
    this.random.shuffle(zone.cards)
    // ids stay with the places: who knew an id cannot follow its card through a shuffle; and what an id meant is over
    for (let i = 0; i < before.length; i++) {
      const card = zone.cards[i]!
      card.id = before[i]!.id
      card.gen = before[i]!.gen + 1
      this.cards[card.id] = card
    }
    this.mix(zone, zone.cards, 0)
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
      zone.cards[place] = cards[i]!
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
    this.renew(cards)
    this.version++
  }

  private renew(cards: readonly Card<D>[]): void {
    for (const card of cards) if (card.handle !== 0) card.handle = this.handleFor(card, card.zone, null)
  }

  /** Says that state has changed which computed numbers depend on. Moves, inputs and what happens say so by themselves. */
  touch(): void {
    this.version++
  }

  /** Lets seats look at the faces of cards where they lie. */
  show(cards: readonly Card<D>[], seats: readonly Seat[] | 'all'): void {
    let mask: Seats = seats === 'all' ? this.everyone : 0
    if (seats !== 'all') for (const seat of seats) mask |= bit(seat)
    reveal(this as Table<unknown, D>, cards, mask)
    this.version++
    if (this.log) this.tell({ type: 'show', cards: inNoOrder(cards), to: seats === 'all' ? 'all' : [...seats] })
  }

  /** What a seat calls a card that it sees as an object; null where it sees none. */
  handle(card: Card<D>, seat: Seat | null): number | null {
    return card.handle !== 0 && card.zone.objects & bit(seat) ? card.handle : null
  }

  sees(seat: Seat | null, card: Card<D>): boolean {
    return (card.known & bit(seat)) !== 0
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

  /** Everything, as JSON: the hash and the saved checkpoint are made of this. */
  toJSON(): JsonObject {
    return this.saved() as unknown as JsonObject
  }

  private saved() {
    return {
      state: this.state,
      cards: this.cards.map(({ def, owner, zone, gen, known, handle, down, host }) => {
        return { def: def.id, owner, zone: zone.name, gen, known, handle, down, host }
      }),
      zones: Object.fromEntries(this.zones.map((zone) => [zone.name, zone.cards.map((card) => card.id)])),
      random: this.random.state,
      uses: this.random.uses,
      now: this.now,
      timers: this.timers,
      result: this.result,
      version: this.version,
      groups: this.groups.map((groups) =>
        groups.map(({ faces, among }) => ({ faces: faces.map((def) => def.id), among })),
      ),
      asked: this.asked,
      handles: this.handles,
      carried: this.carried,
    }
  }

  /** The table that `toJSON` described. */
  static load<S, D extends Definition>(
    rules: TableRules<S, D>,
    library: ReadonlyMap<string, D>,
    seats: number,
    json: unknown,
  ): Table<S, D> {
    const saved = structuredClone(json) as ReturnType<Table['saved']>
    const table = Table.lay<S, D, string>(rules, seats, new Random(saved.random), true)
    const face = (id: string): D => {
      const def = library.get(id)
      if (!def) throw new Error(`There is no card ${id} in the library.`)
      return def
    }
    for (const { def, owner, zone, gen, known, handle, down, host } of saved.cards) {
      const card = new Card(table.cards.length, face(def), owner, table.zoneNamed(zone), known)
      table.cards.push(Object.assign(card, { gen, handle, down, host }))
    }
    for (const [name, ids] of Object.entries(saved.zones)) {
      for (const id of ids) table.zoneNamed(name).cards.push(table.card(id))
    }
    table.random.uses = saved.uses
    table.groups = saved.groups.map((groups) => groups.map(({ faces, among }) => ({ faces: faces.map(face), among })))
    const { state, now, timers, result, version, carried } = saved
    Object.assign(table, { state, now, timers, result, version, carried })
    table.guests = table.cards.filter((card) => card.host !== null).length
    Object.assign(table.asked, saved.asked)
    Object.assign(table.handles, saved.handles)
    return table
  }
}
