import type { TableInfo } from '@cardwright/protocol'
import { sql } from 'kysely'
import type { Storage } from './open.ts'

/** How many tables are shown at once. */
const listed = 100
/** How many are looked at together for a person who would take any. */
const several = 20

/**
 * The open tables: those that wait for somebody and those that can be watched. They are kept apart from the matches, so
 * that looking for one costs the same however many matches were ever played.
 */
export class LobbyList {
  readonly #storage: Storage
  /** Tables at which nobody was for so long are not shown, in ms. */
  readonly patience: number
  /** Those that were found so when the tables were last swept. */
  #suspects: ReadonlySet<string> = new Set()

  constructor(storage: Storage, patience: number) {
    this.#storage = storage
    this.patience = patience
  }

  get #oldest() {
    return sql<number>`${this.#storage.now} - ${sql.lit(this.patience)}`
  }

  /** Shows a table as it is now; `wanted` if whoever wants any table may be led there. */
  async put(table: TableInfo, wanted: boolean): Promise<void> {
    const { db, now } = this.#storage
    const { match, game, created } = table
    const fields = { shown: JSON.stringify(table), wanted: wanted ? 1 : 0, seen: now }
    await db
      .insertInto('lobby')
      .values({ match, game, created, ...fields })
      .onConflict((oc) => oc.column('match').doUpdateSet(fields))
      .execute()
  }

  /**
   * Shows a table to which whoever wants any may be led, unless there is another of its game that was not tried. Tells
   * whether it is shown. Of two who come at once, in whatever processes, one is the first.
   */
  offer(table: TableInfo, tried: readonly string[]): Promise<boolean> {
    const { db, dialect, now } = this.#storage
    const { match, game, created } = table
    return db.transaction().execute(async (trx) => {
      // SQLite has one writer anyway
      if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${`quick ${game}`}))`.execute(trx)
      const { numAffectedRows } = await sql`
        insert into lobby (match, game, created, shown, wanted, seen)
        select ${match}, ${game}, cast(${created} as bigint), ${JSON.stringify(table)}, 1, ${now}
        where not exists ${this.#wanted(game, tried)}
        on conflict (match) do nothing`.execute(trx)
      return numAffectedRows === 1n
    })
  }

  async remove(match: string): Promise<void> {
    await this.#storage.db.deleteFrom('lobby').where('match', '=', match).execute()
  }

  /** Somebody is there. Tells whether the table is shown. */
  async touch(match: string): Promise<boolean> {
    const { db, now } = this.#storage
    const { numUpdatedRows } = await db
      .updateTable('lobby')
      .set({ seen: now })
      .where('match', '=', match)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** The newest first. */
  async tables(): Promise<TableInfo[]> {
    const rows = await this.#storage.db
      .selectFrom('lobby')
      .select('shown')
      .where('seen', '>', this.#oldest)
      .orderBy('created', 'desc')
      .limit(listed)
      .execute()
    return rows.map(({ shown }) => JSON.parse(shown) as TableInfo)
  }

  /** Tables of this game for whoever wants any and has not tried them, those that wait longest first. */
  async wanted(game: string, tried: readonly string[]): Promise<string[]> {
    const rows = await this.#wanted(game, tried).orderBy('created').limit(several).execute()
    return rows.map(({ match }) => match)
  }

  #wanted(game: string, tried: readonly string[]) {
    return this.#storage.db
      .selectFrom('lobby')
      .select('match')
      .where('game', '=', game)
      .where('wanted', '=', 1)
      .where('seen', '>', this.#oldest)
      .$if(tried.length > 0, (query) => query.where('match', 'not in', tried))
  }

  /**
   * Takes out the tables at which nobody was for long; returns them. One that is found so for the first time is given until
   * the next time: a clock may have been put forward, and whoever sits there has yet to say so.
   */
  async sweep(): Promise<TableInfo[]> {
    const { db } = this.#storage
    const stale = await db.selectFrom('lobby').select('match').where('seen', '<', this.#oldest).execute()
    const found = stale.map(({ match }) => match)
    const suspects = this.#suspects
    this.#suspects = new Set(found)
    const gone = found.filter((match) => suspects.has(match))
    if (gone.length === 0) return []
    const rows = await db
      .deleteFrom('lobby')
      .where('match', 'in', gone)
      .where('seen', '<', this.#oldest)
      .returning('shown')
      .execute()
    return rows.map(({ shown }) => JSON.parse(shown) as TableInfo)
  }
}
