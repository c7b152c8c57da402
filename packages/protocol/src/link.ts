import type { ClientMessage, ServerMessage } from './messages.ts'
import { protocolVersion } from './version.ts'

/** A way to a table, open or about to be: a socket, a worker, a process. */
export interface Wire {
  /** After so long without a word, in ms, the other end may be gone without having said so. Left out where it cannot. */
  readonly silence?: number
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
  /** Where to knock. Of several processes that serve the same tables: when one cannot be reached, the next is tried. */
  readonly url: string | readonly string[]
  readonly name?: string
  /** How long to wait before the n-th attempt to come back, in ms. */
  readonly patience?: (attempt: number) => number
  /** In place of the wire's own: who is silent for so long is asked whether they are there, and then given up. */
  readonly silence?: number
}

/** How long to wait before something is said again: when it could not be done just then, and when too much was said. */
const pause = { busy: 250, tooMany: 1000 }

/** Where nobody answered in time, the next is given twice as long, so often: one who is slow would never be heard otherwise. */
const maxDoublings = 3

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
  readonly #urls: readonly string[]
  /** Which of the urls is knocked at next, and where the last redirect points. */
  #at = 0
  #sentTo: string | null = null
  #attempt = 0
  #redirects = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #watching: ReturnType<typeof setTimeout> | null = null
  #breath: ReturnType<typeof setTimeout> | null = null
  #heard = 0
  /** How many wires in a row were left because nothing came over them. */
  #silent = 0
  #closed = false
  /** Which of the wires that were opened counts; what an older one says late is not heard. */
  #current: object | null = null

  constructor(options: LinkOptions) {
    this.#options = options
    this.#urls = typeof options.url === 'string' ? [options.url] : options.url
    this.#open()
  }

  #open(): void {
    this.#drop()
    const current = {}
    this.#current = current
    const mine = () => this.#current === current
    this.#heard = performance.now()
    this.#wire = this.#options.connect(this.#sentTo ?? this.#urls[this.#at % this.#urls.length]!, {
      opened: () => mine() && this.#hello(),
      said: (message) => mine() && this.#hear(message),
      closed: () => mine() && this.#lose(),
    })
    this.#watch()
  }

  /** Leaves the wire, whatever it still has to say. */
  #drop(): void {
    for (const timer of [this.#timer, this.#watching, this.#breath]) if (timer !== null) clearTimeout(timer)
    this.#timer = null
    this.#watching = null
    this.#breath = null
    this.#current = null
    this.#wire?.close()
    this.#wire = null
  }

  #openIn(wait: number): void {
    this.#timer = setTimeout(() => this.#open(), wait)
  }

  #hello(): void {
    const { name } = this.#options
    this.#wire?.send({ type: 'hello', protocol: protocolVersion, ...(name !== undefined && { name }) })
  }

  /** A process that stands still, or a machine that is gone, closes nothing: who says nothing is asked, then left. */
  #watch(): void {
    const shortest = this.#options.silence ?? this.#wire?.silence
    if (shortest === undefined) return
    const silence = shortest * 2 ** Math.min(this.#silent, maxDoublings)
    const quiet = performance.now() - this.#heard
    const isAsked = quiet >= silence
    if (quiet >= silence * 2 || (isAsked && this.status !== 'live')) {
      this.#silent++
      this.#lose()
      return
    }
    if (isAsked) this.say({ type: 'ping' })
    this.#watching = setTimeout(() => this.#watch(), silence * (isAsked ? 2 : 1) - quiet)
  }

  #hear(message: ServerMessage): void {
    this.#heard = performance.now()
    if (message.type === 'welcome') {
      this.person = message.person
      this.games = message.games
      this.#attempt = 0
      this.#become('live')
      const waiting = [...this.#pending.keys()]
      this.onLive()
      for (const id of waiting) this.#again(id)
      return
    }
    if (message.type === 'redirect') {
      this.#follow(message.url)
      return
    }
    this.#redirects = 0
    this.#silent = 0
    this.onMessage(message)
    const re = 're' in message ? message.re : null
    const asked = re === null ? undefined : this.#pending.get(re)
    const code = message.type === 'refusal' ? message.code : null
    // what could not be done just then is said again; so is all, if too much was said for any of it to be read
    if (code === 'busy' && asked) setTimeout(() => this.#again(re!), pause.busy)
    else if (code === 'tooMany' && re === null) this.#breath ??= setTimeout(() => this.#allAgain(), pause.tooMany)
    else if (asked) this.#settle(re!, message)
  }

  #allAgain(): void {
    this.#breath = null
    for (const id of [...this.#pending.keys()]) this.#again(id)
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

  #patience(attempt: number): number {
    return (this.#options.patience ?? defaultPatience)(attempt)
  }

  /** The match is at home elsewhere. While it is moved, one may be sent to and fro: not without a rest. */
  #follow(url: string): void {
    this.#drop()
    this.#sentTo = url
    this.#become('connecting')
    if (this.#redirects++ === 0) this.#open()
    else this.#openIn(this.#patience(this.#redirects - 2))
  }

  #lose(): void {
    if (this.#closed) return
    this.#drop()
    // whoever had the match may be gone: anybody can say where it is now
    if (this.#sentTo === null) this.#at++
    this.#sentTo = null
    this.#become('lost')
    this.#openIn(this.#patience(this.#attempt++))
  }

  #become(status: LinkStatus): void {
    if (this.status === status) return
    this.status = status
    this.onStatus(status)
  }

  /** Comes back with the reply, however often the wire breaks before it arrives. A caller that has an id for it already passes it. */
  request(message: Request, id = freshId()): Promise<ServerMessage> {
    return new Promise((settle) => {
      const whole = { ...message, id } as ClientMessage
      this.#pending.set(id, { message: whole, settle })
      if (this.status === 'live') this.#wire?.send(whole)
    })
  }

  /** Says something that needs no reply and is not said again; comes back with its id. */
  say(message: Request | Extract<ClientMessage, { type: 'lobby' }>): string {
    const id = freshId()
    if (this.status === 'live')
      this.#wire?.send((message.type === 'lobby' ? message : { ...message, id }) as ClientMessage)
    return id
  }

  /** Breaks the wire on purpose and comes back: when the browser says that it is online again, say. */
  renew(): void {
    if (!this.#closed && this.status !== 'live') this.#open()
  }

  close(): void {
    this.#closed = true
    this.#drop()
  }
}
