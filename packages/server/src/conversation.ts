import { createHash, randomUUID } from 'node:crypto'
import type { Refusal } from '@cardwright/engine'
import {
  type ClientMessage,
  isMalformed,
  parseClientMessage,
  protocolVersion,
  type RefusalCode,
  type ServerMessage,
  type TableInfo,
} from '@cardwright/protocol'
import { converse, isForRoom, type Room, type RoomMessage, refuse, type Viewer } from '@cardwright/room'
import type { Person } from './auth.ts'
import { Bucket } from './bucket.ts'
import type { House } from './house.ts'
import type { Found } from './rooms.ts'

export interface Limits {
  /** Messages a second; three times as many at once. Who goes on far beyond that is disconnected. */
  readonly messages: number
  /** Tables that one connection can make at once, and in a minute. */
  readonly tables: number
  /** Matches that one connection can look at. */
  readonly matches: number
}

export const usualLimits: Limits = { messages: 20, tables: 10, matches: 50 }

/** So many messages of one connection may wait until those before them are answered. */
const mostUnread = 1000

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/** One connection of one person: what they say, and what they are told. */
export class Conversation implements Viewer {
  readonly person: string
  readonly muted = new Set<string>()
  full = false
  readonly #house: House
  readonly #who: Person
  readonly #write: (text: string) => void
  readonly #hangUp: (why: string) => void
  readonly #messages: Bucket
  readonly #tables: Bucket
  readonly #limits: Limits
  readonly #rooms = new Map<string, Room>()
  #greeted = false
  #overflow = 0
  #closed = false
  #heard: Promise<void> = Promise.resolve()
  #unread = 0

  constructor(
    house: House,
    who: Person,
    wire: { readonly write: (text: string) => void; readonly hangUp: (why: string) => void },
    limits: Limits = usualLimits,
  ) {
    this.#house = house
    this.#who = who
    this.person = who.id
    this.#write = wire.write
    this.#hangUp = wire.hangUp
    this.#limits = limits
    this.#messages = new Bucket(limits.messages * 3, limits.messages)
    this.#tables = new Bucket(limits.tables, limits.tables / 60)
  }

  get name(): string {
    return this.#who.name
  }

  send(message: ServerMessage): void {
    if (this.#closed) return
    if (message.type === 'refusal') this.#house.metrics.refusals.inc({ code: message.code })
    if (message.type === 'closing' && message.match !== null) this.#rooms.delete(message.match)
    this.#write(JSON.stringify(message))
  }

  /** Takes in what was sent, one message after the other. Whatever it is, it leads to an answer, and to nothing worse. */
  hear(text: string): Promise<void> {
    if (this.#unread >= mostUnread) {
      this.#refuse(null, 'tooMany', { why: 'You send faster than you can be answered. Wait a moment.' })
      return this.#heard
    }
    this.#unread++
    this.#heard = this.#heard.then(() => this.#read(text)).finally(() => this.#unread--)
    return this.#heard
  }

  /** What was sent before the connection was closed counts, though nobody hears the reply. */
  async #read(text: string): Promise<void> {
    if (!this.#messages.take()) {
      if (++this.#overflow > this.#limits.messages * 10) this.#hangUp('You send far too many messages.')
      else this.#refuse(null, 'tooMany', { why: 'You send too many messages. Wait a moment.' })
      return
    }
    this.#overflow = 0
    const message = parseClientMessage(text)
    if (isMalformed(message)) {
      this.#refuse(message.re, 'malformed', { why: message.malformed })
      return
    }
    this.#house.metrics.messages.inc({ type: message.type })
    const id = 'id' in message ? message.id : null
    try {
      await this.#take(message)
    } catch (error) {
      this.#house.fault(`A ${message.type} of ${this.person} failed: ${(error as Error).stack}`)
      this.#refuse(id, 'busy', { why: 'That could not be done now. Try again in a moment.' })
    }
  }

  #refuse(re: string | null, code: RefusalCode, refusal: Refusal): void {
    this.send(refuse(re, code, refusal))
  }

  async #take(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.#greet(message)
    if (!this.#greeted) {
      return this.#refuse('id' in message ? message.id : null, 'malformed', { why: 'Say hello first.' })
    }
    if (isForRoom(message)) return this.#toRoom(message)
    switch (message.type) {
      case 'ping':
        return this.#done(message.id)
      case 'lobby':
        return this.#lobby(message.on)
      case 'create':
      case 'quick':
      case 'rematch':
        if (!this.#tables.take()) return this.#refuse(message.id, 'tooMany', { why: 'You make too many tables.' })
        return this.#reply(message.id, await this.#make(message))
      case 'sit':
        return this.#reply(message.id, await this.#house.tables.sit(this.#who, message))
      case 'leave':
        return this.#reply(message.id, await this.#house.tables.leave(this.#who, message.match))
      case 'ready':
        return this.#reply(message.id, await this.#house.tables.ready(this.#who, message.match, message.contribution))
      case 'chat':
        return this.#chat(message)
      case 'mute': {
        await this.#house.matches.mute(this.person, message.person, message.on)
        if (message.on) this.muted.add(message.person)
        else this.muted.delete(message.person)
        return this.#done(message.id)
      }
      case 'report': {
        const { match, person: reported, text } = message
        const id = createHash('sha256')
          .update(JSON.stringify([this.person, message.id]))
          .digest('hex')
        await this.#house.matches.report({ id, match, person: this.person, reported, text })
        return this.#done(message.id)
      }
    }
  }

