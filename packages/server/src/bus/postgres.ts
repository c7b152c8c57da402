import pg from 'pg'
import { isOutage } from '../storage/outage.ts'
import type { Bus, Notice, Topic } from './bus.ts'
import { isFrequent, Peers, type Word } from './peers.ts'
import { Watches } from './watches.ts'

/** What travels: a notice, or who watches a match. */
type Content = { readonly notice: Notice } | Word
type Parcel = { readonly node: string } & Content

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
  readonly #peers: Peers
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
      (match) => void this.#send(this.#peers.leave(match).map(channelOf), { unwatch: match }),
    )
    this.#peers = new Peers({
      watches: this.#watches,
      say: (node, content) => void this.#send([channelOf(node)], content),
      emit: (notice) => this.#emit(notice),
    })
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
    else this.#peers.hear(node, parcel)
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
    const channels = isFrequent(notice) ? this.#peers.at(notice.match).map(channelOf) : [all]
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
