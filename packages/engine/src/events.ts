import type { Card, Definition } from './cards.ts'
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
  /** Where it came to lie, unless on top: `bottom`, or an index. */
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
 * To whom an event may name a card. Who cannot look into the hand in which it lies may know that there is one of that
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

/** An event as one seat sees it; null if it sees nothing of it. */
function see(told: Told, viewer: Seats): SeenEvent | null {
  if (told.only !== null && (told.only & viewer) === 0) return null
  const seen: Record<string, Json | undefined> = { ...told.fields }
  for (const [field, sight] of Object.entries(told.sights)) {
    if (!Array.isArray(sight)) seen[field] = seeCard(sight, viewer)
    else {
      const visible = sight.filter((each) => each.move === null || each.move.counts & viewer)
      if (told.fields.type === 'move' && visible.length === 0) return null
      seen[field] = visible.map((each) => seeCard(each, viewer))
    }
  }
  return seen as SeenEvent
}

/** What happened at a table, kept once, shown to each seat as far as it may see. */
export class Log<D extends Definition = Definition> {
  private readonly told: Told[] = []
  private readonly streams = new Map<Seat | null, { read: number; seen: SeenEvent[] }>()

  get length(): number {
    return this.told.length
  }

  /** A log of its own that holds the first `length` events. */
  copy(length: number): Log<D> {
    return Log.load(this.slice(length))
  }

  slice(length: number): readonly Told[] {
    return this.told.slice(0, length)
  }

  static load<D extends Definition>(told: readonly Told[]): Log<D> {
    const log = new Log<D>()
    for (const each of told) log.told.push(each)
    return log
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
    this.told.push({ fields: fields as JsonObject, sights, only })
  }

  /** A new event that tells of cards in motion, one after the other. */
  batch(): Motion[] {
    const cards: Motion[] = []
    this.told.push({ fields: { type: 'move' }, sights: { cards }, only: null })
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

  /** What a seat has seen since its `since`-th event; null is somebody who watches. */
  seen(seat: Seat | null, since = 0): readonly SeenEvent[] {
    const stream = this.streams.get(seat) ?? { read: 0, seen: [] }
    this.streams.set(seat, stream)
    for (; stream.read < this.told.length; stream.read++) {
      const event = see(this.told[stream.read]!, bit(seat))
      if (event) stream.seen.push(event)
    }
    return stream.seen.slice(since)
  }
}
