import type { Card, Definition } from './cards.ts'
import { packEvents, unpackEvents } from './packing.ts'
import { bit, maskOf, type Seats } from './seats.ts'
import type { CardId, Json, JsonObject, RuleId, Seat } from './types.ts'
import type { Zone } from './zones.ts'

/** What happened, as data. Cards are named by id in `card`, `cards` and `on`, and nowhere else. */
export interface Event {
  readonly type: string
  readonly seat?: Seat
  readonly rule?: RuleId
  readonly card?: CardId
  readonly cards?: readonly CardId[]
  readonly on?: CardId
  /** Told to these seats alone. */
  readonly only?: readonly Seat[]
  readonly [field: string]: Json | undefined
}

/** A card as an event shows it: with its name if the seat knows the face, with its handle if it sees the object. */
export interface SeenCard extends JsonObject {
  readonly name?: string
  readonly handle?: number
  /** In a move: its handle before, the zones it left and came to. */
  readonly was?: number
  readonly from?: string
  readonly to?: string
  /** Its place in the zone, if that is not the top: `bottom`, or an index. */
  readonly at?: 'bottom' | number
  /** It lies face down now. */
  readonly down?: boolean
  /** The handle of the card that it lies under or is attached to. */
  readonly host?: number
}

export interface SeenEvent extends JsonObject {
  readonly type: string
  readonly seat?: Seat
  readonly rule?: RuleId
  readonly card?: SeenCard
  readonly cards?: readonly SeenCard[]
  readonly on?: SeenCard
}

/** What was to be seen of a card at one moment, and by whom. */
interface Sight {
  readonly name: string
  readonly known: Seats
  readonly handle: number
  readonly objects: Seats
  readonly move: null | Move
}

interface Move {
  readonly was: number
  readonly objects: Seats
  readonly from: string
  readonly to: string
  readonly counts: Seats
  readonly at: 'top' | 'bottom' | number
  readonly down: boolean
  readonly host: { readonly handle: number; readonly objects: Seats } | null
}

/** A card in motion, as an event tells of it. */
export type Motion = Sight

export interface Told {
  readonly fields: JsonObject
  readonly sights: Readonly<Record<string, Sight | Sight[]>>
  readonly only: Seats | null
}

const cardFields = ['card', 'cards', 'on'] as const

function sightOf(card: Card, move: Sight['move'] = null, known: Seats = card.known): Sight {
  return { name: card.def.id, known, handle: card.handle, objects: card.zone.objects, move }
}

/**
 * To whom an event may name a card. A seat that cannot look into the hand in which it lies may know that there is one of that
 * name, but not that it is this one, unless it is what they are being shown.
 */
function namedTo({ known, zone }: Card, { type, to }: Event): Seats {
  if (zone.shape !== 'hand' || (type === 'show' && to === 'all')) return known
  return known & (zone.faces | (type === 'show' && Array.isArray(to) ? maskOf(to) : 0))
}

function seeCard({ name, known, handle, objects, move }: Sight, viewer: Seats): SeenCard {
  return {
    ...(known & viewer ? { name } : {}),
    ...(handle !== 0 && objects & viewer ? { handle } : {}),
    ...(move ? seeMove(move, viewer) : {}),
  }
}

function seeMove({ was, objects, from, to, at, down, host }: Move, viewer: Seats): Partial<SeenCard> {
  return {
    ...(was !== 0 && objects & viewer ? { was } : {}),
    from,
    to,
    ...(at === 'top' ? {} : { at }),
    ...(down ? { down } : {}),
    ...(host !== null && host.handle !== 0 && host.objects & viewer ? { host: host.handle } : {}),
  }
}

const isVisible = ({ move }: Sight, viewer: Seats): boolean => move === null || (move.counts & viewer) !== 0

/** Whether a seat sees anything of an event. */
function isSeen({ only, fields, sights }: Told, viewer: Seats): boolean {
  if (only !== null && (only & viewer) === 0) return false
  if (fields.type !== 'move') return true
  for (const sight of Object.values(sights)) {
    if (Array.isArray(sight) && !sight.some((each) => isVisible(each, viewer))) return false
  }
  return true
}

/** An event as a seat sees it that sees anything of it. */
function see({ fields, sights }: Told, viewer: Seats): SeenEvent {
  const seen: Record<string, Json | undefined> = { ...fields }
  for (const [field, sight] of Object.entries(sights)) {
    seen[field] = Array.isArray(sight)
      ? sight.filter((each) => isVisible(each, viewer)).map((each) => seeCard(each, viewer))
      : seeCard(sight, viewer)
  }
  return seen as SeenEvent
}

