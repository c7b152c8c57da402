import type { JournalEntry } from '@cardwright/room'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DialectName, Storage } from './open.ts'
import { isOutage, persist } from './outage.ts'
import type { Database } from './schema.ts'

/** Somebody else leads the match now: nothing was written. */
export class Fenced extends Error {
  constructor(match: string) {
    super(`Match ${match} is led by another process now.`)
  }
}

export interface Append {
  readonly match: string
  readonly owner: string
  readonly epoch: number
  readonly from: number
  readonly entries: readonly JournalEntry[]
}

interface Waiting {
  readonly append: Append
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

const largestBatch = 500

/** How long what was played waits for a database that is out of reach, in ms. */
const usualPatience = 30_000

/** Writes entries: they are stored when the promise is kept. */
export interface Appender {
  append(append: Append): Promise<void>
  /** When all that was handed in is written. */
  idle(): Promise<void>
}

export type OnWritten = (count: number, seconds: number) => void

export function makeAppender(
  storage: Storage,
  onWritten: OnWritten = () => {},
  patience: number = usualPatience,
): Appender {
  const Kind = storage.dialect === 'sqlite' ? BatchAppender : MatchAppender
  return new Kind(storage, onWritten, patience)
}

/** Whether a match is led by who writes, under the same epoch. */
async function isLed(db: Kysely<Database>, { match, owner, epoch }: Append): Promise<boolean> {
  const led = await db
    .selectFrom('matches')
    .select('id')
    .where('id', '=', match)
    .where('owner', '=', owner)
    .where('epoch', '=', epoch)
    .executeTakeFirst()
  return led !== undefined
}

/**
 * A row that is there already is ours, from an attempt whose end we did not see: it says the same. One that says
 * something else would be a second truth, and must not be.
 */
async function mustBeSame(db: Kysely<Database>, match: string, n: number, entry: string): Promise<void> {
  const there = await db
    .selectFrom('entries')
    .select('entry')
    .where('match', '=', match)
    .where('n', '=', n)
    .executeTakeFirstOrThrow()
  if (there.entry !== entry) throw new Error(`Entry ${n} of match ${match} is there already, and is another.`)
}

interface Row {
  readonly n: number
  readonly entry: string
}

const rowsOf = ({ from, entries }: Append): Row[] =>
  entries.map((entry, i) => ({ n: from + i, entry: JSON.stringify(entry) }))

/** The rows of an append if the match is led by who writes, and nothing else: in one statement, for either database. */
const rowsIfLed = {
  postgres: ({ match, owner, epoch }: Append, rows: readonly Row[]) => sql`
    -- nobody can take the match over before this statement has ended
    with leader as (
      select id from matches where id = ${match} and owner = ${owner} and epoch = ${epoch} for share
    )
    insert into entries (match, n, entry)
    select leader.id, fresh.n, fresh.entry
    from leader, unnest(${rows.map(({ n }) => n)}::integer[], ${rows.map(({ entry }) => entry)}::text[]) as fresh (n, entry)
    on conflict (match, n) do nothing
    returning n`,
  sqlite: ({ match, owner, epoch, from }: Append, rows: readonly Row[]) => sql`
    insert into entries (match, n, entry)
    select matches.id, ${from} + fresh.key, fresh.value
    from matches, json_each(${JSON.stringify(rows.map(({ entry }) => entry))}) as fresh
    where matches.id = ${match} and matches.owner = ${owner} and matches.epoch = ${epoch}
    on conflict (match, n) do nothing
    returning n`,
}

/** Stores entries of one match; throws if it is led by somebody else. */
async function write(db: Kysely<Database>, dialect: DialectName, append: Append): Promise<void> {
  const { match } = append
  const rows = rowsOf(append)
  const written = await (rowsIfLed[dialect](append, rows) as RawBuilder<{ n: number }>).execute(db)
  if (written.rows.length === rows.length) return
  if (!(await isLed(db, append))) throw new Fenced(match)
  const isNew = new Set(written.rows.map(({ n }) => n))
  for (const { n, entry } of rows) if (!isNew.has(n)) await mustBeSame(db, match, n, entry)
}

/**
 * Writes each match for itself, many at the same time: the database may be many, and PostgreSQL flushes together what
 * comes together.
 */
class MatchAppender implements Appender {
  readonly #storage: Storage
  readonly #onWritten: OnWritten
  readonly #patience: number
  readonly #writing = new Set<Promise<void>>()

  constructor(storage: Storage, onWritten: OnWritten, patience: number) {
    this.#storage = storage
    this.#onWritten = onWritten
    this.#patience = patience
  }

  append(append: Append): Promise<void> {
    const began = performance.now()
    const writing = persist(() => write(this.#storage.db, this.#storage.dialect, append), this.#patience).then(() =>
      this.#onWritten(append.entries.length, (performance.now() - began) / 1000),
    )
    const settled = writing.catch(() => {}).finally(() => this.#writing.delete(settled))
    this.#writing.add(settled)
    return writing
  }

  async idle(): Promise<void> {
    await Promise.all(this.#writing)
  }
}

/**
 * What comes while a write is under way is written together by the next: one transaction, one flush to disk, for many
 * matches. For a database that has one writer.
 */
class BatchAppender implements Appender {
  readonly #storage: Storage
  readonly #onWritten: OnWritten
  readonly #patience: number
  #waiting: Waiting[] = []
  #writing: Promise<void> | null = null

  constructor(storage: Storage, onWritten: OnWritten, patience: number) {
    this.#storage = storage
    this.#onWritten = onWritten
    this.#patience = patience
  }

  append(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed })
      this.#writing ??= this.#write()
    })
  }

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

  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const fenced = await persist(() => this.#commit(batch), this.#patience)
      for (const each of batch) {
        if (fenced.has(each)) each.failed(new Fenced(each.append.match))
        else each.done()
      }
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) for (const each of batch) each.failed(error)
      // what is wrong with one must not stop the others
      else for (const each of batch) await this.#writeTogether([each])
    }
  }

  /** Returns those whose match is led by somebody else. */
  #commit(batch: readonly Waiting[]): Promise<Set<Waiting>> {
    const { db } = this.#storage
    // one alone is one statement, and needs no other to hold it together
    if (batch.length === 1) return this.#writeEach(db, batch)
    return db.transaction().execute((trx) => this.#writeEach(trx, batch))
  }

  async #writeEach(db: Kysely<Database>, batch: readonly Waiting[]): Promise<Set<Waiting>> {
    const fenced = new Set<Waiting>()
    for (const each of batch) {
      try {
        await write(db, this.#storage.dialect, each.append)
      } catch (error) {
        if (!(error instanceof Fenced)) throw error
        fenced.add(each)
      }
    }
    return fenced
  }
}
