import type { Entry } from '@cardwright/catalog'
import type { Comfort, Header, MatchRecord, Refusal, Seat } from '@cardwright/engine'
import type { ChatLine, TableInfo, UndoInfo } from '@cardwright/protocol'
import type { Patience } from './clock.ts'
import type { JournalEntry, Keep } from './journal.ts'
import type { Think } from './thought.ts'

export interface RoomPlan {
  readonly catalogued: Entry
  readonly header: Header
  readonly table: TableInfo
  /** What has happened so far. */
  readonly entries: readonly JournalEntry[]
  /** How far the clock had come, if that is further than the entries tell. */
  readonly clock?: number
  readonly chat?: readonly ChatLine[]
  /** In which windows seats want to be asked, where they have said so. */
  readonly windows?: ReadonlyMap<Seat, Comfort['windows']>
}

/** What a room needs of the place where it is. */
export interface Services {
  readonly keep: Keep
  /** Keeps in which windows a seat wants to be asked. That is nobody else's to know, so it is no entry. */
  readonly keepWindows?: (seat: Seat, windows: Comfort['windows']) => Promise<void>
  /** Keeps how far the clock has come, in place of what was kept before. It changes nothing, so it is no entry. */
  readonly keepClock?: (now: number) => void
  readonly think: Think
  /** Time that never goes back, in ms. */
  readonly wall: () => number
  /** The match has ended; it was kept before. */
  readonly over?: (record: MatchRecord) => void
  /** Nothing more can be kept: the room has closed itself. */
  readonly lost?: (why: unknown) => void
  readonly fault?: (fault: string) => void
  /** What a seat can take back, where that is not for the rules of undo to say. */
  readonly undo?: ((seat: Seat) => UndoInfo) | undefined
  /** Where the record of the match will be found. */
  readonly recordAt?: string
  readonly patience?: Patience
  readonly limits?: Partial<RoomLimits>
}

/** How much those at a table may do; without limits unless said. */
export interface RoomLimits {
  /** Answers that the player of a seat may give: to open the match again is to carry out all of them. */
  readonly answers: number
  /** Answers that a seat may take back. */
  readonly undos: number
  /** Draws that a seat may offer. */
  readonly drawOffers: number
  /** Lines of chat, the last ones, that are kept for those who come. */
  readonly chatLines: number
}

export const unlimited: RoomLimits = {
  answers: Number.POSITIVE_INFINITY,
  undos: Number.POSITIVE_INFINITY,
  drawOffers: Number.POSITIVE_INFINITY,
  chatLines: Number.POSITIVE_INFINITY,
}

/** What an act came to: how many entries there were after it, or why it was not done. */
export type Outcome = { readonly seq: number } | Refusal

/** The room was closed before it came to this. */
export class RoomClosed extends Error {
  constructor() {
    super('This room is closed.')
  }
}