/** How many events are kept as text together; at least as many of the last are kept as they are. */
const together = 16

/**
 * What happened at a table, kept once, shown to each seat as far as it may see. Few read what happened long ago, so it is
 * kept as text, which takes a fifth of the room.
 */
export class Log<D extends Definition = Definition> {
  /** The first events, `together` to a text. */
  private readonly packed: string[] = []
  /** Those that follow. */
  private readonly recent: Told[] = []
  /** Of each seat: up to where its events were looked for, and which of them it has not seen. Those are few. */
  private readonly streams = new Map<Seat | null, { read: number; missed: number[] }>()

  get length(): number {
    return this.packed.length * together + this.recent.length
  }

  /** A log of its own that holds the first `length` events. */
  copy(length: number): Log<D> {
    const log = new Log<D>()
    const texts = Math.min(this.packed.length, Math.floor(length / together))
    for (let i = 0; i < texts; i++) log.packed.push(this.packed[i]!)
    for (const told of this.from(texts * together, length)) log.recent.push(told)
    return log
  }

  slice(length: number): readonly Told[] {
    return this.from(0, length)
  }

  static load<D extends Definition>(told: readonly Told[]): Log<D> {
    const log = new Log<D>()
    for (const each of told) log.add(each)
    return log
  }

  private add(told: Told): void {
    this.recent.push(told)
    if (this.recent.length === 2 * together) this.packed.push(packEvents(this.recent.splice(0, together)))
  }

  /** The events from one to before another. */
  private from(from: number, to: number): Told[] {
    const told: Told[] = []
    const first = Math.floor(from / together)
    for (let i = first; i < this.packed.length && i * together < to; i++)
      for (const each of unpackEvents(this.packed[i]!)) told.push(each)
    const begun = Math.min(first, this.packed.length) * together
    if (told.length < to - begun) for (const each of this.recent) told.push(each)
    return told.slice(from - begun, to - begun)
  }

  tell(event: Event, cardOf: (id: CardId) => Card<D>): void {
    const fields: Record<string, Json | undefined> = { ...event }
    const sights: Record<string, Sight | Sight[]> = {}
    const see = (id: CardId): Sight => {
      const card = cardOf(id)
      return sightOf(card, null, namedTo(card, event))
    }
    for (const field of cardFields) {
      const named = event[field]
      delete fields[field]
      if (typeof named === 'number') sights[field] = see(named)
      else if (Array.isArray(named)) sights[field] = named.map((id) => see(id as CardId))
    }
    delete fields.only
    const only = event.only === undefined ? null : maskOf(event.only)
    this.add({ fields: fields as JsonObject, sights, only })
  }

  /** A new event that tells of cards in motion, one after the other. */
  batch(): Motion[] {
    const cards: Motion[] = []
    this.add({ fields: { type: 'move' }, sights: { cards }, only: null })
    return cards
  }

  moved(batch: Motion[], card: Card<D>, from: Zone<D>, was: number, place: Move['at'], host: Card<D> | null): void {
    const { zone: to, down } = card
    batch.push(
      sightOf(card, {
        was,
        objects: from.objects,
        from: from.name,
        to: to.name,
        counts: from.counts | to.counts,
        at: to.shape === 'hand' ? 'top' : place,
        down,
        host: host && { handle: host.handle, objects: host.zone.objects },
      }),
    )
  }

  /** How many events a seat has seen; null is a spectator. */
  count(seat: Seat | null): number {
    const { read, missed } = this.stream(seat)
    return read - missed.length
  }

  /** What a seat has seen since its `since`-th event. */
  seen(seat: Seat | null, since = 0): readonly SeenEvent[] {
    const { read, missed } = this.stream(seat)
    let skipped = 0
    while (skipped < missed.length && missed[skipped]! <= since + skipped) skipped++
    const first = since + skipped
    if (first >= read) return []
    const unseen = new Set(missed.slice(skipped))
    return this.from(first, read).flatMap((told, i) => (unseen.has(first + i) ? [] : [see(told, bit(seat))]))
  }

  private stream(seat: Seat | null): { readonly read: number; readonly missed: readonly number[] } {
    const stream = this.streams.get(seat) ?? { read: 0, missed: [] }
    this.streams.set(seat, stream)
    const { read } = stream
    stream.read = this.length
    for (const [i, told] of this.from(read, stream.read).entries()) {
      if (!isSeen(told, bit(seat))) stream.missed.push(read + i)
    }
    return stream
  }
}
