import type { ChatLine, ServerMessage, TableInfo, TimeControl } from '@cardwright/protocol'
import { type Gathering, tableFor } from '@cardwright/room'
import { BotPool } from './bots/pool.ts'
import { type Budgets, usualBudgets } from './budgets.ts'
import { type Bus, makeBus, type Topic } from './bus/bus.ts'
import { Company } from './company.ts'
import type { Conversation } from './conversation.ts'
import type { Metrics } from './http/metrics.ts'
import { KeyedQueue } from './keyed-queue.ts'
import { carryOver } from './people/carry-over.ts'
import { giveUp, Rooms } from './rooms.ts'
import type { Games } from './rules/games.ts'
import { makeAppender } from './storage/appender.ts'
import { Clocks } from './storage/clocks.ts'
import { Leases, leaseTime } from './storage/leases.ts'
import { LobbyList } from './storage/lobby.ts'
import { Matches } from './storage/matches.ts'
import { Mutes } from './storage/mutes.ts'
import type { Storage } from './storage/open.ts'
import type { TablesOptions } from './tables/options.ts'
import { QuickTables } from './tables/quick.ts'
import { Tables } from './tables/tables.ts'
import { Waiters } from './waiters.ts'
import { httpWords } from './words/en/http.ts'

/** How often those who wait at a table are looked after, in ms; oftener if a table is soon forgotten. */
const lookEvery = 2000
/** Every table at which somebody waits is looked at once in so many such looks. */
const shares = 5

type GameInfo = Extract<ServerMessage, { type: 'welcome' }>['games'][number]

export interface HouseOptions {
  readonly games: Games
  readonly storage: Storage
  /** Where clients reach this process: others send them here. */
  readonly url: string
  readonly version: string
  /** The same in every process: ids are made with it that nobody can guess. */
  readonly secret: string
  readonly metrics: Metrics
  readonly fault: (fault: string) => void
  /** Why somebody may not talk; null if they may. */
  readonly silenced?: (person: string) => Promise<string | null>
  readonly idleFor?: number
  readonly budgets?: Budgets
  /** Where processes tell each other what they do, if not by the database. */
  readonly natsUrl?: string | null
  /** The clock of tables that are made for whoever wants any. */
  readonly quickTime?: TimeControl
}

/** Enough to think about a move, and not for ever. */
export const usualClock: TimeControl = { move: 120_000 }

