import { loadGame } from '@cardwright/catalog/node'
import { type MatchRecord, makeRecord } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import { Room, type Services, type Think } from '@cardwright/room'
import type { Budgets } from './budgets.ts'
import type { Bus } from './bus/bus.ts'
import type { Metrics } from './http/metrics.ts'
import { type Appender, Fenced } from './storage/appender.ts'
import type { Leases } from './storage/leases.ts'
import type { LobbyList } from './storage/lobby.ts'
import type { Matches, Stored } from './storage/matches.ts'
import { persist } from './storage/outage.ts'
import { Turns } from './turns.ts'

/** Rooms that nobody has looked into for so long are left, in ms. */
const idleFor = 30_000

/** How long the end of a match waits for a database that is out of reach, in ms. */
const finishing = 30_000

export type Found =
  | { readonly room: Room }
  /** Before the first card is dealt there is no room yet. */
  | { readonly waiting: TableInfo }
  | { readonly elsewhere: string }
  | { readonly problem: string; readonly isPassing: boolean }

interface Open {
  readonly room: Room
  /** Null where another process leads the match, or it is over: then it is only shown here. */
  readonly epoch: number | null
  idleSince: number | null
}

export interface RoomsOptions {
  readonly matches: Matches
  readonly leases: Leases
  readonly appender: Appender
  readonly bus: Bus
  /** How the bots of a match think, on behalf of whose match it is. */
  readonly think: (person: string) => Think
  readonly lobby: LobbyList
  readonly budgets: Budgets
  readonly metrics: Metrics
  readonly fault: (fault: string) => void
  readonly changed: (table: TableInfo) => void
  readonly idleFor?: number
}

