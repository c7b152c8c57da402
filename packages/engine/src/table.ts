import { type Before, byId, Card, type Definition, type Marks } from './cards.ts'
import { type Event, Log } from './events.ts'
import { frozenJson } from './json.ts'
import { type Exclusion, type Group, keepInMind, reveal, ruleOut } from './knowledge.ts'
import {
  attach,
  handleFor,
  listOf,
  mix,
  type Placing,
  placeOf,
  relocate,
  renewObject,
  shifted,
  type Where,
} from './motion.ts'
import type { Random } from './random.ts'
import { bit, everyone, maskOf, type Seats } from './seats.ts'
import type { CardId, Json, JsonObject, Result, Seat } from './types.ts'
import { planOf, Zone, type ZoneFinder, type ZonePlan, type ZoneRules } from './zones.ts'

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

/** Their ids. Cards of hands are sorted by name, so that nobody sees in which order they lie. */
function inNoOrder<D extends Definition>(cards: readonly Card<D>[]): CardId[] {
  const isHand = cards.some((card) => card.zone.shape === 'hand')
  const sorted = isHand ? [...cards].sort((a, b) => byId(a.def, b.def)) : cards
  return sorted.map((card) => card.id)
}

const noGroups: readonly never[] = []

/** Where each card of a batch goes: as a method, so that a table of one game passes for a table of any. */
type ZoneFor<D extends Definition> = { zoneFor(card: Card<D>): Zone<D> }['zoneFor']

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
  /** Grows with every change of the table: kept values of an older version are stale. Not part of the position. */
  version = 0
  /** Seats that have learned something since this was last set to 0. */
  learned: Seats = 0
  /** Seats that may know more than they see now. What any other seat knows follows from where cards lie. */
  informed: Seats = 0
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
  /** How many steps in a row have asked nobody. */
  unasked = 0
  /** How often answers were taken back: an ask that is opened again after that has another id. */
  undos = 0
  /** What happened; null when nobody listens. */
  log: Log<D> | null = null
  /** Values computed from this table, for reuse: see `kept.ts`. */
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
  /** All of them together. */
  readonly everyone: Seats

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
    // `map` makes another kind of list once it is compiled, and all that finds zones would be compiled again
    const zones: Zone<D>[] = []
    for (const facts of plan.facts) zones.push(new Zone<D>(facts))
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
    copy.informed = this.informed
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
    copy.unasked = this.unasked
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
    card.handle = handleFor(this, card, zone, null)
    this.version++
    return card
  }

  /** Lays a card on top of a zone as if it had never lain elsewhere: for setup, and for positions that are described. */
  place(card: Card<D>, zone: Zone<D>, { down = false, host }: Pick<Placing, 'down' | 'host'> = {}): void {
    listOf(card.zone).splice(card.zone.cards.indexOf(card), 1)
    listOf(zone).push(card)
    card.zone = zone
    card.down = down
    card.known = down ? zone.looks : zone.faces
    card.handle = handleFor(this, card, zone, null)
    renewObject(this, card)
    if (card.host !== null || host) attach(this, card, host?.id ?? null)
    this.groups = this.groups.map(() => noGroups)
    this.exclusions = this.exclusions.map(() => noGroups)
    this.version++
  }

  /** Lays cards into an empty zone as they are: for a table that was saved. */
  fill(zone: Zone<D>, ids: readonly CardId[]): void {
    for (const id of ids) listOf(zone).push(this.card(id))
  }

  /** The cards that lie under this one or are attached to it, in the order in which they lie. */
  hosted(card: Card<D>): Card<D>[] {
    const hosted: Card<D>[] = []
    for (const id of this.guests) if (this.cards[id]!.host === card.id) hosted.push(this.cards[id]!)
    return hosted.length > 1 ? hosted.sort((a, b) => this.compareByPlace(a, b)) : hosted
  }

  private compareByPlace(a: Card<D>, b: Card<D>): number {
    if (a.zone !== b.zone) return this.zones.indexOf(a.zone) - this.zones.indexOf(b.zone)
    return a.zone.cards.indexOf(a) - a.zone.cards.indexOf(b)
  }

  /** Moves a card, or a batch that arrives together in this order, each to its own zone if `to` is a function. */
  move(what: Card<D> | readonly Card<D>[], to: Zone<D> | ZoneFor<D>, where: Where = 'top'): void {
    const batch = this.log?.batch() ?? null
    if (what instanceof Card) {
      relocate(this, what, typeof to === 'function' ? to(what) : to, where, batch)
      return
    }
    // it may be the list of the very zone that they leave
    const cards = [...what]
    cards.forEach((card, i) => {
      relocate(this, card, typeof to === 'function' ? to(card) : to, shifted(where, i), batch)
    })
  }

  /** A card as it is now, for rules that look back at it after it has moved. */
  before(card: Card<D>): Before {
    const { zone, gen, host, marks } = card
    const { remember } = this.rules
    const was = remember === undefined ? undefined : remember.call(this.rules, this, card)
    return { card: card.id, gen, zone: zone.name, at: placeOf(zone, card), host, marks, was }
  }

  /** Turns cards face up or down where they lie. */
  flip(cards: readonly Card<D>[], face: 'up' | 'down'): void {
    for (const card of cards) {
      card.down = face === 'down'
      keepInMind(this as Table<unknown, D>, card)
    }
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
      mix(this, zone, cards, bit(apart.by))
    }
    const mixed = apart ? cards.slice(0, -1) : cards
    for (let i = mixed.length - 1; i > 0; i--) mixed[i]!.swapFaces(mixed[this.random.int(i + 1)]!)
    if (this.guests.length > 0) this.guests = this.cards.filter(({ host }) => host !== null).map(({ id }) => id)
    for (const card of mixed) renewObject(this, card)
    mix(this, zone, mixed, 0)
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
    mix(this, zone, cards, bit(seat))
    this.tell({ type: 'reorder', zone: zone.name, count: cards.length, seat })
  }

  /** Says that state has changed which kept values depend on. Moves, marks and inputs say so by themselves. */
  touch(): void {
    this.version++
  }

  /** Lets seats look at the faces of cards where they lie. `more` is told with it: who shows them, and what for. */
  show(cards: readonly Card<D>[], seats: readonly Seat[] | 'all', more: JsonObject = {}): void {
    reveal(this as Table<unknown, D>, cards, seats === 'all' ? this.everyone : maskOf(seats))
    this.version++
    if (this.log)
      this.tell({ ...more, type: 'show', cards: inNoOrder(cards), to: seats === 'all' ? 'all' : [...seats] })
  }

  /** Lets seats know that none of these cards has such a face: "no Fire in hand". */
  ruleOut(cards: readonly Card<D>[], seats: readonly Seat[] | 'all', test: (def: D) => boolean): void {
    ruleOut(this as Table<unknown, D>, cards, seats === 'all' ? this.everyone : maskOf(seats), test)
  }

  /** The handle of a card for a seat that sees it as an object; null for any other seat. */
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
