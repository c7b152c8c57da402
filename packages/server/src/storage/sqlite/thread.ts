import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { isOutage } from '../outage.ts'
import type { Done, Query } from './messages.ts'

/* Holds the database: flushes to disk stop this thread, and nobody who plays. */

/** Statements are kept once they were made; those for many rows are long and seldom the same. */
const maxKept = 500

const database = new Sqlite(workerData as string)
patiently(() => database.pragma('journal_mode = WAL'))
database.pragma('synchronous = FULL')
database.pragma('busy_timeout = 5000')

const kept = new Map<string, Sqlite.Statement>()

/** SQLite waits for nobody while it changes how a new file is written: whoever opens it at the same moment tries again. */
function patiently(work: () => unknown): void {
  for (const until = performance.now() + 5000; ; ) {
    try {
      work()
      return
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function prepare(sql: string): Sqlite.Statement {
  let statement = kept.get(sql)
  if (statement === undefined) {
    statement = database.prepare(sql)
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value!)
  }
  // those that were used last are at the end
  kept.delete(sql)
  kept.set(sql, statement)
  return statement
}

function run({ id, sql, parameters }: Query): Done {
  try {
    // SQLite rolls back by itself when the disk is full: why it did is told already
    if (sql === 'rollback' && !database.inTransaction) return { id, rows: [] }
    const statement = prepare(sql)
    if (statement.reader) return { id, rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { id, rows: [], changes, lastInsertRowid }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { id, message, code }
  }
}

parentPort!.on('message', (query: Query | 'close') => {
  if (query !== 'close') return parentPort!.postMessage(run(query))
  database.close()
  parentPort!.close()
})
