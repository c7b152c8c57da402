import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Done, Query } from './messages.ts'

interface Pending {
  done(result: QueryResult<never>): void
  failed(error: Error): void
}

/** The one connection to a database that lives in a thread of its own. */
class Connection implements DatabaseConnection {
  readonly #thread: Worker
  readonly #pending = new Map<number, Pending>()
  #asked = 0
  #gone: Error | null = null
  readonly #exited: Promise<void>

  constructor(file: string) {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: file })
    // alone it keeps no process alive; what waits for it does
    this.#thread.unref()
    this.#thread.on('message', (done: Done) => this.#settle(done))
    this.#exited = new Promise((exited) => void this.#thread.once('exit', () => exited()))
    this.#thread.on('error', (error) => this.#fail(error as Error))
    this.#thread.on('exit', () => this.#fail(new Error('The database is closed.')))
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#gone !== null) return Promise.reject(this.#gone)
    return new Promise((done, failed) => {
      const id = this.#asked++
      this.#thread.postMessage({ id, sql, parameters } satisfies Query)
      if (this.#pending.size === 0) this.#thread.ref()
      this.#pending.set(id, { done: done as Pending['done'], failed })
    })
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows of SQLite come all at once.')
  }

  #settle(done: Done): void {
    const pending = this.#pending.get(done.id)!
    this.#pending.delete(done.id)
    if (this.#pending.size === 0) this.#thread.unref()
    if ('message' in done) pending.failed(Object.assign(new Error(done.message), { code: done.code }))
    else pending.done(resultOf(done))
  }

  #fail(error: Error): void {
    this.#gone ??= error
    for (const { failed } of this.#pending.values()) failed(error)
    this.#pending.clear()
  }

  async close(): Promise<void> {
    this.#thread.ref()
    this.#thread.postMessage('close')
    await this.#exited
  }
}

const resultOf = ({ rows, changes, lastInsertRowid }: Extract<Done, { rows: unknown[] }>): QueryResult<never> => ({
  rows: rows as never[],
  ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
  ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
})

const asked = (sql: string) => (connection: DatabaseConnection) =>
  connection.executeQuery(CompiledQuery.raw(sql)).then(() => {})

class ThreadDriver implements Driver {
  readonly #file: string
  #connection: Connection | null = null

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#connection = new Connection(this.#file)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection!
  }

  // what it reads must not change before it writes: another process waits from the beginning
  readonly beginTransaction = asked('begin immediate')
  readonly commitTransaction = asked('commit')
  readonly rollbackTransaction = asked('rollback')

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#connection?.close()
  }
}

/** Tables are made and changed in a transaction, which begins by waiting for other processes. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** SQLite in a file, in a thread of its own: a flush to disk takes milliseconds, in which nobody must wait. */
export const sqliteThread = (file: string): Dialect => ({
  createDriver: () => new ThreadDriver(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ThreadAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
