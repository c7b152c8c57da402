import type { AskView, Comfort, Pattern, Refusal, RefusalCode, RuleId, SeenEvent } from '@cardwright/engine'
import { Link, type LinkOptions, type LinkStatus, type Request } from './link.ts'
import {
  type BroughtCard,
  type ChatLine,
  type ClockInfo,
  type SentView,
  type ServerMessage,
  type TableInfo,
  type UndoInfo,
  type ViewMessage,
  viewAfter,
} from './messages.ts'

type Flat = Readonly<Record<string, string | number | boolean | null>>

/** All that somebody at a table, or watching it, has been told. It is replaced, never changed. */
export interface Snapshot {
  readonly status: LinkStatus
  readonly person: { readonly id: string; readonly name: string; readonly guest: boolean } | null
  /** Null for who watches. */
  readonly seat: number | null
  readonly table: TableInfo | null
  readonly seq: number
  /** Null until the match has begun. */
  readonly view: SentView | null
  readonly asks: readonly AskView[]
  readonly events: readonly SeenEvent[]
  /** Whether the last answer can be taken back; null if nobody has said so, as to those who watch. */
  readonly undo: UndoInfo | null
  /** Cards that came with the match, as far as they were seen. */
  readonly cards: readonly BroughtCard[]
  readonly clock: ClockInfo | null
  /** When the clock was heard, by `performance.now()`: the time since then has to be added while it runs. */
  readonly clockHeard: number
  readonly chat: readonly ChatLine[]
  readonly agreedToDraw: readonly number[]
  readonly windows: Comfort['windows']
  readonly over: Extract<ServerMessage, { type: 'over' }> | null
  /** Why the table cannot be joined. */
  readonly problem: string | null
}

const nothing: Snapshot = {
  status: 'connecting',
  person: null,
  seat: null,
  table: null,
  seq: -1,
  view: null,
  asks: [],
  events: [],
  undo: null,
  cards: [],
  clock: null,
  clockHeard: 0,
  chat: [],
  agreedToDraw: [],
  windows: [],
  over: null,
  problem: null,
}

/** How long to wait before a table is joined again that is being moved, in ms. */
const moving = 250

/**
 * A chair at a table, wherever the table is: on a server or in a worker of the same page. What it knows is one snapshot,
 * which changes as a whole.
 */
export class Chair {
  readonly match: string
  #link: Link
  #snapshot: Snapshot = nothing
  /** In which windows this seat wants to be asked, if it has said so. */
  #preferred: Comfort['windows'] | null = null
  readonly #listeners = new Set<() => void>()
  /** The id of the last wish to join, and when it is made again if it could not be granted just then. */
  #joining: string | null = null
  #retry: ReturnType<typeof setTimeout> | null = null

  constructor(match: string, options: LinkOptions) {
    this.match = match
    this.#link = new Link(options)
    this.#link.onStatus = (status) => this.#change({ status })
    this.#link.onLive = () => this.#join()
    this.#link.onMessage = (message) => this.#hear(message)
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  /** Calls back after every change; comes back with how to stop that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Comes back with the first snapshot of which this holds. */
  until(holds: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds(this.#snapshot)) return
        stop()
        resolve(this.#snapshot)
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  #change(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of [...this.#listeners]) listener()
  }

  #join(): void {
    if (this.#retry !== null) clearTimeout(this.#retry)
    const { seq, events, view } = this.#snapshot
    this.#change({ person: this.#link.person })
    this.#joining = this.#link.say({ type: 'join', match: this.match, ...(view && { seq, events: events.length }) })
  }

  #hear(message: ServerMessage): void {
    if ('match' in message && message.match !== null && message.match !== this.match) return
    switch (message.type) {
      case 'joined': {
        const { seat, table, chat, windows } = message
        this.#change({ seat, table, chat, windows: this.#preferred ?? (windows as Comfort['windows']), problem: null })
        // whoever leads the match now may not know it
        if (this.#preferred) this.#link.say(this.#preference(this.#preferred))
        this.#beReady()
        break
      }
      case 'table': {
        if (message.table.match !== this.match) break
        const isOther = sidesOf(this.#snapshot.table) !== sidesOf(message.table)
        this.#change({ table: message.table })
        // whoever was ready before was so for what was to be seen then
        if (isOther) this.#beReady()
        break
      }
      case 'view':
        this.#see(message)
        break
      case 'ask':
        this.#change({ asks: message.asks })
        break
      case 'clock':
        this.#change({ clock: message.clock, clockHeard: performance.now() })
        break
      case 'chat':
        this.#change({ chat: [...this.#snapshot.chat, message.line] })
        break
      case 'draw':
        this.#change({ agreedToDraw: message.agreed })
        break
      case 'over':
        this.#change({ over: message, asks: [] })
        break
      case 'closing':
        // the table is still played at, here or elsewhere
        this.#join()
        break
      case 'refusal':
        if (message.re === this.#joining && message.code === 'busy')
          this.#retry = setTimeout(() => this.#join(), moving)
        else if (this.#snapshot.table === null || (message.re === null && message.code === 'fault'))
          this.#change({ problem: message.why })
        break
      default:
    }
  }

  /** Adds to the seed, so that nobody can have made it alone. Said until it is heard: the others wait for it. */
  #beReady(): void {
    const { seat, table } = this.#snapshot
    if (seat === null || table?.status !== 'waiting') return
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    void this.#act({ type: 'ready', match: this.match, contribution }).then((refusal) => {
      // who waits for others must know that they wait for them
      if (refusal !== null && this.#snapshot.table?.status === 'waiting') this.#change({ problem: refusal.why })
    })
  }

  #see({ seq, base, view, change, events: { from, list }, undo, cards: told = [] }: ViewMessage): void {
    const known = this.#snapshot
    // what is missing in between is asked for
    if ((base !== undefined && base !== known.seq) || from > known.events.length) {
      this.#joining = this.#link.say({ type: 'join', match: this.match })
      return
    }
    const seen = view ?? viewAfter(known.view, change ?? null)
    const events =
      from === known.events.length && list.length === 0 ? known.events : [...known.events.slice(0, from), ...list]
    const fresh = told.filter(({ id }) => !known.cards.some((card) => card.id === id))
    this.#change({
      seq,
      view: seen,
      events,
      ...(undo && { undo }),
      ...(fresh.length > 0 && { cards: [...known.cards, ...fresh] }),
    })
  }

  async #act(message: Request): Promise<Refusal | null> {
    const reply = await this.#link.request(message)
    return refusalIn(reply)
  }

