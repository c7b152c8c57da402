import { type Kysely, sql } from 'kysely'
import { KeyedQueue } from '../keyed-queue.ts'
import type { DialectName } from './open.ts'
import type { Database } from './schema.ts'

/** Does what concerns one thing, or one person, one after the other, as a transaction. */
export type InTurn = <T>(key: string, work: (db: Kysely<Database>) => Promise<T>) => Promise<T>

/**
 * A count still holds when something is written because of it, whatever other processes do: SQLite lets one process
 * write, and PostgreSQL has a lock for the key. Requests for one key wait here, and hold one connection at a time.
 */
export function turnsOf(db: Kysely<Database>, dialect: DialectName): InTurn {
  const queue = new KeyedQueue()
  return (key, work) =>
    queue.run(key, () =>
      db.transaction().execute(async (trx) => {
        if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
        return work(trx)
      }),
    )
}
