import type { Card, CardId, Seat, Table } from '@cardwright/engine'
import type { CardDef } from './cards/definitions.ts'
import type { PromoTier } from './cards/symbols.ts'
import type { Counter } from './effects/amounts/vocabulary.ts'
import type { Trigger } from './effects/vocabulary.ts'
import type { Task } from './tasks.ts'
import type { SeasonTerms } from './terms.ts'
import type { ZoneName } from './zones.ts'

/** A seat, or the boss: the number after the last seat. */
export type SideNumber = number

/** What one side has in a tournament. */
export interface Side {
  rp: number
  /** MB-233: removed from this tournament for a loop. */
  looped: boolean
  /** MB-418: the cards that it has named. */
  named: string[]
  counters: Record<Counter, number>
  /** Where its RP came from, for people: which card, and how much. */
  breakdown: { readonly source: string; rp: number }[]
}

/** A trigger that waits for its turn: MB-219..221. */
export interface Waiting {
  readonly side: SideNumber
  readonly band: Trigger
  readonly card: CardId
  readonly gen: number
  /** Where the ability is written: see `programs.ts`. */
  readonly ability: string
  readonly it: CardId | null
  readonly them: SideNumber | null
}

export interface Turn {
  side: SideNumber
  /** MB-185, MB-436: Singles that may still be played, of them such as bring a slot of their own. */
  plays: number
  slotPlays: number
  hasPlayed: boolean
  /** MB-191 */
  actions: number
}

export interface Tournament {
  first: SideNumber
  turn: Turn
  /** MB-188: how many have passed in succession. */
  passes: number
  stage: 'turns' | 'scoring' | 'over'
  /** What is still to be done, the last first. */
  stack: Task[]
  /** Triggers that wait, the innermost list last. */
  pools: Waiting[][]
  /** MB-233: how long what a turn set off has run, and where it has been. */
  chain: { length: number; seen: string[] }
  sides: Side[]
}

export interface Player {
  dollars: number
  /** MB-037: Sell Markers in hand. */
  markers: number
  vp: { tournament: number; collection: number; npc: number }
  /** MB-308, MB-301: tournaments won; RP recorded at each scoring. */
  wins: number
  recorded: number[]
  /** Where it placed last; 0 before the first tournament. */
  place: number
  ready: boolean
  /** MB-131: has paid for a fusion and chooses. */
  fusing: PromoTier | null
  /** How often it has fused in this phase. */
  fusions: number
  team: number
  /** How many cards each deck has that it builds; which ones only the seat itself knows. */
  decks: number[]
  /** MB-329: the deck for this tournament, and those that have been played. */
  deck: number
  used: number[]
}

/** Somebody wants a card that others may want too: MB-120, MB-121. */
export interface Contest {
  /** The number of what they want. */
  readonly lot: number
  readonly bids: readonly Seat[]
  readonly at: number
}

/** MB-120: who turned this card up may buy it first, until then. */
export interface FirstRefusal {
  readonly lot: number
  readonly seat: Seat
  readonly until: number
}

/** MB-145: what is offered lies on the seat's tray. */
export interface Offer {
  readonly from: Seat
  readonly to: Seat
  readonly dollars: number
  readonly wants: readonly string[]
  readonly wantsDollars: number
  readonly wantsFriendship: number
}

/** What is for sale has a number. Cards that lie face down have it by their place, those of the Aftermarket as a mark. */
export interface Lots {
  area: number[]
  store: { lot: number; size: number }
  core: { lot: number; size: number }
}

export const segments = ['first', 'second', 'last', 'grace'] as const
export type Segment = (typeof segments)[number]

export interface Deckbuilding {
  segment: Segment
  contests: Contest[]
  refusals: FirstRefusal[]
  offers: Offer[]
  /** MB-122 */
  pauses: number[]
  paused: {
    /** Null: MB-H84, the clock waits for those who look at how the tournament came out. */
    readonly by: Seat | null
    /** MB-H84: who has gone on from there. */
    readonly goneOn: readonly Seat[]
    readonly since: number
    readonly timers: readonly { readonly name: string; readonly left: number }[]
  } | null
  /** MB-156: who asks for grace or agrees to it. */
  grace: Seat[]
  graceUsed: boolean
  /** Numbers of things for sale, so that an answer names this one and none that took its place. */
  lots: Lots
  nextLot: number
  /** MB-280: how many cards of the packs have been taken. */
  drafted: number
}

export const phases = ['draft', 'relics', 'deckbuilding', 'decks', 'tournament', 'turns', 'over'] as const
export type Phase = (typeof phases)[number]

export interface State {
  readonly terms: SeasonTerms
  phase: Phase
  /** MB-046: 0 is the Pre-Release. */
  round: number
  players: Player[]
  deckbuilding: Deckbuilding
  tournament: Tournament
  /** Promo sets: set aside as prizes, in the box. */
  prizes: { bronze: string | null; silver: string | null; gold: string | null }
  reserves: { bronze: string[]; silver: string[]; gold: string[] }
  fusion: { bronze: string[]; silver: string[]; gold: string[] }
  /** MB-332: whose scenario it is. */
  boss: string | null
  bossesLeft: string[]
}

export type MillenniumTable = Table<State, CardDef, ZoneName>
export type CardInPlay = Card<CardDef>

export const player = (t: MillenniumTable, seat: Seat): Player => t.state.players[seat]!
export const allSeats = (t: MillenniumTable): Seat[] => t.state.players.map((_, seat) => seat)
export const side = (t: MillenniumTable, number: SideNumber): Side => t.state.tournament.sides[number]!
