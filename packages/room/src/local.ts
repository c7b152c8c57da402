import { decide, type Entry } from '@cardwright/catalog'
import {
  commit,
  type Header,
  type JsonObject,
  Match,
  type MatchRecord,
  type Seat,
  sealedSeed,
} from '@cardwright/engine'
import {
  type ClientMessage,
  protocolVersion,
  type ServerMessage,
  type Strength,
  type TableInfo,
  type UndoInfo,
} from '@cardwright/protocol'
import type { Viewer } from './audience.ts'
import { converse, isForRoom, refuse } from './converse.ts'
import { type JournalEntry, lastDecision } from './journal.ts'
import type { RoomPlan } from './plan.ts'
import { itIsOver } from './refusals.ts'
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
  /** Called whenever something has been kept: these follow the first `from`, and what came after those has not happened. */
  readonly kept?: (from: number, entries: readonly JournalEntry[]) => void
  /** Called with how far the clock has come, every few seconds. */
  readonly keepClock?: (now: number) => void
  readonly over?: (record: MatchRecord) => void
}

/** The person who sits at a seat of a table of one's own. */
export const localPerson = (seat: number): string => `here-${seat}`

/** A table without a server: the same room and the same messages, kept in memory. */
export class LocalTable {
  readonly header: Header
  readonly entries: JournalEntry[]
  readonly #plan: LocalPlan
  readonly #table: TableInfo
  #room: Room
  readonly #advise: Advise

  constructor(plan: LocalPlan) {
    const { catalogued, seats, match, options, given, entries = [] } = plan
    const secret = plan.seed ?? crypto.randomUUID()
    const seed = plan.seed ?? sealedSeed(secret, [])
    const names = seats.map((seat) => ('name' in seat ? seat.name : `${seat.strength} bot`))
    const decided = given === undefined ? decide(catalogued, options, seed) : options
    this.header = Match.start(catalogued.game, { options: decided, seats: names, seed, given, quiet: true }).header
    this.entries = [...entries]
    this.#plan = plan
    this.#advise = plan.advise ?? adviseHere(catalogued)
    this.#table = {
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
    this.#room = this.#opened(plan.clock ?? 0)
  }

  get room(): Room {
    return this.#room
  }

  /** A room in which the match goes on from what is kept of it. */
  #opened(clock: number, windows: RoomPlan['windows'] = new Map()): Room {
    const { catalogued, kept, keepClock, over, think = thinkHere(catalogued) } = this.#plan
    const { header, entries } = this
    const room = new Room(
      { catalogued, header, table: this.#table, entries: [...entries], clock, windows },
      {
        keep: async (from, made) => {
          entries.push(...made)
          kept?.(from, made)
        },
        keepClock,
        think,
        wall: () => performance.now(),
        over,
        undo: this.#isAlone ? (seat) => this.#undo(seat) : undefined,
        fault: (fault) => console.error(fault),
        patience: { absent: Number.POSITIVE_INFINITY, warn: 0, lapses: Number.POSITIVE_INFINITY },
      },
    )
    void room.start()
    return room
  }

  /** Where one person plays against bots, nobody minds what they have seen: they may take back whatever they decided. */
  get #isAlone(): boolean {
    return this.#plan.seats.filter((seat) => 'name' in seat).length === 1 && this.#plan.catalogued.game.undo !== false
  }

  #undo(seat: Seat): UndoInfo {
    if (this.#room.over) return itIsOver
    const last = lastDecision(this.entries, seat)
    return last === null ? { why: 'There is nothing to undo yet.' } : { keys: last.keys, since: true }
  }

  /** Goes back to the last decision of the one person here: the same match, without what came after, in another room. */
  async #takeBack(viewer: Viewer, id: string): Promise<void> {
    await this.#room.settled()
    const left = this.#room
    const seat = left.seatOf(viewer.person)!
    const undo = this.#undo(seat)
    if ('why' in undo) return viewer.send(refuse(id, 'illegal', undo))
    const { n, at } = lastDecision(this.entries, seat)!
    left.close('The match goes back.')
    this.entries.length = n
    this.#plan.kept?.(n, [])
    this.#plan.keepClock?.(at)
    this.#room = this.#opened(at, new Map([[seat, left.preferences.windows(seat)]]))
    viewer.send({ type: 'done', re: id, match: left.id, seq: null })
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
    const { id, title, version, seats } = this.#plan.catalogued.game
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
        } else if (message.type === 'undo' && seat !== null && this.#isAlone) void this.#takeBack(viewer, message.id)
        else if (isForRoom(message)) void converse(this.room, viewer, message)
        else if (message.type === 'ping') send({ type: 'done', re: message.id, match: null, seq: null })
        else if ('id' in message) send(refuse(message.id, 'unknown', { why: 'There is no server here for that.' }))
      },
      close: () => this.room.part(viewer),
    }
  }
}
