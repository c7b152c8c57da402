import type { JournalEntry } from '@cardwright/room'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Lease } from './leases.ts'
import type { Storage } from './open.ts'
import { isOutage, persist } from './outage.ts'
import type { Database } from './schema.ts'

/** Somebody else leads the match now: nothing was written. */
export class Fenced extends Error {
  constructor(match: string) {
    super(`Match ${match} is led by another process now.`)
  }
}

export interface Append extends Lease {
  readonly from: number
  readonly entries: readonly JournalEntry[]
}

interface Waiting {
  readonly append: Rows
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

/** An append with its entries as they are stored. */
interface Rows extends Append {
  readonly texts: readonly string[]
}

const rowsOf = (append: Append): Rows => ({ ...append, texts: append.entries.map((entry) => JSON.stringify(entry)) })

/** A row that was not there before. */
interface Written {
  readonly match: string
  readonly n: number
}

// Statements that write rows where the match is led by who writes, and nothing else. They are texts, since there is one for
// every answer: to build it anew takes longer than to send it.

const insertOne = `
  -- nobody can take the match over before this statement has ended
  with leader as (
    select id from matches where id = $1 and owner = $2 and epoch = $3 for share
  )
  insert into entries (match, n, entry)
  select leader.id, fresh.n, fresh.entry
  from leader, unnest($4::integer[], $5::text[]) as fresh (n, entry)
  on conflict (match, n) do nothing
  returning match, n`

const insertSeveral = `
  insert into entries (match, n, entry)
  select matches.id, fresh.value ->> 3, fresh.value ->> 4
  from json_each(?) as fresh cross join matches
  where matches.id = fresh.value ->> 0 and matches.owner = fresh.value ->> 1 and matches.epoch = fresh.value ->> 2
  on conflict (match, n) do nothing
  returning match, n`

async function writeOne(db: Kysely<Database>, { match, owner, epoch, from, texts }: Rows): Promise<readonly Written[]> {
  const numbers = texts.map((_, i) => from + i)
  const { rows } = await db.executeQuery<Written>(
    CompiledQuery.raw(insertOne, [match, owner, epoch, numbers, [...texts]]),
  )
  return rows
}

async function writeSeveral(db: Kysely<Database>, appends: readonly Rows[]): Promise<readonly Written[]> {
  const fresh = appends.flatMap(({ match, owner, epoch, from, texts }) =>
    texts.map((text, i) => [match, owner, epoch, from + i, text]),
  )
  const { rows } = await db.executeQuery<Written>(CompiledQuery.raw(insertSeveral, [JSON.stringify(fresh)]))
  return rows
}

/** Throws unless all rows of an append are stored: those that were not written now must say the same. */
async function mustBeStored(db: Kysely<Database>, append: Rows, written: readonly Written[]): Promise<void> {
  const { match, from, texts } = append
  if (written.length === texts.length) return
  if (!(await isLed(db, append))) throw new Fenced(match)
  const isNew = new Set(written.map(({ n }) => n))
  for (const [i, text] of texts.entries()) if (!isNew.has(from + i)) await mustBeSame(db, match, from + i, text)
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
    const writing = persist(() => this.#write(rowsOf(append)), this.#patience).then(() =>
      this.#onWritten(append.entries.length, (performance.now() - began) / 1000),
    )
    const settled = writing.catch(() => {}).finally(() => this.#writing.delete(settled))
    this.#writing.add(settled)
    return writing
  }

  async #write(append: Rows): Promise<void> {
    const { db } = this.#storage
    await mustBeStored(db, append, await writeOne(db, append))
  }

  async idle(): Promise<void> {
    await Promise.all(this.#writing)
  }
}

/**
 * What comes while a write is under way is written together by the next: one statement, one flush to disk, for many
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
      this.#waiting.push({ append: rowsOf(append), done, failed })
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
      const batch = this.#next()
      const began = performance.now()
      await this.#writeTogether(batch)
      this.#onWritten(batch.length, (performance.now() - began) / 1000)
    }
    this.#writing = null
  }

  /** The next that are written: one of each match, since what comes back tells matches apart and not who wrote. */
  #next(): readonly Waiting[] {
    const batch = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const each of this.#waiting) {
      if (batch.size < largestBatch && !batch.has(each.append.match)) batch.set(each.append.match, each)
      else later.push(each)
    }
    this.#waiting = later
    return [...batch.values()]
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
  async #commit(batch: readonly Waiting[]): Promise<Set<Waiting>> {
    const { db } = this.#storage
    const appends = batch.map(({ append }) => append)
    const written = Map.groupBy(await writeSeveral(db, appends), ({ match }) => match)
    const fenced = new Set<Waiting>()
    for (const each of batch) {
      try {
        await mustBeStored(db, each.append, written.get(each.append.match) ?? [])
      } catch (error) {
        if (!(error instanceof Fenced)) throw error
        fenced.add(each)
      }
    }
    return fenced
  }
}
