import pg from 'pg'
import { isOutage } from '../storage/outage.ts'
import type { Bus, Notice, Topic } from './bus.ts'
import { Watches } from './watches.ts'

/** What travels: a notice, or who watches a match. */
type Parcel = { readonly node: string } & (
  | { readonly notice: Notice }
  /** I watch this: who watches it too says so. */
  | { readonly watch: string }
  | { readonly watching: string }
  | { readonly unwatch: string }
)

type Content = Parcel extends infer P ? Omit<P, 'node'> : never

/** Everybody hears this one; each process has one of its own beside it. */
const all = 'cardwright'
const channelOf = (node: string): string => `${all}_${node.replaceAll('-', '_')}`

/**
 * By LISTEN and NOTIFY, which have one queue for all: so what happens in the midst of a match goes to those processes
 * alone that have said that they watch it, and usually there are none. Tables, which change seldom, are told to all.
 */
export class PostgresBus implements Bus {
  readonly #url: string
  readonly #node: string
  readonly #listeners = new Set<(notice: Notice) => void>()
  readonly #watches: Watches
  /** Other processes that watch the same matches. */
  readonly #peers = new Map<string, Set<string>>()
  #client: pg.Client | null = null
  #closed = false
  /** Something could not be told: the others look at everything once they can be told so. */
  #isOwed = false
  #told: Promise<void> = Promise.resolve()

  constructor(url: string, node: string) {
    this.#url = url
    this.#node = node
    this.#watches = new Watches(
      (match) => void this.#send([all], { watch: match }),
      (match) => {
        const peers = [...(this.#peers.get(match) ?? [])]
        this.#peers.delete(match)
        void this.#send(peers.map(channelOf), { unwatch: match })
      },
    )
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('notification', ({ payload }) => this.#hear(JSON.parse(payload ?? '') as Parcel))
    client.on('error', () => {})
    // one that never came up ends too: whoever opened it hears of that, and tries again once and not twice
    client.on('end', () => {
      if (this.#client === client) this.#reopen()
    })
    try {
      await client.connect()
      await client.query(`listen ${all}; listen ${channelOf(this.#node)}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    this.#client = client
    for (const match of this.#watches.topics) void this.#send([all], { watch: match })
    if (!this.#isOwed) return
    this.#isOwed = false
    await this.tell({ about: 'missed', topic: 'all' })
  }

  #reopen(): void {
    if (this.#closed) return
    this.#client = null
    setTimeout(() => {
      if (this.#closed) return
      this.open().then(
        () => this.#emit({ about: 'missed', topic: 'all' }),
        () => this.#reopen(),
      )
    }, 250).unref()
  }

  #hear(parcel: Parcel): void {
    const { node } = parcel
    if (node === this.#node) return
    if ('notice' in parcel) this.#emit(parcel.notice)
    else if ('unwatch' in parcel) this.#peers.get(parcel.unwatch)?.delete(node)
    else if ('watch' in parcel) {
      if (this.#meet(parcel.watch, node)) void this.#send([channelOf(node)], { watching: parcel.watch })
    } else if (this.#meet(parcel.watching, node)) {
      // what they have done before they knew that somebody watches, and what was done here before they were known
      const missed: Notice = { about: 'missed', topic: { match: parcel.watching } }
      this.#emit(missed)
      void this.#send([channelOf(node)], { notice: missed })
    }
  }

  /** Another process watches this; tells whether it is watched here, too. */
  #meet(match: string, node: string): boolean {
    if (!this.#watches.has(match)) return false
    const peers = this.#peers.get(match) ?? new Set()
    this.#peers.set(match, peers.add(node))
    return true
  }

  #emit(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice)
  }

  on(listener: (notice: Notice) => void): void {
    this.#listeners.add(listener)
  }

  watch(topic: Topic): () => void {
    // tables are told to all, so that nobody has to ask for the lobby
    return topic === 'lobby' ? () => {} : this.#watches.add(topic.match)
  }

  tell(notice: Notice): Promise<void> {
    const isOfMatch = notice.about === 'entries' || notice.about === 'chat'
    const channels = isOfMatch ? [...(this.#peers.get(notice.match) ?? [])].map(channelOf) : [all]
    return this.#send(channels, { notice })
  }

  #send(channels: readonly string[], content: Content): Promise<void> {
    if (channels.length === 0) return Promise.resolve()
    // one after the other: a connection takes no second question before the first is answered
    const told = this.#told.then(() => this.#notify(channels, JSON.stringify({ node: this.#node, ...content })))
    this.#told = told.catch(() => {})
    return told
  }

  async #notify(channels: readonly string[], payload: string): Promise<void> {
    const client = this.#client
    if (client === null) {
      this.#isOwed = true
      return
    }
    try {
      await client.query('select pg_notify(channel, $2) from unnest($1::text[]) as channel', [channels, payload])
    } catch (error) {
      if (!isOutage(error)) throw error
      this.#isOwed = true
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
  }
}
