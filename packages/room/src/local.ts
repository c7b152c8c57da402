import { decide, type Entry } from '@cardwright/catalog'
import { commit, type Header, type JsonObject, Match, type MatchRecord, sealedSeed } from '@cardwright/engine'
import {
  type ClientMessage,
  protocolVersion,
  type ServerMessage,
  type Strength,
  type TableInfo,
} from '@cardwright/protocol'
import type { Viewer } from './audience.ts'
import { converse, isForRoom, refuse } from './converse.ts'
import type { JournalEntry } from './journal.ts'
import { Room } from './room.ts'
import { type Advise, type Advised, adviseHere, type Think, thinkHere } from './thought.ts'

/** Who plays at a table of one's own: people at this screen, by a name for each, and bots. */
export type LocalSeat = { readonly name: string } | { readonly strength: Strength }

export interface LocalPlan {
  readonly catalogued: Entry
  readonly match: string
  readonly seats: readonly LocalSeat[]
  readonly options?: unknown
  /** A position to begin with: a lesson, a puzzle. */
  readonly given?: JsonObject
  readonly seed?: string
  /** Goes on from these: a match that was interrupted, or one that is taken over at some point. */
  readonly entries?: readonly JournalEntry[]
  readonly clock?: number
  readonly think?: Think
  readonly advise?: Advise
  /** Called whenever something has been kept. */
  readonly kept?: (entries: readonly JournalEntry[]) => void
  /** Called with how far the clock has come, every few seconds. */
  readonly keepClock?: (now: number) => void
  readonly over?: (record: MatchRecord) => void
}

/** The person who sits at a seat of a table of one's own. */
export const localPerson = (seat: number): string => `here-${seat}`

/** A table without a server: the same room and the same messages, kept in memory. */
export class LocalTable {
  readonly room: Room
  readonly header: Header
  readonly entries: JournalEntry[]
  readonly #catalogued: Entry
  readonly #advise: Advise

  constructor(plan: LocalPlan) {
    const { catalogued, seats, match, options, given, entries = [] } = plan
    const secret = plan.seed ?? crypto.randomUUID()
    const seed = plan.seed ?? sealedSeed(secret, [])
    const names = seats.map((seat) => ('name' in seat ? seat.name : `${seat.strength} bot`))
    const decided = given === undefined ? decide(catalogued, options, seed) : options
    this.header = Match.start(catalogued.game, { options: decided, seats: names, seed, given, quiet: true }).header
    this.entries = [...entries]
    this.#catalogued = catalogued
    this.#advise = plan.advise ?? adviseHere(catalogued)
    const table: TableInfo = {
      match,
      game: catalogued.game.id,
      options: this.header.options,
      status: 'playing',
      open: false,
      host: localPerson(0),
      seats: seats.map((seat, at) =>
        'name' in seat
          ? { kind: 'person', name: seat.name, person: localPerson(at), here: false }
          : { kind: 'bot', name: `${seat.strength} bot`, strength: seat.strength },
      ),
      time: null,
      commitment: commit(secret),
      created: Date.now(),
      result: null,
      rematch: null,
    }
    this.room = new Room(
      { catalogued, header: this.header, table, entries, clock: plan.clock ?? 0 },
      {
        keep: async (_, made) => {
          this.entries.push(...made)
          plan.kept?.(made)
        },
        keepClock: plan.keepClock,
        think: plan.think ?? thinkHere(catalogued),
        wall: () => performance.now(),
        over: plan.over,
        fault: (fault) => console.error(fault),
        patience: { absent: Number.POSITIVE_INFINITY, warn: 0, lapses: Number.POSITIVE_INFINITY },
      },
    )
    void this.room.start()
  }

  /** What a bot would answer in a seat's place. It imagines the table from what the seat knows. */
  advise(seat: number, ask: string): Promise<Advised> {
    return this.#advise({ id: this.room.id, match: this.room.match, seat, ask })
  }

  /** A person at this screen, or with null somebody who looks on. What they say goes into the function that comes back. */
  connect(
    seat: number | null,
    send: (message: ServerMessage) => void,
  ): { say(message: ClientMessage): void; close(): void } {
    const person = seat === null ? 'looking-on' : localPerson(seat)
    const viewer = { person, send, full: false as boolean, moves: false as boolean } satisfies Viewer
    const { id, title, version, seats } = this.#catalogued.game
    return {
      say: (message) => {
        if (message.type === 'hello') {
          const name = message.name ?? 'You'
          viewer.full = message.full === true
          viewer.moves = message.protocol >= 2
          const games = [{ id, title, version, seats: [seats[0], seats[1]] as [number, number] }]
          send({
            type: 'welcome',
            protocol: protocolVersion,
            server: 'here',
            person: { id: person, name, guest: true },
            games,
          })
        } else if (isForRoom(message)) void converse(this.room, viewer, message)
        else if (message.type === 'ping') send({ type: 'done', re: message.id, match: null, seq: null })
        else if ('id' in message) send(refuse(message.id, 'unknown', { why: 'There is no server here for that.' }))
      },
      close: () => this.room.part(viewer),
    }
  }
}
