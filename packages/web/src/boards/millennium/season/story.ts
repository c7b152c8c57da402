import type { SeenEvent } from '@cardwright/engine'

/** How one player did in one tournament. */
export interface Result {
  readonly seat: number
  readonly place: number
  readonly rp: number
  readonly vp: number
  /** The cards that brought points or cost some, the best first. */
  readonly cards: readonly CardPoints[]
  /** RP of collections, which count in duels. */
  readonly collections: number
}

export interface CardPoints {
  readonly name: string
  readonly rp: number
  /** The other side whose card it is, as far as that was told. */
  readonly by?: number
}

/** A boss, who has no seat, and all players together against it. */
export interface BossResult {
  readonly players: number
  readonly rp: number
  readonly cards: readonly CardPoints[]
}

export interface TournamentStory {
  readonly round: number
  readonly results: readonly Result[]
  readonly boss: BossResult | null
  /** What came of it beside points: prizes, Pro cards, decks that were sold. */
  readonly after: readonly SeenEvent[]
}

/** What one player did on the trading floor. */
export interface Dealings {
  readonly bought: number
  readonly spent: number
  readonly sold: number
  readonly earned: number
  readonly traded: number
  readonly fused: number
  readonly npcs: number
  readonly collectionVp: number
  readonly dearest: { readonly name: string; readonly price: number } | null
}

export interface Season {
  readonly tournaments: readonly TournamentStory[]
  /** By seat. */
  readonly dealings: readonly Dealings[]
}

const noDealings: Dealings = {
  bought: 0,
  spent: 0,
  sold: 0,
  earned: 0,
  traded: 0,
  fused: 0,
  npcs: 0,
  collectionVp: 0,
  dearest: null,
}

type Change = (own: Dealings, event: SeenEvent) => Dealings

const deals: Readonly<Record<string, Change>> = {
  bought(own, { card, price }) {
    const cost = Number(price)
    const isDearest = card?.name !== undefined && cost > (own.dearest?.price ?? 0)
    return {
      ...own,
      bought: own.bought + 1,
      spent: own.spent + cost,
      dearest: isDearest ? { name: card.name!, price: cost } : own.dearest,
    }
  },
  sold: (own, { price }) => ({ ...own, sold: own.sold + 1, earned: own.earned + Number(price) }),
  traded: (own) => ({ ...own, traded: own.traded + 1 }),
  fused: (own) => ({ ...own, fused: own.fused + 1 }),
  npc: (own) => ({ ...own, npcs: own.npcs + 1 }),
  collection: (own, { vp }) => ({ ...own, collectionVp: own.collectionVp + Number(vp) }),
}

type Points = Map<number, Map<string, number>>

/** The points of a tournament that is under way, by side and card. */
function notePoints(points: Points, { side, rp, card }: SeenEvent): void {
  if (card?.name === undefined) return
  const own = points.get(Number(side)) ?? new Map<string, number>()
  own.set(card.name, (own.get(card.name) ?? 0) + Number(rp))
  points.set(Number(side), own)
}

/** Which sides have used a card, by its name. */
type Users = Map<string, Set<number>>

function noteUse(users: Users, { side, card }: SeenEvent): void {
  if (card?.name !== undefined) users.set(card.name, (users.get(card.name) ?? new Set()).add(Number(side)))
}

/** Points of a side by its cards, and by those of others. */
function cardPoints({ points, users }: Pick<Draft, 'points' | 'users'>, side: number): readonly CardPoints[] {
  const otherOf = (name: string): number | undefined => {
    const [user, ...more] = users.get(name) ?? []
    return more.length > 0 || user === side ? undefined : user
  }
  return [...(points.get(side) ?? [])]
    .map(([name, rp]) => ({ name, rp, by: otherOf(name) }))
    .map(({ by, ...own }) => (by === undefined ? own : { ...own, by }))
    .filter(({ rp }) => rp !== 0)
    .sort((a, b) => b.rp - a.rp)
}

/** A tournament while it is read. */
interface Draft {
  /** Null if its beginning was not told: the match began within it. */
  readonly round: number | null
  readonly points: Points
  readonly users: Users
  readonly collections: Map<number, number>
  readonly results: Result[]
  readonly after: SeenEvent[]
  boss: BossResult | null
}

type Note = (draft: Draft, event: SeenEvent, seats: number) => void

const noteAfter: Note = ({ after }, event) => {
  after.push(event)
}

const noteUser: Note = ({ users }, event) => noteUse(users, event)

