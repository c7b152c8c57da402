import { type Kysely, sql } from 'kysely'
import type { Lease } from './leases.ts'
import type { Storage } from './open.ts'
import type { Database } from './schema.ts'

/** What comes within so many ms is written together: where the database is one file, with one flush to disk. */
const gathering = 1000

interface Kept extends Lease {
  readonly at: number
}

/** How far the clocks of matches have come: one row for each, that is written over. */
export class Clocks {
  readonly #storage: Storage
  readonly #fault: (fault: string) => void
  readonly #waiting = new Map<string, Kept>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(storage: Storage, fault: (fault: string) => void) {
    this.#storage = storage
    this.#fault = fault
  }

  /** Where the clock of a match had come when it was last looked at. */
  async of(match: string): Promise<number> {
    const { db } = this.#storage
    const row = await db.selectFrom('clocks').select('at').where('match', '=', match).executeTakeFirst()
    return row?.at ?? 0
  }

  /** Written in a moment, if the match is led by who says so then. */
  keep({ match, owner, epoch }: Lease, at: number): void {
    this.#waiting.set(match, { match, owner, epoch, at })
    this.#timer ??= setTimeout(() => void this.idle(), gathering)
    this.#timer.unref()
  }

  /** When all that was handed in is written. */
  idle(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const kept = [...this.#waiting.values()]
    this.#waiting.clear()
    if (kept.length === 0) return this.#writing
    this.#writing = this.#writing
      .then(() => this.#write(kept))
      .catch((error) => this.#fault(`Clocks of matches could not be kept: ${(error as Error).message}`))
    return this.#writing
  }

  async #write(kept: readonly Kept[]): Promise<void> {
    const { db, dialect } = this.#storage
    const write = ({ match, owner, epoch, at }: Kept, to: Kysely<Database>) =>
      sql`
        insert into clocks (match, at)
        select id, cast(${at} as bigint) from matches
        where id = ${match} and owner = ${owner} and epoch = ${epoch} and status = 'playing'
        on conflict (match) do update set at = excluded.at`.execute(to)
    // a database that is many has each match at a place of its own
    if (dialect === 'postgres') await Promise.all(kept.map((each) => write(each, db)))
    else
      await db.transaction().execute(async (trx) => {
        for (const each of kept) await write(each, trx)
      })
  }
}
