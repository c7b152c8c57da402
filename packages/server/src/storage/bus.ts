import pg from 'pg'
import type { Storage } from './open.ts'
import { isOutage } from './outage.ts'

/** What one process tells the others: look again at a table, at a match's entries, or at all of them. */
export type Notice =
  | { readonly about: 'table'; readonly match: string }
  | { readonly about: 'entries'; readonly matches: readonly string[] }
  | { readonly about: 'chat'; readonly match: string }
  /** A guest has become somebody else. */
  | { readonly about: 'person'; readonly from: string; readonly to: string }
  /** Notices may have been missed. */
  | { readonly about: 'everything' }

const channel = 'cardwright'
/** PostgreSQL takes 8000 bytes; ids have 36. */
const mostNamed = 150

/** How the processes at one database hear of what the others did. In one process alone it is silent. */
export class Bus {
  readonly #storage: Storage
  readonly #node: string
  readonly #listeners = new Set<(notice: Notice) => void>()
  #client: pg.Client | null = null
  #closed = false
  /** Something could not be told: the others look at everything once they can be told so. */
  #isOwed = false
  #told: Promise<void> = Promise.resolve()

  constructor(storage: Storage, node: string) {
    this.#storage = storage
    this.#node = node
  }

  /** Begins to listen. */
  async open(): Promise<void> {
    if (this.#storage.url === null) return
    const client = new pg.Client({ connectionString: this.#storage.url })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => {})
    // one that never came up ends too: whoever opened it hears of that, and tries again once and not twice
    client.on('end', () => {
      if (this.#client === client) this.#reopen()
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    this.#client = client
    if (!this.#isOwed) return
    this.#isOwed = false
    await this.tell({ about: 'everything' })
  }

  #reopen(): void {
    if (this.#closed) return
    this.#client = null
    setTimeout(() => {
      if (this.#closed) return
      this.open().then(
        () => this.#emit({ about: 'everything' }),
        () => this.#reopen(),
      )
    }, 250).unref()
  }

  #hear(payload: string): void {
    const { node, notice } = JSON.parse(payload) as { node: string; notice: Notice }
    if (node !== this.#node) this.#emit(notice)
  }

  #emit(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice)
  }

  on(listener: (notice: Notice) => void): void {
    this.#listeners.add(listener)
  }

  /** Tells the others. What is lost with the connection they learn when they look again, which they are told to. */
  tell(notice: Notice): Promise<void> {
    // one after the other: a connection takes no second question before the first is answered
    const told = this.#told.then(() => this.#tell(notice))
    this.#told = told.catch(() => {})
    return told
  }

  async #tell(notice: Notice): Promise<void> {
    if (this.#storage.url === null) return
    const client = this.#client
    if (client === null) {
      this.#isOwed = true
      return
    }
    const parts =
      notice.about === 'entries' && notice.matches.length > mostNamed
        ? chunks(notice.matches, mostNamed).map((matches) => ({ ...notice, matches }))
        : [notice]
    try {
      for (const part of parts) {
        const payload = JSON.stringify({ node: this.#node, notice: part })
        await client.query('select pg_notify($1, $2)', [channel, payload])
      }
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

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