/** What is told of a tournament. */
const notes: Readonly<Record<string, Note>> = {
  played: noteUser,
  action: noteUser,
  reaction: noteUser,
  trigger: noteUser,
  points: ({ points }, event) => notePoints(points, event),
  duelCollections: ({ collections }, { seat, rp }) => {
    collections.set(seat!, Number(rp))
  },
  placed: (draft, { seat, place, rp, vp }) => {
    draft.results.push({
      seat: seat!,
      place: Number(place),
      rp: Number(rp),
      vp: Number(vp),
      cards: cardPoints(draft, seat!),
      collections: draft.collections.get(seat!) ?? 0,
    })
  },
  bossResult(draft, { players, boss }, seats) {
    draft.boss = { players: Number(players), rp: Number(boss), cards: cardPoints(draft, seats) }
  },
  prizes: noteAfter,
  pro: noteAfter,
  liquidated: noteAfter,
}

/** A season as it was told: what was dealt with, and how each tournament ended. */
export function seasonOf(events: readonly SeenEvent[], seats: number): Season {
  const dealings: Dealings[] = Array.from({ length: seats }, () => noDealings)
  const tournaments: Draft[] = []
  const begin = (round: number | null): Draft => {
    const draft: Draft = {
      round,
      points: new Map(),
      users: new Map(),
      collections: new Map(),
      results: [],
      after: [],
      boss: null,
    }
    tournaments.push(draft)
    return draft
  }
  for (const event of events) {
    const { type, seat } = event
    const deal = deals[type]
    if (deal && seat !== undefined) dealings[seat] = deal(dealings[seat]!, event)
    if (type === 'traded' && typeof event.from === 'number')
      dealings[event.from] = deals.traded!(dealings[event.from]!, event)
    if (type === 'tournament') begin(Number(event.round))
    else notes[type]?.(tournaments.at(-1) ?? begin(null), event, seats)
  }
  const counted = tournaments.filter(({ results }) => results.length > 0)
  return {
    tournaments: counted.map((draft, i) => ({ ...draft, round: draft.round ?? roundBefore(counted[i + 1]) })),
    dealings,
  }
}

const roundBefore = (next: Draft | undefined): number => (next?.round ?? 2) - 1

/** What happens when a result is no longer news: the market is over, or somebody plays on. */
const olds: ReadonlySet<string> = new Set(['bell', 'played', 'pass'])

export interface Counted {
  /** Its number among all tournaments, from 1. */
  readonly n: number
  /** Where among the events its places begin. */
  readonly at: number
  readonly story: TournamentStory
}

/** The tournament that has just been counted; null if none has, or if that is no longer news. */
export function justCounted(events: readonly SeenEvent[], seats: number): Counted | null {
  const last = events.findLastIndex(({ type }) => type === 'placed')
  if (last < 0 || events.slice(last).some(({ type }) => olds.has(type))) return null
  const { tournaments } = seasonOf(events, seats)
  const story = tournaments.at(-1)
  const begun = events.findLastIndex(({ type }, at) => type === 'tournament' && at < last)
  const at = events.findIndex(({ type }, i) => type === 'placed' && i > begun)
  return story ? { n: tournaments.length, at, story } : null
}

/** What somebody does only after they have gone on to the market. */
const deeds: ReadonlySet<string> = new Set([
  'bought',
  'sold',
  'fused',
  'npc',
  'collect',
  'deckBuilt',
  'offer',
  'declined',
  'withdrawn',
  'traded',
  'handedOver',
  'paused',
  'ready',
  'answer',
])

/**
 * Whether a player who comes back has gone on from the result that was told from there on. The clock waits for those who have not;
 * where there is none, it is seen by what they have done since.
 */
export function hasGoneOn(
  { at }: Pick<Counted, 'at'>,
  events: readonly SeenEvent[],
  seat: number | null,
  lookers: readonly number[],
): boolean {
  if (seat === null) return true
  if (lookers.length > 0) return !lookers.includes(seat)
  return events.slice(at).some((event) => event.type === 'resumed' || (event.seat === seat && deeds.has(event.type)))
}

/** The result with the most RP of all. */
export function bestDeck({ tournaments }: Season): (Result & { readonly round: number }) | null {
  const all = tournaments.flatMap(({ round, results }) => results.map((result) => ({ ...result, round })))
  return all.reduce<(typeof all)[number] | null>((best, each) => (each.rp > (best?.rp ?? 0) ? each : best), null)
}

/** The tournament in which the winner gained most on everybody else: VP, or RP where those decide. */
export function decisive(
  { tournaments }: Season,
  winner: number,
  by: 'vp' | 'rp' = 'vp',
): (TournamentStory & { readonly lead: number }) | null {
  const led = tournaments.flatMap((each) => {
    const own = each.results.find(({ seat }) => seat === winner)
    const others = each.results.filter(({ seat }) => seat !== winner).map((other) => other[by])
    return own && others.length > 0 ? [{ ...each, lead: own[by] - Math.max(...others) }] : []
  })
  return led.reduce<(typeof led)[number] | null>((best, each) => (each.lead > (best?.lead ?? 0) ? each : best), null)
}
