import type { Entry } from '@cardwright/room'
import type { Transaction } from 'kysely'
import type { Storage } from './open.ts'
import { isOutage, persist } from './outage.ts'
import type { Database } from './schema.ts'

/** Somebody else leads the match now: nothing was written. */
export class Fenced extends Error {
  constructor(match: string) {
    super(`Match ${match} is led by another process now.`)
  }
}

interface Append {
  readonly match: string
  readonly owner: string
  readonly epoch: number
  readonly from: number
  readonly entries: readonly Entry[]
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

const largestBatch = 500

/** How long what was played waits for a database that is out of reach, in ms. */
const patience = 30_000

/**
 * Writes entries. What comes while a write is under way is written together by the next: one transaction, one flush to
 * disk, for many matches.
 */
export class Appender {
  readonly #storage: Storage
  readonly #onWritten: (count: number, seconds: number) => void
  #waiting: Append[] = []
  #writing: Promise<void> | null = null

  constructor(storage: Storage, onWritten: (count: number, seconds: number) => void = () => {}) {
    this.#storage = storage
    this.#onWritten = onWritten
  }

  append(append: Omit<Append, 'done' | 'failed'>): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ ...append, done, failed })
      this.#writing ??= this.#write()
    })
  }

  /** When all that was handed in is written. */
  async idle(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    // what comes in the same turn of the event loop goes along
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch)
      const began = performance.now()
      await this.#writeTogether(batch)
      this.#onWritten(batch.length, (performance.now() - began) / 1000)
    }
    this.#writing = null
  }

  async #writeTogether(batch: readonly Append[]): Promise<void> {
    try {
      const fenced = await persist(() => this.#commit(batch), patience)
      for (const each of batch) {
        if (fenced.has(each.match)) each.failed(new Fenced(each.match))
        else each.done()
      }
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) for (const each of batch) each.failed(error)
      // what is wrong with one must not stop the others
      else for (const each of batch) await this.#writeTogether([each])
    }
  }

  /** Comes back with the matches that are led by somebody else. */
  #commit(batch: readonly Append[]): Promise<Set<string>> {
    return this.#storage.db.transaction().execute(async (trx) => {
      const leaders = await this.#leaders(trx, [...new Set(batch.map(({ match }) => match))])
      const fenced = new Set<string>()
      const rows: { match: string; n: number; entry: string }[] = []
      for (const { match, owner, epoch, from, entries } of batch) {
        const leader = leaders.get(match)
        if (leader?.owner !== owner || leader.epoch !== epoch) fenced.add(match)
        else rows.push(...entries.map((entry, i) => ({ match, n: from + i, entry: JSON.stringify(entry) })))
      }
      if (rows.length > 0) await this.#insert(trx, rows)
      return fenced
    })
  }

  /** Who leads these matches: nobody can take them over before this transaction has ended. */
  async #leaders(
    trx: Transaction<Database>,
    ids: string[],
  ): Promise<Map<string, { owner: string | null; epoch: number }>> {
    const query = trx.selectFrom('matches').select(['id', 'owner', 'epoch']).where('id', 'in', ids).orderBy('id')
    const rows = await (this.#storage.dialect === 'postgres' ? query.forShare() : query).execute()
    return new Map(rows.map(({ id, owner, epoch }) => [id, { owner, epoch }]))
  }

  /**
   * A row that is there already is ours, from an attempt whose end we did not see: it says the same. One that says
   * something else would be a second truth, and must not be.
   */
  async #insert(trx: Transaction<Database>, rows: { match: string; n: number; entry: string }[]): Promise<void> {
    const written = await trx
      .insertInto('entries')
      .values(rows)
      .onConflict((oc) => oc.columns(['match', 'n']).doNothing())
      .returning(['match', 'n'])
      .execute()
    if (written.length === rows.length) return
    const isNew = new Set(written.map(({ match, n }) => `${match} ${n}`))
    for (const { match, n, entry } of rows.filter((row) => !isNew.has(`${row.match} ${row.n}`))) {
      const there = await trx
        .selectFrom('entries')
        .select('entry')
        .where('match', '=', match)
        .where('n', '=', n)
        .executeTakeFirstOrThrow()
      if (there.entry !== entry) throw new Error(`Entry ${n} of match ${match} is there already, and is another.`)
    }
  }
}