  async #greet({ protocol, full }: Said<'hello'>): Promise<void> {
    if (protocol !== protocolVersion) {
      this.#refuse(null, 'malformed', {
        why: `This server speaks version ${protocolVersion} of the protocol, not ${protocol}.`,
      })
      return
    }
    this.full = full === true
    for (const muted of await this.#house.matches.muted(this.person)) this.muted.add(muted)
    this.#greeted = true
    const { id, name, guest } = this.#who
    this.send({
      type: 'welcome',
      protocol: protocolVersion,
      server: this.#house.version,
      person: { id, name, guest },
      games: [...this.#house.games],
    })
  }

  #make(message: Said<'create' | 'quick' | 'rematch'>): Promise<TableInfo | Refusal> {
    const { tables } = this.#house
    if (message.type === 'quick') return tables.quick(this.#who, message.game, message.id)
    if (message.type === 'rematch') return tables.rematch(this.#who, message.match)
    const { type: _, id, ...wish } = message
    return tables.create(this.#who, wish, id)
  }

  #reply(re: string, outcome: TableInfo | Refusal): void {
    if ('why' in outcome) this.#refuse(re, 'illegal', outcome)
    else this.send({ type: 'table', re, table: outcome })
  }

  #done(re: string): void {
    this.send({ type: 'done', re, match: null, seq: null })
  }

  async #lobby(on: boolean): Promise<void> {
    this.#house.lobby.delete(this)
    if (!on) return
    this.#house.lobby.add(this)
    this.send({ type: 'tables', tables: await this.#house.matches.openTables() })
  }

  async #toRoom(message: RoomMessage): Promise<void> {
    if (message.type === 'join') return this.#join(message)
    const known = this.#rooms.get(message.match)
    const room = known && !known.closed ? known : await this.#roomOf(message)
    if (room === null) return
    const began = performance.now()
    await converse(room, this, message)
    if (message.type === 'answer') this.#house.metrics.answerSeconds.observe((performance.now() - began) / 1000)
    if (message.type === 'part') this.#rooms.delete(message.match)
  }

  /**
   * The room of a match that was not joined, or was left because it moved. Who plays there may say again what they have
   * said before: was it done, they must be told so and not that it is refused.
   */
  async #roomOf({ match, id, type }: RoomMessage): Promise<Room | null> {
    const stored = await this.#house.matches.get(match)
    const plays = stored?.table.seats.some((seat) => seat.person === this.person) ?? false
    const found = plays && type !== 'part' ? await this.#house.rooms.find(match, true) : null
    if (found !== null && 'room' in found) return found.room
    if (found !== null && 'elsewhere' in found) this.send({ type: 'redirect', re: id, match, url: found.elsewhere })
    else if (found !== null && 'problem' in found && found.isPassing) this.#refuse(id, 'busy', { why: found.problem })
    else this.#refuse(id, 'unknown', { why: 'Join this match first.' })
    return null
  }

  async #join(message: Said<'join'>): Promise<void> {
    const { match, id } = message
    if (this.#rooms.size >= this.#limits.matches) {
      return this.#refuse(id, 'tooMany', { why: 'You look at too many matches at once.' })
    }
    const found = await this.#find(match)
    if (!this.#closed) await this.#enter(found, message)
  }

  async #find(match: string): Promise<Found> {
    const stored = await this.#house.matches.get(match)
    const toPlay = stored?.table.seats.some((seat) => seat.person === this.person) ?? false
    return this.#house.rooms.find(match, toPlay)
  }

  async #enter(found: Found, message: Said<'join'>): Promise<void> {
    const { match, id } = message
    if ('elsewhere' in found) this.send({ type: 'redirect', re: id, match, url: found.elsewhere })
    else if ('problem' in found) this.#refuse(id, found.isPassing ? 'busy' : 'unknown', { why: found.problem })
    else if ('waiting' in found) {
      this.#house.wait(match, this)
      const seat = found.waiting.seats.findIndex((each) => each.person === this.person)
      const table = found.waiting
      this.send({ type: 'joined', re: id, match, seat: seat < 0 ? null : seat, table, chat: [], windows: [] })
      // it may have begun before it was known that somebody waits here
      const now = await this.#house.matches.get(match)
      if (now && now.table.status !== 'waiting') await this.#house.look(match)
    } else {
      this.#rooms.set(match, found.room)
      await converse(found.room, this, message)
      if (this.#closed) found.room.part(this)
    }
  }

  /** A table at which this connection waits has begun. */
  async begin(match: string): Promise<void> {
    const found = await this.#find(match).catch((error: Error) => ({ problem: error.message, isPassing: true }))
    if (this.#closed) return
    if ('problem' in found) this.send({ type: 'closing', match, why: 'The match has begun. Join it in a moment.' })
    else await this.#enter(found, { type: 'join', id: randomUUID(), match })
  }

  async #chat({ id, match, text }: Said<'chat'>): Promise<void> {
    const room = this.#rooms.get(match)
    if (!room) return this.#refuse(id, 'unknown', { why: 'Join this match first.' })
    if (room.seatOf(this.person) === null) {
      return this.#refuse(id, 'forbidden', { why: 'Only those who play can talk at this table.' })
    }
    const { name, id: person } = this.#who
    await this.#house.say(room, { person, name, text, at: Date.now() }, id)
    this.#done(id)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    for (const room of this.#rooms.values()) room.part(this)
    this.#rooms.clear()
    this.#house.forget(this)
  }
}
