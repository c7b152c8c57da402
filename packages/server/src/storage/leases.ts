import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Storage } from './open.ts'
import { persist } from './outage.ts'
import type { MatchRow } from './schema.ts'

/** A process is believed to be alive for so long after it last said so, in ms. */
export const leaseTime = 3000
const beatEvery = 1000

/** By whom a match is led, and how often that has changed. */
export interface Lease {
  readonly match: string
  readonly owner: string
  readonly epoch: number
}

/** What came of a wish to lead a match: the match under its new epoch, or why not. */
export type Claim = { readonly led: MatchRow } | { readonly elsewhere: string } | { readonly busy: true } | null

/** By which rules games are played, by the game's id. */
export type Rules = Readonly<Record<string, string>>

/** This process among others: which matches it leads. */
export class Leases {
  readonly node: string = randomUUID()
  readonly #storage: Storage
  readonly #url: string
  readonly #onFault: (error: unknown) => void
  #beating: ReturnType<typeof setTimeout> | null = null
  #closed = false
  #saidAt = performance.now()
  #problem: string | null = null

  /** By which rules each game is played here. */
  readonly #rules: string

  constructor(storage: Storage, url: string, rules: Rules, onFault: (error: unknown) => void) {
    this.#storage = storage
    this.#url = url
    this.#rules = JSON.stringify(rules)
    this.#onFault = onFault
  }

  async open(): Promise<void> {
    // whoever was reached here before has made way for this process: their matches need not wait for their lease to end
    const { db, now } = this.#storage
    await db.deleteFrom('nodes').where('url', '=', this.#url).execute()
    // who has been silent for a day does not come back under that name
    await db.deleteFrom('nodes').where('alive', '<', sql<number>`${now} - 86400000`).execute()
    await this.#beat()
    this.#next()
  }

  /** For how many ms this process could not say that it is alive, and why. */
  get silentFor(): number {
    return performance.now() - this.#saidAt
  }

  get problem(): string | null {
    return this.#problem
  }

  #next(): void {
    this.#beating = setTimeout(() => {
      this.#beat()
        .catch((error) => {
          this.#problem = (error as Error).message
          this.#onFault(error)
        })
        .finally(() => {
          if (!this.#closed) this.#next()
        })
    }, beatEvery)
    this.#beating.unref()
  }

  async #beat(): Promise<void> {
    const { db, now } = this.#storage
    await db
      .insertInto('nodes')
      .values({ id: this.node, url: this.#url, alive: now, rules: this.#rules })
      .onConflict((oc) => oc.column('id').doUpdateSet({ alive: now }))
      .execute()
    this.#saidAt = performance.now()
    this.#problem = null
  }

  /** A process that last renewed before the first of these is believed to be dead. None can have renewed after the second: the clock was turned back. */
  get #alive() {
    const { now } = this.#storage
    return [sql<number>`${now} - ${sql.lit(leaseTime)}`, sql<number>`${now} + ${sql.lit(leaseTime)}`] as const
  }

  /** Takes a match that nobody leads, or whose leader is silent. Null if there is none of that id. */
  claim(match: string): Promise<Claim> {
    return persist(() => this.#claim(match), leaseTime)
  }

  async #claim(match: string): Promise<Claim> {
    const { db } = this.#storage
    const [oldest, newest] = this.#alive
    const taken = await db
      .updateTable('matches')
      .set((eb) => ({ owner: this.node, epoch: eb('epoch', '+', 1) }))
      .where('id', '=', match)
      .where((eb) =>
        eb.or([
          eb('owner', 'is', null),
          eb('owner', '=', this.node),
          eb(
            'owner',
            'not in',
            eb.selectFrom('nodes').select('id').where('alive', '>', oldest).where('alive', '<', newest),
          ),
        ]),
      )
      .returningAll()
      .executeTakeFirst()
    if (taken) return { led: taken }
    const led = await db
      .selectFrom('matches')
      .leftJoin('nodes', 'nodes.id', 'matches.owner')
      .select('nodes.url')
      .where('matches.id', '=', match)
      .executeTakeFirst()
    if (!led) return null
    return led.url === null ? { busy: true } : { elsewhere: led.url }
  }

  /** Where a match is led by another process that is alive; null if it may be led here. */
  async elsewhere(match: string): Promise<string | null> {
    const [oldest, newest] = this.#alive
    const led = await this.#storage.db
      .selectFrom('matches')
      .innerJoin('nodes', 'nodes.id', 'matches.owner')
      .select('nodes.url')
      .where('matches.id', '=', match)
      .where('matches.owner', '!=', this.node)
      .where('nodes.alive', '>', oldest)
      .where('nodes.alive', '<', newest)
      .executeTakeFirst()
    return led?.url ?? null
  }

  /** Where another process that is alive plays a game by these rules; null if none does. */
  async playedAt(game: string, rules: string): Promise<string | null> {
    const [oldest, newest] = this.#alive
    const nodes = await this.#storage.db
      .selectFrom('nodes')
      .select(['url', 'rules'])
      .where('id', '!=', this.node)
      .where('alive', '>', oldest)
      .where('alive', '<', newest)
      .execute()
    return nodes.find((node) => node.rules !== null && (JSON.parse(node.rules) as Rules)[game] === rules)?.url ?? null
  }

  /** Whether a match is still led from here, and nobody has taken it over meanwhile. */
  async holds(match: string, epoch: number): Promise<boolean> {
    const led = await this.#storage.db
      .selectFrom('matches')
      .select('id')
      .where('id', '=', match)
      .where('owner', '=', this.node)
      .where('epoch', '=', epoch)
      .executeTakeFirst()
    return led !== undefined
  }

  async release(match: string, epoch: number): Promise<void> {
    await this.#storage.db
      .updateTable('matches')
      .set({ owner: null })
      .where('id', '=', match)
      .where('owner', '=', this.node)
      .where('epoch', '=', epoch)
      .execute()
  }

  /** Hands all matches over: whoever asks for one next may lead it. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#beating !== null) clearTimeout(this.#beating)
    // who is not among the nodes leads nothing
    await this.#storage.db.deleteFrom('nodes').where('id', '=', this.node).execute()
  }
}
