import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Refusal } from '@cardwright/engine'
import {
  type ClientMessage,
  isMalformed,
  oldestVersion,
  parseClientMessage,
  protocolVersion,
  type RefusalCode,
  type ServerMessage,
  type TableInfo,
} from '@cardwright/protocol'
import { converse, type Gathering, isForRoom, type RoomMessage, refuse, type Viewer } from '@cardwright/room'
import type { Person } from './auth.ts'
import type { Budgets } from './budgets.ts'
import type { House } from './house.ts'
import { Intake, type Source } from './intake.ts'
import type { Found } from './rooms.ts'
import type { TableRefusal } from './tables/refusals.ts'
import { isTalk, type Talk, talk, whyAway } from './talk.ts'
import type { Usage } from './usage.ts'
import { closingWords } from './words/en/closing.ts'
import { conversationWords } from './words/en/conversation.ts'

/** A connection as those who hold the other end of it see it. */
export interface Wire extends Source {
  readonly address: string
  readonly budgets: Budgets
  readonly usage: Usage
  readonly write: (text: string) => void
  readonly hangUp: (why: string) => void
}

/** How often somebody who waits for the list of tables is looked at, in ms. */
const lookAgain = 500

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/** One connection of one person: what they say, and what they are told. */
export class Conversation implements Viewer {
  /** Whom this person does not want to read. */
  muted: ReadonlySet<string> = new Set()
  full = false
  moves = false
  /** Called when somebody has said hello. */
  onGreeted: () => void = () => {}
  readonly #house: House
  readonly #wire: Wire
  readonly #budgets: Budgets
  readonly #intake: Intake
  readonly #rooms = new Map<string, Gathering>()
  /** Matches that have begun, while they are entered. */
  readonly #beginning = new Map<string, Promise<void>>()
  #who: Person
  #greeted = false
  #hungUp = false
  #closed = false

  constructor(house: House, who: Person, wire: Wire) {
    this.#house = house
    this.#who = who
    this.#wire = wire
    this.#budgets = wire.budgets
    this.#intake = new Intake(wire.budgets, wire.usage, wire)
    house.enter(this)
  }

  get person(): string {
    return this.#who.id
  }

  get name(): string {
    return this.#who.name
  }

  get address(): string {
    return this.#wire.address
  }

  send(message: ServerMessage): void {
    if (this.#closed) return
    if (message.type === 'refusal') this.#house.metrics.refusals.inc({ code: message.code })
    if (message.type === 'closing' && message.match !== null) this.#rooms.delete(message.match)
    this.#wire.write(JSON.stringify(message))
  }

  /** Somebody has chosen another name. */
  rename(name: string): void {
    this.#who = { ...this.#who, name }
  }

  /** A guest has become somebody, and goes on where they are; where that one has a seat already, they come in anew. */
  become(person: string, name: string): void {
    this.#who = { ...this.#who, id: person, name, guest: false }
    for (const [match, room] of [...this.#rooms]) {
      if (!room.isMisplaced(this)) continue
      room.part(this)
      this.send({ type: 'closing', match, why: closingWords.oneSeat })
    }
  }

  /** Takes in what was sent, one message after the other; null is what is no text. Whatever it is, it leads to an answer, and to nothing worse. */
  async hear(text: string | null, bytes = Buffer.byteLength(text ?? '')): Promise<void> {
    if (this.#hungUp) return
    const isAdmitted = this.#intake.admit()
    if (isAdmitted) return this.#intake.hold(bytes, () => this.#read(text))
    if (isAdmitted === false) this.#refuse(null, 'tooMany', { why: conversationWords.tooManyMessages })
    else this.#hangUp()
  }

  /** A frame that says nothing costs as much as a message. Returns whether it is to be answered. */
  heed(): boolean {
    if (this.#hungUp) return false
    const isAdmitted = this.#intake.admit()
    if (isAdmitted === null) this.#hangUp()
    return isAdmitted === true
  }

  #hangUp(): void {
    this.#hungUp = true
    this.#wire.hangUp(closingWords.flood)
  }

  /** What was sent before the connection was closed counts, though nobody hears the reply. */
  async #read(text: string | null): Promise<void> {
    if (text === null) return this.#refuse(null, 'malformed', { why: conversationWords.noText })
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
      this.#refuse(id, 'busy', { why: conversationWords.notNow })
    }
  }

  #refuse(re: string | null, code: RefusalCode, refusal: Refusal): void {
    this.send(refuse(re, code, refusal))
  }

