import type { Header, Result } from '@cardwright/engine'
import { type Kysely, sql } from 'kysely'
import type { Storage } from './open.ts'
import type { Database } from './schema.ts'

/** What is left of a match that is over: its record, and what everybody was shown in the end, packed. */
export interface Ending {
  readonly record: string
  readonly shown: string | null
}

/** Partitions are made so many months ahead. */
const monthsAhead = 2
/** How many matches are cleared at a time. */
const cleared = 1000
/** Any number: processes that make partitions at the same time do so one after the other. */
const partitionLock = 0x61726368

/** The name and the bounds of the partition for a time. */
export function monthOf(at: number, ahead = 0): { readonly name: string; readonly from: number; readonly to: number } {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + ahead]
  const from = Date.UTC(year, month)
  return {
    name: `archive_${new Date(from).toISOString().slice(0, 7).replace('-', '_')}`,
    from,
    to: Date.UTC(year, month + 1),
  }
}

/** Whether a row was refused because its month has no partition yet. */
const isMonthMissing = (error: unknown): boolean =>
  (error as { code?: string }).code === '23514' && String((error as Error).message).includes('partition')

/**
 * What is left of matches that are over, by the month in which they ended. On PostgreSQL each month is a partition: it can
 * be detached, kept elsewhere, and attached again.
 */
export class Archive {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Makes room for this month and the next ones. */
  async prepare(now = Date.now()): Promise<void> {
    if (this.#storage.dialect !== 'postgres') return
    await this.#storage.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(partitionLock)})`.execute(trx)
      for (let ahead = 0; ahead <= monthsAhead; ahead++) {
        const { name, from, to } = monthOf(now, ahead)
        await sql`create table if not exists ${sql.table(name)} partition of archive
          for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx)
      }
    })
  }

  /** The match has come to its end; one that has ended before keeps its time. */
  async file(match: string, result: Result, ending: Ending): Promise<void> {
    const { db } = this.#storage
    const row = await db.selectFrom('matches').select('ended').where('id', '=', match).executeTakeFirst()
    const ended = Number(row?.ended ?? Date.now())
    await this.#into(ended, () =>
      db.transaction().execute(async (trx) => {
        const { header } = await trx
          .updateTable('matches')
          .set({ status: 'over', result: JSON.stringify(result), changed: Date.now(), ended })
          .where('id', '=', match)
          .returning('header')
          .executeTakeFirstOrThrow()
        await trx.updateTable('seats').set({ status: 'over', changed: ended }).where('match', '=', match).execute()
        // somebody may have had their name forgotten while the match was led under it
        const { seats } = JSON.parse(header!) as Header
        await keepEnding(trx, match, ended, { ...ending, record: withNames(ending.record, seats) })
        for (const table of ['positions', 'preferences', 'clocks'] as const)
          await trx.deleteFrom(table).where('match', '=', match).execute()
      }),
    )
  }

  /** What is left of a match; null if nothing is, or its month was detached. */
  async ending(match: string): Promise<Ending | null> {
    const { db } = this.#storage
    const kept = await db
      .selectFrom('matches')
      .innerJoin('archive', (join) =>
        join.onRef('archive.match', '=', 'matches.id').onRef('archive.ended', '=', 'matches.ended'),
      )
      .select(['archive.text as record', 'archive.shown'])
      .where('matches.id', '=', match)
      .executeTakeFirst()
    if (kept) return kept
    // one that ended before there was an archive
    const before = await db
      .selectFrom('records')
      .select(['text as record', 'shown'])
      .where('match', '=', match)
      .executeTakeFirst()
    return before ?? null
  }

  async rewrite(match: string, text: string): Promise<void> {
    for (const table of ['archive', 'records'] as const)
      await this.#storage.db.updateTable(table).set({ text }).where('match', '=', match).execute()
  }

  /** Carries out what writes into the archive at a time; makes its month first if nobody has. */
  async #into<T>(ended: number, write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } catch (error) {
      if (!isMonthMissing(error)) throw error
      await this.prepare(ended)
      return write()
    }
  }

  /** Removes the entries of matches that ended before then: their records hold what was played. Returns of how many. */
  async clear(before: number): Promise<number> {
    const { db } = this.#storage
    const mark = await db.selectFrom('marks').select('at').where('name', '=', 'cleared').executeTakeFirst()
    const rows = await db
      .selectFrom('archive')
      .select(['match', 'ended'])
      .where('ended', '>', Number(mark?.at ?? 0))
      .where('ended', '<', before)
      .orderBy('ended')
      .limit(cleared)
      .execute()
    for (const { match } of rows) await db.deleteFrom('entries').where('match', '=', match).execute()
    const last = rows.at(-1)
    if (last) {
      const at = Number(last.ended)
      await db
        .insertInto('marks')
        .values({ name: 'cleared', at })
        .onConflict((oc) => oc.column('name').doUpdateSet({ at }))
        .execute()
    }
    return rows.length
  }
}

async function keepEnding(db: Kysely<Database>, match: string, ended: number, ending: Ending): Promise<void> {
  const { record: text, shown } = ending
  await db
    .insertInto('archive')
    .values({ match, ended, text, shown })
    .onConflict((oc) => oc.columns(['match', 'ended']).doUpdateSet({ text, shown }))
    .execute()
}

/** A record with other names; the rules know none, so that it leads to the same hash. */
export function withNames(record: string, seats: readonly string[]): string {
  const end = record.indexOf('\n')
  return JSON.stringify({ ...JSON.parse(record.slice(0, end)), seats }) + record.slice(end)
}
