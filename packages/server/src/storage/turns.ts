import { type Kysely, sql } from 'kysely'
import { KeyedQueue } from '../keyed-queue.ts'
import type { DialectName } from './open.ts'
import type { Database } from './schema.ts'

/** Does what concerns one thing, or one person, one after the other, as a transaction. */
export type InTurn = <T>(key: string, work: (db: Kysely<Database>) => Promise<T>) => Promise<T>

/**
 * What is counted before it is written stays as it was counted, whatever other processes do: SQLite has one that writes,
 * and PostgreSQL a lock for the key. Whoever asks often waits here, and holds one connection at a time.
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