  async #take(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') {
      return this.#greeted
        ? this.#refuse(null, 'malformed', { why: conversationWords.helloTwice })
        : this.#greet(message)
    }
    if (!this.#greeted) {
      return this.#refuse('id' in message ? message.id : null, 'malformed', { why: conversationWords.helloFirst })
    }
    if (isForRoom(message)) return this.#toRoom(message)
    if (isTalk(message)) return this.#talk(message)
    switch (message.type) {
      case 'ping':
        return this.#done(message.id)
      case 'lobby':
        return this.#lobby(message.on)
      case 'create':
      case 'quick':
      case 'rematch':
        if (!this.#wire.usage.tables.take())
          return this.#refuse(message.id, 'tooMany', { why: conversationWords.tooManyTables })
        return message.type === 'rematch' ? this.#rematch(message) : this.#reply(message.id, await this.#make(message))
      case 'sit':
      case 'leave':
        if (!this.#wire.usage.seatings.take())
          return this.#refuse(message.id, 'tooMany', { why: conversationWords.tooManySeatings })
        return this.#reply(message.id, await this.#seat(message))
      case 'ready':
        return this.#reply(message.id, await this.#house.tables.ready(this.#who, message.match, message.contribution))
    }
  }

  async #talk(message: Talk): Promise<void> {
    const refusal = await talk(
      this.#house,
      {
        who: this.#who,
        budgets: this.#budgets,
        usage: this.#wire.usage,
        roomOf: (match) => this.#rooms.get(match),
        waitsAt: (match) => this.#house.waiters.has(match, this),
      },
      message,
    )
    if (refusal === null) this.#done(message.id)
    else this.#reply(message.id, refusal)
  }

  async #greet({ protocol, full }: Said<'hello'>): Promise<void> {
    if (protocol < oldestVersion || protocol > protocolVersion) {
      this.#refuse(null, 'malformed', {
        why: conversationWords.otherVersion(oldestVersion, protocolVersion, protocol),
      })
      return
    }
    this.full = full === true
    this.moves = protocol >= 2
    this.muted = new Set(await this.#house.mutes.of(this.person))
    this.#greeted = true
    this.onGreeted()
    const { id, name, guest } = this.#who
    this.send({
      type: 'welcome',
      protocol,
      server: this.#house.version,
      person: { id, name, guest },
      games: this.#house.listedGames,
    })
  }

  async #make(message: Said<'create' | 'quick'>): Promise<TableInfo | TableRefusal> {
    const { tables, quick } = this.#house
    if (message.type === 'quick') return quick.find(this.#who, message, message.id)
    const { type: _, id, ...wish } = message
    return tables.create(this.#who, wish, id)
  }

  async #rematch({ id, match }: Said<'rematch'>): Promise<void> {
    const { tables, rooms, leases } = this.#house
    // players hear that it is over before it is filed
    await rooms.filed(match)
    const outcome = await tables.rematch(this.#who, match)
    // and whoever leads it elsewhere knows before this process does
    const url = 'why' in outcome && outcome.as === undefined ? await leases.elsewhere(match) : null
    if (url === null) this.#reply(id, outcome)
    else this.send({ type: 'redirect', re: id, match, url })
  }

  #seat(message: Said<'sit' | 'leave'>): Promise<TableInfo | TableRefusal> {
    const { tables } = this.#house
    return message.type === 'sit' ? tables.sit(this.#who, message) : tables.leave(this.#who, message.match)
  }

  #reply(re: string, outcome: TableInfo | TableRefusal): void {
    if ('why' in outcome) this.#refuse(re, outcome.as ?? 'illegal', outcome)
    else this.show(outcome, re)
  }

  /** Shows a table as far as this person may know it. */
  show(table: TableInfo, re: string | null = null): void {
    this.send({ type: 'table', re, table: this.#house.tableFor(this.person, table) })
  }

  showTables(tables: readonly TableInfo[]): void {
    this.send({ type: 'tables', tables: tables.map((table) => this.#house.tableFor(this.person, table)) })
  }

  #done(re: string): void {
    this.send({ type: 'done', re, match: null, seq: null })
  }

  /** The list is long: who asks for it again and again waits, and so does what they say after that. */
  async #lobby(on: boolean): Promise<void> {
    while (on && !this.#wire.usage.lobbyLists.take()) {
      await setTimeout(lookAgain, undefined, { ref: false })
      if (this.#closed) return
    }
    this.#house.showLobby(this, on)
    if (on) await this.#house.showTables([this])
  }

  async #toRoom(message: RoomMessage): Promise<void> {
    await this.#beginning.get(message.match)
    if (message.type === 'join') return this.#join(message)
    if (message.type === 'part' && this.#house.waiters.has(message.match, this)) {
      this.#house.waiters.remove(message.match, this)
      return this.send({ type: 'done', re: message.id, match: message.match, seq: null })
    }
    const known = this.#rooms.get(message.match)
    const room = known && !known.closed ? known : await this.#roomOf(message)
    if (room === null) return
    const began = performance.now()
    await converse(room, this, message)
    if (message.type === 'answer') this.#house.metrics.answerSeconds.observe((performance.now() - began) / 1000)
    if (message.type === 'part') this.#rooms.delete(message.match)
  }

  /**
   * The room of a match that was not joined, or was left because it moved. A player there may say again what they have
   * said before: was it done, they must be told so and not that it is refused.
   */
  async #roomOf({ match, id, type }: RoomMessage): Promise<Gathering | null> {
    const stored = await this.#house.matches.get(match)
    const isPlayer = stored !== null && this.#plays(stored.table)
    const found = isPlayer && type !== 'part' ? await this.#find(match) : null
    if (found !== null && 'room' in found) return found.room
    if (found !== null && 'elsewhere' in found) this.send({ type: 'redirect', re: id, match, url: found.elsewhere })
    else if (found !== null && 'problem' in found && found.isPassing) this.#refuse(id, 'busy', { why: found.problem })
    else this.#reply(id, whyAway((found !== null && 'waiting' in found) || this.#house.waiters.has(match, this)))
    return null
  }

  async #join(message: Said<'join'>): Promise<void> {
    const { match, id } = message
    if (this.#rooms.size >= this.#budgets.matchesPerConnection) {
      return this.#refuse(id, 'tooMany', { why: conversationWords.looksAtEnough })
    }
    const found = await this.#find(match)
    if (!this.#closed) await this.#enter(found, message)
  }

  #find(match: string): Promise<Found> {
    return this.#house.rooms.find(match, (table) => this.#plays(table))
  }

  #plays({ seats }: TableInfo): boolean {
    return seats.some(({ person }) => person === this.person)
  }

  async #enter(found: Found, message: Said<'join'>): Promise<void> {
    const { match, id } = message
    if ('elsewhere' in found) this.send({ type: 'redirect', re: id, match, url: found.elsewhere })
    else if ('problem' in found) this.#refuse(id, found.isPassing ? 'busy' : 'unknown', { why: found.problem })
    else if ('waiting' in found) {
      this.#house.waiters.add(match, this)
      const seat = found.waiting.seats.findIndex((each) => each.person === this.person)
      const table = this.#house.tableFor(this.person, found.waiting)
      this.send({ type: 'joined', re: id, match, seat: seat < 0 ? null : seat, table, chat: [], windows: [] })
      // it may have begun, or ended, before it was known that somebody waits here
      const now = await this.#house.matches.get(match)
      if (now?.table.status !== 'waiting') await this.#house.look(match)
    } else {
      this.#rooms.set(match, found.room)
      await converse(found.room, this, message)
      if (this.#closed) found.room.part(this)
    }
  }

  /** A table at which this connection waits has begun. */
  begin(match: string): Promise<void> {
    const begun = this.#begin(match)
      .catch((error) => this.#house.fault(String(error)))
      .finally(() => this.#beginning.delete(match))
    this.#beginning.set(match, begun)
    return begun
  }

  async #begin(match: string): Promise<void> {
    const found = await this.#find(match).catch((error: Error) => ({ problem: error.message, isPassing: true }))
    if (this.#closed) return
    if ('problem' in found) this.send({ type: 'closing', match, why: closingWords.begun })
    else await this.#enter(found, { type: 'join', id: randomUUID(), match })
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#intake.close()
    for (const room of this.#rooms.values()) room.part(this)
    this.#rooms.clear()
    this.#house.leave(this)
  }
}
