import { gameIds, loadGame } from '@cardwright/catalog/node'
import type { ChatLine, ServerMessage, TableInfo } from '@cardwright/protocol'
import type { Room } from '@cardwright/room'
import { BotPool } from './bots/pool.ts'
import type { Conversation } from './conversation.ts'
import type { Metrics } from './http/metrics.ts'
import { Rooms } from './rooms.ts'
import { Appender } from './storage/appender.ts'
import { Bus } from './storage/bus.ts'
import { Leases } from './storage/leases.ts'
import { Matches } from './storage/matches.ts'
import type { Storage } from './storage/open.ts'
import { Tables } from './tables.ts'

/** How often those who wait at a table are looked after, in ms. */
const lookEvery = 2000

type GameInfo = Extract<ServerMessage, { type: 'welcome' }>['games'][number]

export interface HouseOptions {
  readonly storage: Storage
  /** Where clients reach this process: others send them here. */
  readonly url: string
  readonly version: string
  /** The same in every process: ids are made with it that nobody can guess. */
  readonly secret: string
  readonly metrics: Metrics
  readonly fault: (fault: string) => void
  readonly idleFor?: number
}

/** All that a process serves matches with. */
export class House {
  readonly version: string
  readonly metrics: Metrics
  readonly matches: Matches
  readonly tables: Tables
  readonly rooms: Rooms
  readonly leases: Leases
  readonly fault: (fault: string) => void
  /** Those who look at the lobby. */
  readonly lobby = new Set<Conversation>()
  games: readonly GameInfo[] = []
  readonly #storage: Storage
  readonly #bus: Bus
  readonly #bots: BotPool
  /** Those who wait at tables that have not begun. */
  readonly #waiting = new Map<string, Set<Conversation>>()
  #looking: ReturnType<typeof setInterval> | null = null

  constructor({ storage, url, version, secret, metrics, fault, idleFor }: HouseOptions) {
    this.#storage = storage
    this.version = version
    this.metrics = metrics
    this.fault = fault
    this.matches = new Matches(storage)
    this.leases = new Leases(storage, url, (error) => fault(`This process could not say that it is alive: ${error}`))
    this.#bus = new Bus(storage, this.leases.node)
    this.#bots = new BotPool((strength, seconds) => {
      metrics.thoughts.inc({ strength })
      metrics.thoughtSeconds.observe(seconds)
    })
    const changed = (table: TableInfo) => this.#changed(table)
    this.tables = new Tables(this.matches, this.leases.node, secret, changed)
    this.rooms = new Rooms({
      matches: this.matches,
      leases: this.leases,
      appender: new Appender(storage, (count, seconds) => {
        metrics.entriesStored.inc(count)
        metrics.storeSeconds.observe(seconds)
      }),
      bus: this.#bus,
      think: this.#bots.think,
      metrics,
      fault,
      changed,
      ...(idleFor !== undefined && { idleFor }),
    })
    this.#bus.on((notice) => {
      if (notice.about === 'table') void this.look(notice.match)
      else if (notice.about === 'everything') for (const match of this.#waiting.keys()) void this.look(match)
    })
  }

  async open(): Promise<void> {
    const entries = await Promise.all(gameIds.map((id) => loadGame(id)!))
    this.games = entries.map(({ game: { id, title, version, seats } }) => ({ id, title, version, seats: [...seats] }))
    await this.leases.open()
    await this.#bus.open()
    // a process that dies between storing and telling tells nobody
    if (this.#storage.url !== null) this.#looking = setInterval(() => void this.#lookAgain(), lookEvery)
  }

  /** Looks for tables that have begun, and nobody has said so. */
  async #lookAgain(): Promise<void> {
    if (this.#waiting.size === 0) return
    const begun = await this.matches.begun([...this.#waiting.keys()]).catch(() => [])
    for (const match of begun) await this.look(match)
  }

  /** A table has changed here. */
  #changed(table: TableInfo): void {
    this.#show(table)
    void this.#bus.tell({ about: 'table', match: table.match })
  }

  /** A table has changed elsewhere, or may have. */
  async look(match: string): Promise<void> {
    const stored = await this.matches.get(match).catch(() => null)
    if (stored) this.#show(stored.table)
  }

  #show(table: TableInfo): void {
    const { match, status, open } = table
    for (const conversation of this.lobby) {
      if (open && status !== 'over') conversation.send({ type: 'table', re: null, table })
      else if (open) conversation.send({ type: 'gone', match })
    }
    if (table.rematch !== null) this.rooms.tellOfRematch(match, table.rematch)
    const waiting = this.#waiting.get(match)
    if (!waiting) return
    for (const conversation of waiting) {
      conversation.send({ type: 'table', re: null, table })
      if (status !== 'waiting') conversation.begin(match).catch((error) => this.fault(String(error)))
    }
    if (status !== 'waiting') this.#waiting.delete(match)
  }

  wait(match: string, conversation: Conversation): void {
    const waiting = this.#waiting.get(match) ?? new Set()
    waiting.add(conversation)
    this.#waiting.set(match, waiting)
  }

  forget(conversation: Conversation): void {
    this.lobby.delete(conversation)
    for (const [match, waiting] of this.#waiting) {
      waiting.delete(conversation)
      if (waiting.size === 0) this.#waiting.delete(match)
    }
  }

  async say(room: Room, line: Omit<ChatLine, 'n'>, id: string): Promise<void> {
    const said = await this.matches.say(room.id, line, id)
    if (said === null) return
    room.say(said)
    void this.#bus.tell({ about: 'chat', match: room.id })
  }

  /** Null if all is well, else what is missing. */
  async ready(): Promise<string | null> {
    try {
      await this.#storage.db.selectFrom('nodes').select('id').limit(1).execute()
      return null
    } catch (error) {
      return `The database is out of reach: ${(error as Error).message}`
    }
  }

  /** Hands everything over: what was begun is stored, and the matches are free for others. */
  async close(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking)
    await this.rooms.drain()
    await this.leases.close().catch((error) => this.fault(String(error)))
    await this.#bots.close()
    await this.#bus.close()
  }
}