/** The matches that are in memory here: those that somebody plays or watches. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #open = new Map<string, Open>()
  readonly #turns = new Turns()
  /** How to end to hear of what other processes do there. */
  readonly #watches = new WeakMap<Room, () => void>()
  readonly #sweeper: ReturnType<typeof setInterval>
  #draining = false

  constructor(options: RoomsOptions) {
    this.#options = options
    this.#sweeper = setInterval(() => void this.#sweep(), (options.idleFor ?? idleFor) / 2)
    this.#sweeper.unref()
    options.bus.on((notice) => {
      if (notice.about === 'everything') void this.#catchUp([...this.#open.keys()])
      else if (notice.about === 'entries') void this.#catchUp([notice.match])
      else if (notice.about === 'chat') void this.#hearChat(notice.match)
    })
  }

  /** The room of a match: to lead it if somebody wants to play, else perhaps only to show it. */
  find(match: string, toPlay: boolean): Promise<Found> {
    // who comes while the room is being opened finds it open
    return this.#turns.run(match, () => this.#find(match, toPlay))
  }

  async #find(match: string, toPlay: boolean): Promise<Found> {
    if (this.#draining) return { problem: 'This server is about to stop. Try again in a moment.', isPassing: true }
    const known = await this.#stillOpen(match)
    if (known && (known.epoch !== null || !toPlay || known.room.over)) return { room: known.room }
    if (known) this.#drop(match, known.room, 'The match is led from here from now on.')
    // from before it is read: what happens meanwhile must not be missed
    const unwatch = this.#options.bus.watch({ match })
    const opened = await this.#load(match, toPlay).catch((error) => {
      unwatch()
      throw error
    })
    if (!('room' in opened)) {
      unwatch()
      return opened
    }
    this.#watches.set(opened.room, unwatch)
    this.#open.set(match, opened)
    this.#options.metrics.rooms.set(this.#open.size)
    return { room: opened.room }
  }

  /** The room that is open here, unless another process has taken its match over: this one may have stood still. */
  async #stillOpen(match: string): Promise<Open | null> {
    const open = this.#open.get(match)
    if (!open) return null
    if (open.room.closed) this.#forget(match, open.room)
    else if (open.epoch === null || open.room.over || (await this.#options.leases.holds(match, open.epoch))) return open
    else this.#giveUp(match, open.room)
    return null
  }

  #giveUp(match: string, room: Room): void {
    this.#options.fault(`Match ${match} was given up here: it is led by another process now.`)
    this.#drop(match, room, 'The match is led elsewhere now.')
  }

  async #load(match: string, toPlay: boolean): Promise<Open | Exclude<Found, { room: Room }>> {
    const { matches, leases } = this.#options
    const stored = await matches.get(match)
    if (!stored) return { problem: 'There is no such match.', isPassing: false }
    if (stored.table.status === 'waiting') return { waiting: stored.table }
    if (stored.table.status === 'over') return this.#show(stored)
    const elsewhere = await leases.elsewhere(match)
    if (elsewhere !== null) return toPlay ? { elsewhere } : this.#show(stored)
    const claim = await leases.claim(match)
    if (claim === null) return { problem: 'There is no such match.', isPassing: false }
    if ('busy' in claim) return { problem: 'The match is being moved. Try again in a moment.', isPassing: true }
    if ('elsewhere' in claim) return toPlay ? { elsewhere: claim.elsewhere } : this.#show(stored)
    return this.#lead((await matches.get(match))!, claim.lease.epoch)
  }

  async #show(stored: Stored): Promise<Open> {
    const keep = () => Promise.reject(new Error('This match is only shown here.'))
    const room = await this.#make(stored, { keep })
    return { room, epoch: null, idleSince: Date.now() }
  }

  async #lead(stored: Stored, epoch: number): Promise<Open> {
    const { matches, leases, appender, bus, metrics, fault, changed } = this.#options
    const { match } = stored.table
    const room = await this.#make(stored, {
      keep: async (from, entries) => {
        await appender.append({ match, owner: leases.node, epoch, from, entries })
        metrics.answers.inc(entries.filter((entry) => entry.kind === 'answer' && entry.by === 'player').length)
        void bus.tell({ about: 'entries', match })
      },
      over: (record) => finish(record),
      lost: (error) => {
        if (error instanceof Fenced) metrics.fenced.inc()
        fault(`Match ${match} was lost here: ${(error as Error).message}`)
        this.#forget(match, room)
      },
    })
    const finish = (record: MatchRecord) =>
      persist(() => matches.finish(match, record.result!, makeRecord(record)), finishing).then(
        () => changed(room.table),
        (error) => fault(String(error)),
      )
    // whoever led it may have died between the last answer and this
    if (room.over) await finish(room.record())
    await room.start()
    return { room, epoch, idleSince: Date.now() }
  }

  async #make({ table, header }: Stored, services: Pick<Services, 'keep' | 'over' | 'lost'>): Promise<Room> {
    const { matches, think, fault, budgets } = this.#options
    const catalogued = await loadGame(table.game)
    if (catalogued === null || header === null)
      throw new Error(`Match ${table.match} is of no game that is known here.`)
    const [entries, chat] = await Promise.all([
      matches.entries(table.match),
      matches.chat(table.match, 0, budgets.chatLinesInWelcome),
    ])
    return new Room(
      { catalogued, header, table, entries, chat },
      {
        wall: () => performance.now(),
        think: think(table.seats.find(({ kind }) => kind === 'person')?.person ?? table.host ?? table.match),
        fault,
        recordAt: `/api/matches/${table.match}/record`,
        limits: { undos: budgets.undosPerMatch, chatLines: budgets.chatLinesInWelcome },
        ...services,
      },
    )
  }

  has(match: string): boolean {
    return this.#open.has(match)
  }

  /** Tells those at a match what has changed around it: who sits there, and that another match follows. */
  refresh({ match, seats, rematch }: TableInfo): void {
    const room = this.#open.get(match)?.room
    room?.reseat(seats)
    if (rematch !== null) room?.follows(rematch)
  }

  /** The record of a match that is over, as text. It is made once, and kept. */
  async recordOf(match: string): Promise<string | null> {
    const { matches } = this.#options
    const kept = await matches.record(match)
    if (kept !== null) return kept
    // one that ended before records were kept
    const found = await this.find(match, false)
    if (!('room' in found) || !found.room.over) return null
    const text = makeRecord(found.room.record())
    await matches.keepRecord(match, text)
    return text
  }

  /** Another process has written: what is shown here goes along, and what was led here is led there now. */
  async #catchUp(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const open = this.#open.get(id)
      if (!open) continue
      const { room, epoch } = open
      try {
        if (epoch === null) room.follow(await this.#options.matches.entries(id, room.seq))
        else if (!(await this.#options.leases.holds(id, epoch))) this.#giveUp(id, room)
      } catch (error) {
        // who leads a match finds out when it next writes
        if (epoch !== null) continue
        this.#options.fault(`Match ${id} could not be followed: ${(error as Error).message}`)
        this.#drop(id, room, 'The match could not be followed. Come back to see it.')
      }
    }
  }

  async #hearChat(match: string): Promise<void> {
    const room = this.#open.get(match)?.room
    if (!room) return
    try {
      for (const line of await this.#options.matches.chat(match, room.lines)) room.say(line)
    } catch (error) {
      this.#options.fault(`What was said at ${match} could not be read: ${(error as Error).message}`)
    }
  }

  #drop(match: string, room: Room, why: string): void {
    room.close(why)
    this.#forget(match, room)
  }

  #forget(match: string, room: Room): void {
    this.#watches.get(room)?.()
    if (this.#open.get(match)?.room === room) this.#open.delete(match)
    this.#options.metrics.rooms.set(this.#open.size)
  }

  /** Leaves the rooms that nobody has looked into for a while. */
  async #sweep(): Promise<void> {
    const now = Date.now()
    // who led a match may have died after it had stored something, and before it said so
    await this.#catchUp([...this.#open].filter(([, { epoch, room }]) => epoch === null && !room.over).map(([id]) => id))
    for (const [match, open] of [...this.#open]) {
      const { table, over } = open.room
      // a match is shown in the lobby while somebody plays there
      if (open.epoch !== null && table.open && !over && table.seats.some(({ here }) => here)) {
        const isListed = await this.#options.lobby.touch(match).catch(() => true)
        if (!isListed) this.#options.changed(table)
      }
      if (!open.room.idle) open.idleSince = null
      else open.idleSince ??= now
      if (open.idleSince === null || now - open.idleSince < (this.#options.idleFor ?? idleFor)) continue
      this.#drop(match, open.room, 'Nobody was here.')
      if (open.epoch !== null) await this.#options.leases.release(match, open.epoch).catch(() => {})
    }
  }

  /** Lets all that was begun be stored, sends everybody away, and takes nothing up again. */
  async drain(): Promise<void> {
    this.#draining = true
    clearInterval(this.#sweeper)
    for (const [match, open] of [...this.#open]) {
      await open.room.settled()
      this.#drop(match, open.room, 'This server is about to stop. The match goes on elsewhere in a moment.')
    }
    await this.#options.appender.idle()
  }
}