  answer(ask: string, keys: readonly string[]): Promise<Refusal | null> {
    return this.#act({ type: 'answer', match: this.match, ask, keys: [...keys] })
  }

  /** What may still be added to these keys, and whether one may stop. */
  async next(ask: string, keys: readonly string[]): Promise<{ add: readonly string[]; stop: boolean } | Refusal> {
    const reply = await this.#link.request({ type: 'next', match: this.match, ask, keys: [...keys] })
    return reply.type === 'next' ? reply : (refusalIn(reply) ?? { why: 'There was no answer.' })
  }

  /** Why something is not offered, by its key or by fields of the option that is missed; null if it is offered. */
  async explain(wanted: string | Pattern): Promise<Refusal | null> {
    const what = typeof wanted === 'string' ? { key: wanted } : { like: wanted as Flat }
    const reply = await this.#link.request({ type: 'explain', match: this.match, ...what })
    if (reply.type !== 'explained') return refusalIn(reply)
    return reply.why === null ? null : refusalOf(reply.why, reply)
  }

  undo(): Promise<Refusal | null> {
    return this.#act({ type: 'undo', match: this.match })
  }

  resign(): Promise<Refusal | null> {
    return this.#act({ type: 'resign', match: this.match })
  }

  /** Offers a draw or agrees to one; or takes that back. */
  draw(agree: boolean): Promise<Refusal | null> {
    return this.#act({ type: 'draw', match: this.match, agree })
  }

  /** Comes back with the new table, or why there is none. */
  async rematch(): Promise<TableInfo | Refusal> {
    const reply = await this.#link.request({ type: 'rematch', match: this.match })
    return reply.type === 'table' ? reply.table : (refusalIn(reply) ?? { why: 'There was no answer.' })
  }

  /** In which windows to ask from now on. */
  prefer(windows: Comfort['windows']): Promise<Refusal | null> {
    this.#preferred = windows
    this.#change({ windows })
    return this.#act(this.#preference(windows))
  }

  #preference(windows: Comfort['windows']): Request {
    return { type: 'prefer', match: this.match, windows: windows as never }
  }

  /** Passes all windows until one fits, until something else is asked (`own`), or no longer (`stop`). */
  yield(until: Pattern | 'own' | 'stop'): Promise<Refusal | null> {
    return this.#act({ type: 'prefer', match: this.match, yield: until as never })
  }

  chat(text: string): Promise<Refusal | null> {
    return this.#act({ type: 'chat', match: this.match, text })
  }

  mute(person: string, on: boolean): Promise<Refusal | null> {
    return this.#act({ type: 'mute', person, on })
  }

  report(person: string, text: string): Promise<Refusal | null> {
    return this.#act({ type: 'report', match: this.match, person, text })
  }

  /** Tries at once, instead of waiting: the browser is online again, the page is looked at again. */
  renew(): void {
    this.#link.renew()
  }

  close(): void {
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#link.close()
    this.#listeners.clear()
  }
}

/** What is played with at a table: who says that they are ready, say so for this. */
const sidesOf = (table: TableInfo | null): string => JSON.stringify(table?.seats.map(({ side }) => side ?? null))

export function refusalIn(reply: ServerMessage): Refusal | null {
  return reply.type === 'refusal' ? refusalOf(reply.why, reply) : null
}

interface Reasons {
  readonly reason?: RefusalCode | undefined
  readonly rule?: string | undefined
}

const refusalOf = (why: string, { reason, rule }: Reasons): Refusal => ({
  why,
  ...(reason && { code: reason }),
  ...(rule && { rule: rule as RuleId }),
})
