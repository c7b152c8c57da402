import type { ClientMessage, ServerMessage } from './messages.ts'
import { protocolVersion } from './version.ts'

/** A way to a table, open or about to be: a socket, a worker, a process. */
export interface Wire {
  send(message: ClientMessage): void
  close(): void
}

/** What a wire tells whoever holds its other end. */
export interface WireEnd {
  opened(): void
  said(message: ServerMessage): void
  closed(): void
}

export type Connect = (url: string, end: WireEnd) => Wire

export type LinkStatus = 'connecting' | 'live' | 'lost'

/** What can be asked for: a message whose id the link gives. */
export type Request = WithoutId<Extract<ClientMessage, { id: string }>>
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never

export interface LinkOptions {
  readonly connect: Connect
  readonly url: string
  readonly name?: string
  /** How long to wait before the n-th attempt to come back, in ms. */
  readonly patience?: (attempt: number) => number
}

const defaultPatience = (attempt: number): number => Math.min(5000, 100 * 2 ** attempt) * (0.5 + Math.random() / 2)

let counted = 0
const freshId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${++counted}`

/**
 * A wire that is mended when it breaks. Requests that were not answered are said again under the same id, so that they
 * are carried out once, whenever it broke.
 */
export class Link {
  status: LinkStatus = 'connecting'
  person: Extract<ServerMessage, { type: 'welcome' }>['person'] | null = null
  games: Extract<ServerMessage, { type: 'welcome' }>['games'] = []
  /** Called with what was not asked for, and with every reply too. */
  onMessage: (message: ServerMessage) => void = () => {}
  onStatus: (status: LinkStatus) => void = () => {}
  /** What is to be said first whenever the link comes up, before what was not answered. */
  onLive: () => void = () => {}
  readonly #options: LinkOptions
  readonly #pending = new Map<string, { message: ClientMessage; settle: (reply: ServerMessage) => void }>()
  #wire: Wire | null = null
  #url: string
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #closed = false
  /** Which of the wires that were opened counts; what an older one says late is not heard. */
  #current: object | null = null

  constructor(options: LinkOptions) {
    this.#options = options
    this.#url = options.url
    this.#open()
  }

  #open(): void {
    const current = {}
    this.#current = current
    const mine = () => this.#current === current
    this.#wire = this.#options.connect(this.#url, {
      opened: () => mine() && this.#hello(),
      said: (message) => mine() && this.#hear(message),
      closed: () => mine() && this.#lose(),
    })
  }

  #hello(): void {
    const { name } = this.#options
    this.#wire?.send({ type: 'hello', protocol: protocolVersion, ...(name !== undefined && { name }) })
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.person = message.person
      this.games = message.games
      this.#attempt = 0
      this.#become('live')
      this.onLive()
      for (const { message: waiting } of this.#pending.values()) this.#wire?.send(waiting)
      return
    }
    if (message.type === 'redirect') {
      this.#follow(message.url)
      return
    }
    this.onMessage(message)
    const re = 're' in message ? message.re : null
    const asked = re === null ? undefined : this.#pending.get(re)
    // who is too fast says it again later
    if (message.type === 'refusal' && message.code === 'busy' && asked) setTimeout(() => this.#again(re!), 250)
    else if (asked) this.#settle(re!, message)
  }

  #again(id: string): void {
    const asked = this.#pending.get(id)
    if (asked && this.status === 'live') this.#wire?.send(asked.message)
  }

  #settle(id: string, reply: ServerMessage): void {
    const { settle } = this.#pending.get(id)!
    this.#pending.delete(id)
    settle(reply)
  }

  /** The match is at home elsewhere. */
  #follow(url: string): void {
    this.#url = url
    this.#wire?.close()
    this.#become('connecting')
    this.#open()
  }

  #lose(): void {
    if (this.#closed) return
    // whoever had the match may be gone: anybody can say where it is now
    this.#url = this.#options.url
    this.#wire = null
    this.#become('lost')
    const wait = (this.#options.patience ?? defaultPatience)(this.#attempt++)
    this.#timer = setTimeout(() => this.#open(), wait)
  }

  #become(status: LinkStatus): void {
    if (this.status === status) return
    this.status = status
    this.onStatus(status)
  }

  /** Comes back with the reply, however often the wire breaks before it arrives. */
  request(message: Request): Promise<ServerMessage> {
    const id = freshId()
    return new Promise((settle) => {
      const whole = { ...message, id } as ClientMessage
      this.#pending.set(id, { message: whole, settle })
      if (this.status === 'live') this.#wire?.send(whole)
    })
  }

  /** Says something that needs no reply and is not said again. */
  say(message: Request | Extract<ClientMessage, { type: 'lobby' }>): void {
    if (this.status !== 'live') return
    this.#wire?.send((message.type === 'lobby' ? message : { ...message, id: freshId() }) as ClientMessage)
  }

  /** Breaks the wire on purpose and comes back: when the browser says that it is online again, say. */
  renew(): void {
    if (this.#closed || this.status === 'live') return
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#open()
  }

  close(): void {
    this.#closed = true
    this.#current = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#wire?.close()
  }
}
