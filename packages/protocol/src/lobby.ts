import type { Refusal } from '@cardwright/engine'
import { refusalIn } from './chair.ts'
import { Link, type LinkOptions, type LinkStatus, type Request } from './link.ts'
import type { ClientMessage, ServerMessage, TableInfo } from './messages.ts'

/** The place where tables are found and made. */
export interface LobbySnapshot {
  readonly status: LinkStatus
  readonly person: { readonly id: string; readonly name: string; readonly guest: boolean } | null
  /** Tables that wait for somebody, and those that can be watched. */
  readonly tables: readonly TableInfo[]
}

type Wish = Omit<Extract<ClientMessage, { type: 'create' }>, 'type' | 'id'>

export class Lobby {
  readonly #link: Link
  #snapshot: LobbySnapshot = { status: 'connecting', person: null, tables: [] }
  readonly #listeners = new Set<() => void>()

  constructor(options: LinkOptions) {
    this.#link = new Link(options)
    this.#link.onStatus = (status) => this.#change({ status })
    this.#link.onLive = () => {
      this.#change({ person: this.#link.person })
      this.#link.say({ type: 'lobby', on: true })
    }
    this.#link.onMessage = (message) => this.#hear(message)
  }

  get snapshot(): LobbySnapshot {
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #change(change: Partial<LobbySnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of [...this.#listeners]) listener()
  }

  #hear(message: ServerMessage): void {
    const { tables } = this.#snapshot
    if (message.type === 'tables') this.#change({ tables: message.tables })
    else if (message.type === 'gone') this.#change({ tables: tables.filter(({ match }) => match !== message.match) })
    else if (message.type === 'table' && message.re === null) {
      const others = tables.filter(({ match }) => match !== message.table.match)
      this.#change({ tables: [message.table, ...others] })
    }
  }

  async #ask(message: Request): Promise<TableInfo | Refusal> {
    const reply = await this.#link.request(message)
    return reply.type === 'table' ? reply.table : (refusalIn(reply) ?? { why: 'There was no answer.' })
  }

  create(wish: Wish): Promise<TableInfo | Refusal> {
    return this.#ask({ type: 'create', ...wish })
  }

  /** A table of this game with somebody who waits, or a new one to wait at; with a side of one's choice. */
  quick(game: string, side?: string): Promise<TableInfo | Refusal> {
    return this.#ask({ type: 'quick', game, ...(side !== undefined && { side }) })
  }

  /**
   * Takes a seat, with a fighter or deck of one's choice; who sits there already chooses another. At some tables one must
   * agree to something first.
   */
  sit(match: string, seat?: number, side?: string, agrees?: boolean): Promise<TableInfo | Refusal> {
    return this.#ask({
      type: 'sit',
      match,
      ...(seat !== undefined && { seat }),
      ...(side !== undefined && { side }),
      ...(agrees && { agrees }),
    })
  }

  leave(match: string): Promise<TableInfo | Refusal> {
    return this.#ask({ type: 'leave', match })
  }

  renew(): void {
    this.#link.renew()
  }

  close(): void {
    this.#link.close()
    this.#listeners.clear()
  }
}
