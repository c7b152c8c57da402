import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type LogConfig, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { makeFolder } from './folder.ts'
import { leaseTime } from './leases.ts'
import { migrationsFor } from './migrations.ts'
import { isOutage, persist } from './outage.ts'
import type { Database } from './schema.ts'
import { sqliteThread } from './sqlite/dialect.ts'
import { type InTurn, turnsOf } from './turns.ts'

export type DialectName = 'sqlite' | 'postgres'

/** A database, open and up to date. */
export interface Storage {
  readonly db: Kysely<Database>
  readonly dialect: DialectName
  /** The connection string, where there is one to listen at. */
  readonly url: string | null
  /** The database's own time in ms: leases go by it, and not by the clocks of several machines. */
  readonly now: RawBuilder<number>
  readonly inTurn: InTurn
  /** Whether another process has written since this was last asked, where nobody else would say so. */
  isChangedElsewhere(): Promise<boolean>
  close(): Promise<void>
}

/** A statement as it is sent to the database. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

// a bigint comes as text unless it is said to fit: times in ms do
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens SQLite in a folder, or PostgreSQL at a connection string (`postgres://...`), and brings the schema up to date. */
export async function openStorage(place: string, onStatement?: (statement: Statement) => void): Promise<Storage> {
  // where nobody listens, nothing is logged: each statement would wait for it
  const log: LogConfig = onStatement ? ({ query }) => onStatement(query) : []
  return usable(place, async () => {
    const storage = connect(place, log)
    try {
      await migrate(storage)
    } catch (error) {
      await storage.close()
      throw error
    }
    return storage
  })
}

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

const connect = (place: string, log: LogConfig): Storage =>
  isPostgres(place) ? openPostgres(place, log) : openSqlite(place, log)

/** An error before the database was used for the first time is a matter of the settings. */
async function usable<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ConfigError(
      `The database ${nameOf(place)} cannot be opened: ${reasonOf(error)}. ${adviceFor(place, error)}`,
    )
  }
}

/** A place as it may be printed: without its password. */
function nameOf(place: string): string {
  if (!isPostgres(place)) return `in ${place}`
  const url = URL.parse(place)
  return url ? `at ${url.host}${url.pathname}` : 'at that address'
}

function adviceFor(place: string, error: unknown): string {
  if (isPostgres(place))
    return 'DATABASE_URL or --database is of a PostgreSQL that runs: postgres://user:password@host/name'
  if (isOutage(error)) return 'Another process is writing to it: try again when it has ended'
  const { code = '' } = causeOf(error) as { code?: string }
  const isBroken = /^SQLITE_(CORRUPT|NOTADB)/.test(code)
  return isBroken ? 'Restore it from a backup, or name another folder with --data' : 'Name another folder with --data'
}

/** A name that has several addresses fails at each of them. */
const reasonOf = (error: unknown): string =>
  ((error instanceof AggregateError ? error.errors[0] : error) as Error).message

/** What is at the bottom of an error that was told in other words. */
const causeOf = (error: unknown): unknown => (error as Error).cause ?? error

function openSqlite(folder: string, log: LogConfig): Storage {
  makeFolder(folder)
  const file = join(folder, 'cardwright.db')
  // it holds the seeds of matches that are played; what SQLite puts beside it gets the same rights
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const db = new Kysely<Database>({ dialect: sqliteThread(file), log })
  const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
  let version: number | null = null
  const isChangedElsewhere = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    const before = version
    version = rows[0]!.data_version
    return before !== null && before !== version
  }
  const inTurn = turnsOf(db, 'sqlite')
  return { db, dialect: 'sqlite', url: null, now, inTurn, isChangedElsewhere, close: () => db.destroy() }
}

/** How long a process waits for another that is bringing SQLite up to date, in ms. */
const upgrading = 60_000

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

function openPostgres(url: string, log: LogConfig): Storage {
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
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }), log })
  const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
  const inTurn = turnsOf(db, 'postgres')
  const isChangedElsewhere = async () => false
  return { db, dialect: 'postgres', url, now, inTurn, isChangedElsewhere, close: () => db.destroy() }
}

const migratorOf = ({ db, dialect }: Storage): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrationsFor(dialect) }) } })

/** The steps by which the database at a place is behind this version. Nothing is changed, and nothing made. */
export async function pendingMigrations(place: string): Promise<string[]> {
  if (!isPostgres(place) && !existsSync(join(place, 'cardwright.db'))) return Object.keys(migrationsFor('sqlite'))
  return usable(place, async () => {
    const storage = connect(place, [])
    try {
      const tables = await storage.db.introspection.getTables({ withInternalKyselyTables: true })
      if (!tables.some(({ name }) => name === 'kysely_migration')) return Object.keys(migrationsFor(storage.dialect))
      const all = await migratorOf(storage).getMigrations()
      return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
    } finally {
      await storage.close()
    }
  })
}

/** Processes that start together do this one after the other, each as one transaction. */
function migrate(storage: Storage): Promise<void> {
  const work = async () => {
    const { error, results } = await migratorOf(storage).migrateToLatest()
    if (!error) return
    const failed = results?.find(({ status }) => status === 'Error')
    throw failed ? new Error(`${failed.migrationName} fails: ${reasonOf(error)}`, { cause: error }) : error
  }
  // PostgreSQL lets those who come later wait by itself
  return persist(work, storage.dialect === 'sqlite' ? upgrading : 0)
}
