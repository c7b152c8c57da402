import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { leaseTime } from './leases.ts'
import { migrations } from './migrations.ts'
import { isOutage } from './outage.ts'
import type { Database } from './schema.ts'
import { sqliteThread } from './sqlite/dialect.ts'

export type DialectName = 'sqlite' | 'postgres'

/** A database, open and up to date. */
export interface Storage {
  readonly db: Kysely<Database>
  readonly dialect: DialectName
  /** The connection string, where there is one to listen at. */
  readonly url: string | null
  /** The database's own time in ms: leases go by it, and not by the clocks of several machines. */
  readonly now: RawBuilder<number>
  close(): Promise<void>
}

// a bigint comes as text unless it is said to fit: times in ms do
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens SQLite in a folder, or PostgreSQL at a connection string (`postgres://...`), and brings the schema up to date. */
export async function openStorage(place: string): Promise<Storage> {
  const storage = /^postgres(ql)?:\/\//.test(place) ? openPostgres(place) : openSqlite(place)
  await migrate(storage.db)
  return storage
}

function openSqlite(folder: string): Storage {
  mkdirSync(folder, { recursive: true })
  const db = new Kysely<Database>({ dialect: sqliteThread(join(folder, 'cardwright.db')) })
  const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
  return { db, dialect: 'sqlite', url: null, now, close: () => db.destroy() }
}

/** How long a database that turned one away is left alone, in ms. */
const leftAlone = 200

/** While it comes back, the database is not knocked at by everybody at once: that alone can keep it from coming back. */
export function knockSparingly<T>(connect: () => Promise<T>): () => Promise<T> {
  let turnedAway: { readonly error: unknown; readonly until: number } | null = null
  return async () => {
    if (turnedAway !== null && performance.now() < turnedAway.until) throw turnedAway.error
    try {
      return await connect()
    } catch (error) {
      if (isOutage(error)) turnedAway = { error, until: performance.now() + leftAlone }
      throw error
    }
  }
}

function openPostgres(url: string): Storage {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // a process that stands still in the midst of a transaction must not keep its matches locked from those who lead on
    idle_in_transaction_session_timeout: leaseTime,
  })
  // a connection that breaks is replaced; what was under way on it fails by itself, and is tried again
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const guarded = { options: pool.options, connect: knockSparingly(() => pool.connect()), end: () => pool.end() }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }) })
  const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
  return { db, dialect: 'postgres', url, now, close: () => db.destroy() }
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(`The database cannot be brought up to date${failed ? ` (${failed.migrationName})` : ''}: ${error}`)
}