/** All that a process serves matches with. */
export class House {
  readonly version: string
  readonly metrics: Metrics
  readonly matches: Matches
  readonly mutes: Mutes
  readonly tables: Tables
  readonly quick: QuickTables
  readonly rooms: Rooms
  readonly leases: Leases
  /** The open tables. */
  readonly listed: LobbyList
  readonly fault: (fault: string) => void
  readonly silenced: (person: string) => Promise<string | null>
  /** Called when another process says that something about somebody has changed. */
  onAccount: (person: string) => void = () => {}
  /** Those who look at the lobby. */
  readonly lobby = new Set<Conversation>()
  readonly waiters = new Waiters((match) => this.#bus.watch({ match }))
  /** What is played here. */
  readonly games: Games
  readonly #storage: Storage
  readonly #bus: Bus
  readonly #bots: BotPool
  /** How to end to hear of the lobby. */
  #unwatchLobby: (() => void) | null = null
  /** Looks at tables, each one after the other: what was read first is shown first. */
  readonly #looksAt = new KeyedQueue()
  readonly #company: Company
  readonly #budgets: Budgets
  #looking: ReturnType<typeof setInterval> | null = null
  #looks = 0

  constructor(options: HouseOptions) {
    const { storage, url, version, secret, metrics, fault, idleFor } = options
    const { budgets = usualBudgets, quickTime = usualClock } = options
    this.#storage = storage
    this.games = options.games
    this.#budgets = budgets
    this.version = version
    this.metrics = metrics
    this.fault = fault
    this.silenced = options.silenced ?? (async () => null)
    this.matches = new Matches(storage)
    this.mutes = new Mutes(storage)
    this.#company = new Company(this.mutes)
    const rules = Object.fromEntries([...this.games].map(([id, each]) => [id, each.rules]))
    this.leases = new Leases(storage, url, rules, (error) =>
      fault(`This process could not say that it is alive: ${error}`),
    )
    this.#bus = makeBus(storage, this.leases.node, options.natsUrl ?? null)
    this.#bots = new BotPool({
      patience: budgets.botSeconds * 1000,
      thought: (strength, seconds) => {
        metrics.thoughts.inc({ strength })
        metrics.thoughtSeconds.observe(seconds)
      },
    })
    this.listed = new LobbyList(storage, budgets.openTableSeconds * 1000)
    const changed = (table: TableInfo) => this.#changed(table)
    const tables: TablesOptions = {
      games: this.games,
      matches: this.matches,
      lobby: this.listed,
      node: this.leases.node,
      secret,
      budgets,
      quickTime,
      changed,
      ended: (match) => void this.#ended(match),
    }
    this.tables = new Tables(tables)
    this.quick = new QuickTables(this.tables, tables)
    this.rooms = new Rooms({
      games: this.games,
      matches: this.matches,
      leases: this.leases,
      appender: makeAppender(storage, (count, seconds) => {
        metrics.entriesStored.inc(count)
        metrics.storeSeconds.observe(seconds)
      }),
      clocks: new Clocks(storage, fault),
      bus: this.#bus,
      think: (person) => this.#bots.think(person, () => this.#company.addressOf(person)),
      lobby: this.listed,
      budgets,
      metrics,
      fault,
      changed,
      ...(idleFor !== undefined && { idleFor }),
    })
    this.#bus.on((notice) => {
      if (notice.about === 'table') void this.#lookIfShown(notice.match, notice.open)
      else if (notice.about === 'person') this.#company.rename(notice.from, notice.to, notice.name)
      else if (notice.about === 'account') this.#hearOf(notice.person)
      else if (notice.about === 'missed') this.#lookAgain(notice.topic)
    })
  }

  /** What is played here, for those who come. */
  get listedGames(): GameInfo[] {
    return [...this.games.values()].map(({ entry: { game } }) => {
      const { id, title, version, seats } = game
      return { id, title, version, seats: [...seats] }
    })
  }

  /** A table as far as somebody may know it: decks of others may be secret. */
  tableFor<T extends TableInfo>(person: string, table: T): T {
    const seat = table.seats.findIndex((each) => each.person === person)
    return { ...table, ...tableFor(this.games.get(table.game)?.entry.game ?? null, table, seat < 0 ? null : seat) }
  }

  async open(): Promise<void> {
    await this.matches.archive.prepare()
    await this.leases.open()
    await this.#bus.open()
    const look = () => void this.#lookAfter().catch((error) => this.fault(String(error)))
    this.#looking = setInterval(look, Math.min(lookEvery, this.listed.patience / (2 * shares)))
    this.#looking.unref()
  }

  /** Looks after the tables at which somebody waits, a share at a time, and ends those at which nobody is any more. */
  async #lookAfter(): Promise<void> {
    const share = this.#looks++ % shares
    const isNews = await this.#storage.isChangedElsewhere()
    for (const match of this.waiters.tables) {
      if (!isNews && shareOf(match) !== share) continue
      const stored = await this.matches.get(match)
      if (!stored) this.#gone(match)
      // a process that dies between storing and telling tells nobody
      else if (stored.table.status !== 'waiting') this.#show(stored.table)
      else if (stored.table.open && this.#isAnyoneSeated(stored.table)) await this.#keepListed(stored.table)
    }
    if (share !== 0) return
    for (const { match, status } of await this.listed.sweep()) {
      if (status === 'waiting') await this.tables.end(match)
      else this.#tellLobby({ type: 'gone', match })
    }
  }

  /** Whether somebody who waits at a table has a seat there. */
  #isAnyoneSeated({ match, seats }: TableInfo): boolean {
    return this.waiters.at(match).some(({ person }) => seats.some((seat) => seat.person === person))
  }

  async #keepListed(table: TableInfo): Promise<void> {
    if (!(await this.listed.touch(table.match))) await this.#list(table)
  }

  #list(table: TableInfo): Promise<void> {
    if (table.open && table.status !== 'over') return this.listed.put(table, this.tables.isForAnybody(table))
    return this.listed.remove(table.match)
  }

  /** A table has changed here. */
  async #changed(table: TableInfo): Promise<void> {
    // what is being read may be older than this, or newer
    if (this.#looksAt.has(table.match)) void this.look(table.match)
    else this.#show(table)
    try {
      if (table.open) await this.#list(table)
      await this.#bus.tell({ about: 'table', match: table.match, open: table.open })
    } catch (error) {
      this.fault(`The others could not be told of ${table.match}: ${(error as Error).message}`)
    }
  }

  /** A table has ended before anybody has played there. */
  async #ended(match: string): Promise<void> {
    this.#gone(match)
    try {
      await this.listed.remove(match)
      await this.#bus.tell({ about: 'table', match, open: true })
    } catch (error) {
      this.fault(`The others could not be told that ${match} has ended: ${(error as Error).message}`)
    }
  }

  #gone(match: string): void {
    this.#tellLobby({ type: 'gone', match })
    for (const conversation of this.waiters.at(match)) conversation.send({ type: 'gone', match })
    this.waiters.clear(match)
  }

  /** A table has changed elsewhere, or may have. */
  look(match: string): Promise<void> {
    return this.#looksAt.run(match, async () => {
      const stored = await this.matches.get(match).catch(() => undefined)
      if (stored) this.#show(stored.table)
      else if (stored === null) this.#gone(match)
    })
  }

  /** Notices may have been missed. */
  #lookAgain(topic: Topic | 'all'): void {
    const isOf = (match: string) => topic === 'all' || (topic !== 'lobby' && topic.match === match)
    for (const match of this.waiters.tables) if (isOf(match)) void this.look(match)
    if (topic !== 'lobby' && topic !== 'all') return
    this.showTables([...this.lobby]).catch((error) => this.fault(`The lobby could not be read: ${error.message}`))
  }

  /** Shows these all open tables. */
  async showTables(to: readonly Conversation[]): Promise<void> {
    if (to.length === 0) return
    const tables = await this.listed.tables()
    for (const conversation of to) conversation.showTables(tables)
  }

  /** Nothing is read that nobody here looks at. */
  async #lookIfShown(match: string, open: boolean): Promise<void> {
    if ((open && this.lobby.size > 0) || this.waiters.at(match).length > 0 || this.rooms.has(match))
      await this.look(match)
  }

  #tellLobby(message: ServerMessage): void {
    for (const conversation of this.lobby) conversation.send(message)
  }

  #show(table: TableInfo): void {
    const { match, status, open } = table
    if (open && status === 'over') this.#tellLobby({ type: 'gone', match })
    else if (open) for (const conversation of this.lobby) conversation.show(table)
    this.rooms.refresh(table)
    for (const conversation of this.waiters.at(match)) {
      conversation.show(table)
      if (status !== 'waiting') void conversation.begin(match)
    }
    if (status !== 'waiting') this.waiters.clear(match)
  }

  /** Shows somebody the lobby, or no longer. */
  showLobby(conversation: Conversation, on: boolean): void {
    if (on) this.lobby.add(conversation)
    else this.lobby.delete(conversation)
    if (this.lobby.size > 0) this.#unwatchLobby ??= this.#bus.watch('lobby')
    else {
      this.#unwatchLobby?.()
      this.#unwatchLobby = null
    }
  }

  /** A guest has become somebody: they go on where they sit, in every process. */
  async link(from: string, to: string, name: string): Promise<void> {
    const matches = await carryOver(this.#storage, this.matches, this.mutes, from, to)
    this.#company.rename(from, to, name)
    await this.#bus.tell({ about: 'person', from, to, name })
    for (const match of matches) {
      await this.look(match)
      await this.#bus.tell({ about: 'table', match, open: false })
    }
  }

  /** Tells the other processes that what they remember of somebody has changed. */
  tellOf(person: string): void {
    this.#bus.tell({ about: 'account', person }).catch((error) => this.fault(`The others could not be told: ${error}`))
  }

  #hearOf(person: string): void {
    this.onAccount(person)
    this.#company.readMuted(person).catch((error) => this.fault(`Whom ${person} has muted could not be read: ${error}`))
  }

  /** Somebody does not want to read another any more, or does again: on all their connections. Tells whether there was room. */
  async mute(person: string, other: string, on: boolean): Promise<boolean> {
    const isDone = await this.#company.mute(person, other, on, this.#budgets.mutesPerPerson)
    if (isDone) this.tellOf(person)
    return isDone
  }

  enter(conversation: Conversation): void {
    this.#company.enter(conversation)
  }

  leave(conversation: Conversation): void {
    this.#company.leave(conversation)
    this.showLobby(conversation, false)
    for (const match of this.waiters.tables) this.waiters.remove(match, conversation)
  }

  /** Somebody is about to be gone for good: they leave their tables and give up what they play. */
  async standUp(person: string, matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      const stored = await this.matches.get(match)
      const seat = stored?.table.seats.findIndex((each) => each.person === person) ?? -1
      if (!stored || seat < 0) continue
      const { status } = stored.table
      if (status === 'waiting') await this.tables.leave({ id: person, name: '', guest: false }, match)
      if (status !== 'playing') continue
      const found = await this.rooms.find(match, () => true)
      if ('room' in found) await giveUp(found.room, seat)
      else if ('elsewhere' in found) await this.#bus.tell({ about: 'gone', match, seat })
    }
  }

  /** Tells whether there was room for it. */
  async say(room: Gathering, line: Omit<ChatLine, 'n'>, id: string): Promise<boolean> {
    const said = await this.matches.chat.say(room.id, line, id, this.#budgets.chatLinesPerMatch)
    if (said === 'full') return false
    if (said === null) return true
    await this.rooms.hearChat(room.id)
    void this.#bus.tell({ about: 'chat', match: room.id })
    return true
  }

  /** Null if all is well, else what is missing. */
  async ready(): Promise<string | null> {
    const { silentFor, problem } = this.leases
    if (silentFor <= leaseTime) return null
    return httpWords.nothingWritten(Math.round(silentFor / 1000), problem)
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

/** Which share of the looks a table falls to. */
const shareOf = (match: string): number => [...match].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shares
