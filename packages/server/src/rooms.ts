import { makeRecord, type Seat } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import { type Gathering, Room } from '@cardwright/room'
import type { Topic } from './bus/bus.ts'
import { KeyedQueue } from './keyed-queue.ts'
import { type Missing, type Opened, Opener, type OpenerOptions, type Plays } from './opening.ts'
import type { LobbyList } from './storage/lobby.ts'
import { closingWords } from './words/en/closing.ts'
import { tablesWords } from './words/en/tables.ts'

/** Rooms that nobody has looked into for so long are left, in ms. */
const idleFor = 30_000

export type Found = { readonly room: Gathering } | Missing

interface Open extends Opened {
  idleSince: number | null
}

export interface RoomsOptions extends Omit<OpenerOptions, 'lost'> {
  readonly lobby: LobbyList
  readonly idleFor?: number
}

/** The matches that are in memory here: those that somebody plays or watches. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #open = new Map<string, Open>()
  readonly #queue = new KeyedQueue()
  /** How to end to hear of what other processes do there. */
  readonly #watches = new WeakMap<Gathering, () => void>()
  readonly #opener: Opener
  readonly #sweeper: ReturnType<typeof setInterval>
  #draining = false

  constructor(options: RoomsOptions) {
    this.#options = options
    this.#opener = new Opener({ ...options, lost: (match, room) => this.#forget(match, room) })
    this.#sweeper = setInterval(() => void this.#sweep(), (options.idleFor ?? idleFor) / 2)
    this.#sweeper.unref()
    options.bus.on((notice) => {
      if (notice.about === 'entries') void this.#catchUp(notice.match)
      else if (notice.about === 'chat') void this.hearChat(notice.match)
      else if (notice.about === 'gone') this.#giveUpFor(notice.match, notice.seat)
      else if (notice.about === 'missed') this.#lookAgain(notice.topic)
    })
  }

  /** The room of a match: to lead it if whoever asks plays there, else perhaps only to show it. */
  find(match: string, plays: Plays): Promise<Found> {
    // who comes while the room is being opened finds it open
    return this.#queue.run(match, () => this.#find(match, plays))
  }

  async #find(match: string, plays: Plays): Promise<Found> {
    if (this.#draining) return { problem: tablesWords.stopping, isPassing: true }
    const known = await this.#stillOpen(match)
    if (known && (known.epoch !== null || known.isStill || known.room.over || !(await this.#isToPlay(match, plays)))) {
      // whoever has found it is about to come in
      known.idleSince = Date.now()
      return { room: known.room }
    }
    if (known) this.#drop(match, known.room, closingWords.ledFromHere)
    // from before it is read: what happens meanwhile must not be missed
    const unwatch = this.#options.bus.watch({ match })
    const opened = await this.#opener.open(match, plays).catch((error) => {
      unwatch()
      throw error
    })
    if (!('room' in opened)) {
      unwatch()
      return opened
    }
    this.#watches.set(opened.room, unwatch)
    this.#open.set(match, { ...opened, idleSince: Date.now() })
    this.#options.metrics.rooms.set(this.#open.size)
    return { room: opened.room }
  }

  async #isToPlay(match: string, plays: Plays): Promise<boolean> {
    const stored = await this.#options.matches.get(match)
    return stored !== null && plays(stored.table)
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

  #giveUp(match: string, room: Gathering): void {
    this.#options.fault(`Match ${match} was given up here: it is led by another process now.`)
    this.#drop(match, room, closingWords.ledElsewhere)
  }

  /** Whoever sat here is gone for good, as another process says. */
  #giveUpFor(match: string, seat: Seat): void {
    const open = this.#open.get(match)
    if (open?.epoch == null) return
    giveUp(open.room, seat).catch((error) => this.#options.fault(`Seat ${seat} of ${match} is not given up: ${error}`))
  }

  has(match: string): boolean {
    return this.#open.has(match)
  }

  /** Tells those at a match what has changed around it: who sits there, and that another match follows. */
  refresh(table: TableInfo): void {
    const { match, rematch } = table
    const room = this.#open.get(match)?.room
    room?.reseat(table)
    if (rematch !== null) room?.follows(rematch)
  }

  /** Whether a match has ended here: those at the table are told so before it is filed as over. */
  hasEnded(match: string): boolean {
    return this.#open.get(match)?.room.table.status === 'over'
  }

  /** When a match that has ended here is filed as over. */
  async filed(match: string): Promise<void> {
    await this.#open.get(match)?.filed()
  }

  /** The record of a match that is over, as text. It is made once, and kept. */
  async recordOf(match: string): Promise<string | null> {
    const { matches } = this.#options
    // players hear that it is over before it is filed
    await this.filed(match)
    const kept = await matches.archive.ending(match)
    if (kept !== null) return kept.record
    // one that ended before records were kept
    const found = await this.find(match, () => false)
    if ('room' in found && found.room instanceof Room && found.room.over) return makeRecord(found.room.record())
    // one that was filed meanwhile
    return (await matches.archive.ending(match))?.record ?? null
  }

  /** Notices of a match, or of all, may have been missed. */
  #lookAgain(topic: Topic | 'all'): void {
    if (topic === 'lobby') return
    for (const match of topic === 'all' ? this.#open.keys() : [topic.match]) {
      void this.#catchUp(match)
      void this.hearChat(match)
    }
  }

  /**
   * Another process has written: what is shown here goes along, and what was led here, or could not go on here, is led
   * there now. In its turn: who hears of it while the room is being opened must not miss it, and nothing is to happen there
   * twice.
   */
  #catchUp(match: string): Promise<void> {
    return this.#queue.run(match, async () => {
      const open = this.#open.get(match)
      if (!open || (open.isStill && open.room.over)) return
      const { room, epoch, isStill } = open
      try {
        if (isStill) {
          if (await this.#opener.hasMovedOn(match)) this.#drop(match, room, closingWords.ledElsewhere)
        } else if (epoch === null) room.follow(await this.#options.matches.progress.entries(match, room.seq))
        else if (!(await this.#options.leases.holds(match, epoch))) this.#giveUp(match, room)
      } catch (error) {
        // who leads a match finds out when it next writes
        if (epoch !== null) return
        this.#options.fault(`Match ${match} could not be followed: ${(error as Error).message}`)
        this.#drop(match, room, closingWords.notFollowed)
      }
    })
  }

  /** Tells those here what was said since they last heard something, in its order: several may talk at once. */
  hearChat(match: string): Promise<void> {
    return this.#queue.run(match, async () => {
      const room = this.#open.get(match)?.room
      if (!room) return
      try {
        for (const line of await this.#options.matches.chat.lines(match, room.lines)) room.say(line)
      } catch (error) {
        this.#options.fault(`What was said at ${match} could not be read: ${(error as Error).message}`)
      }
    })
  }

  #drop(match: string, room: Gathering, why: string): void {
    room.close(why)
    this.#forget(match, room)
  }

  #forget(match: string, room: Gathering): void {
    this.#watches.get(room)?.()
    if (this.#open.get(match)?.room === room) this.#open.delete(match)
    this.#options.metrics.rooms.set(this.#open.size)
  }

  /** Leaves the rooms that nobody has looked into for a while. */
  async #sweep(): Promise<void> {
    const now = Date.now()
    // who led a match may have died after it had stored something, and before it said so
    for (const [match, { epoch, room }] of [...this.#open]) {
      if (epoch === null && !room.over) await this.#catchUp(match)
    }
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
      const since = open.idleSince
      await this.#queue.run(match, () => this.#leave(match, open, since))
    }
  }

  /** In its turn: whoever comes meanwhile finds the room open, or free to be opened. */
  async #leave(match: string, open: Open, since: number): Promise<void> {
    await open.save().catch((error) => this.#options.fault(String(error)))
    if (!open.room.idle || open.idleSince !== since || this.#open.get(match) !== open) return
    this.#drop(match, open.room, closingWords.nobodyHere)
    if (open.epoch !== null) await this.#options.leases.release(match, open.epoch).catch(() => {})
  }

  /** Lets all that was begun be stored, sends everybody away, and takes nothing up again. */
  async drain(): Promise<void> {
    this.#draining = true
    clearInterval(this.#sweeper)
    // what is being opened is closed, too
    await this.#queue.idle()
    for (const [match, open] of [...this.#open]) {
      await open.room.settled()
      await open.save().catch((error) => this.#options.fault(String(error)))
      this.#drop(match, open.room, closingWords.handedOver)
    }
    await this.#options.appender.idle()
    await this.#options.clocks.idle()
  }
}

/** Gives a match up for somebody who is gone for good; once, however often it is heard. */
export const giveUp = (room: Gathering, seat: Seat): Promise<unknown> => room.resign(seat, `gone ${seat}`)
