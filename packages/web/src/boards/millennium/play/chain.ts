import type { SeenEvent } from '@cardwright/engine'
import { type EventType, tournamentEvents } from '@cardwright/millennium'

/** What sets something off: a choice of a turn, or the count at the end. */
const beginnings: ReadonlySet<string> = new Set<EventType>([
  'played',
  'action',
  'pass',
  'scoring',
  'tournament',
  // in turn-based play one of these is a turn
  'bought',
  'sold',
  'collect',
  'fused',
])

/** What is told beside a tournament and still belongs to what was set off. */
const alsoLinks: readonly EventType[] = ['duelCollections', 'placed', 'recorded']

/** What belongs to what was set off. A card that is inserted is told of as played. */
const links: ReadonlySet<string> = new Set(
  [...beginnings, ...tournamentEvents, ...alsoLinks].filter((type) => type !== 'inserted'),
)

export interface Link {
  /** Its place among all events. */
  readonly at: number
  readonly event: SeenEvent
}

/** What has happened since the last choice of a turn, in its order: the triggers, and what each did. */
export function chainOf(events: readonly SeenEvent[], upTo = events.length): Link[] {
  const chain: Link[] = []
  for (let at = upTo - 1; at >= 0; at--) {
    const event = events[at]!
    if (links.has(event.type)) chain.push({ at, event })
    if (isChoice(event, events[at - 1])) break
  }
  return chain.reverse()
}

/** A card that an effect plays belongs to the chain of what played it. */
const isChoice = (event: SeenEvent, before: SeenEvent | undefined): boolean =>
  beginnings.has(event.type) && (event.type !== 'played' || before === undefined || isMoved(event, before))

/** A Single that is played comes from a hand: what its owner chose. */
const isMoved = (event: SeenEvent, before: SeenEvent): boolean =>
  before.type === 'move' &&
  (before.cards ?? []).some(({ from, handle }) => handle === event.card?.handle && /^hand:/.test(from ?? ''))

export interface Gain {
  readonly side: number
  readonly rp: number
  readonly source: string | undefined
}

/** The points that an event tells of. */
export function gainOf(event: SeenEvent | null): Gain | null {
  if (event?.type !== 'points') return null
  return { side: Number(event.side), rp: Number(event.rp), source: event.card?.name }
}
