import { commit, type Header, type Result } from '@cardwright/engine'
import type { ChatLine, SeatInfo, TableInfo, TimeControl } from '@cardwright/protocol'
import type { Entry } from '@cardwright/room'
import type { Kysely } from 'kysely'
import type { Storage } from './open.ts'
import type { Database, MatchRow } from './schema.ts'

const listed = 100

/** A match as it is stored, read. */
export interface Stored {
  readonly table: TableInfo
  readonly header: Header | null
  readonly secret: string
  readonly contributions: Readonly<Record<string, string>>
  readonly row: MatchRow
}

export function readMatch(row: MatchRow): Stored {
  const result = row.result === null ? null : (JSON.parse(row.result) as TableInfo['result'])
  const table: TableInfo = {
    match: row.id,
    game: row.game,
    options: JSON.parse(row.options),
    status: row.status,
    open: row.open !== 0,
    host: row.host,
    seats: JSON.parse(row.seats) as SeatInfo[],
    time: row.time === null ? null : (JSON.parse(row.time) as TimeControl),
    commitment: commit(row.secret),
    created: Number(row.created),
    result,
    rematch: row.rematch,
  }
  const header = row.header === null ? null : (JSON.parse(row.header) as Header)
  return { table, header, secret: row.secret, contributions: JSON.parse(row.contributions), row }
}

/** Who plays where. */
interface Player {
  readonly seat: number
  readonly person: string
}

async function seat(db: Kysely<Database>, match: string, players: readonly Player[]): Promise<void> {
  if (players.length === 0) return
  await db
    .insertInto('seats')
    .values(players.map((each) => ({ match, ...each })))
    .onConflict((oc) => oc.columns(['match', 'seat']).doNothing())
    .execute()
}

/** What is stored of matches. */
export class Matches {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Tells whether it was not there yet. */
  async insert(row: MatchRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#storage.db
      .insertInto('matches')
      .values(row)
      .onConflict((oc) => oc.column('id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  async get(id: string): Promise<Stored | null> {
    const row = await this.#storage.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? readMatch(row) : null
  }

  /** Changes a match if it still is as it was when it was read, and says who plays; tells whether it was. */
  async replace(before: MatchRow, change: Partial<MatchRow>, players: readonly Player[] = []): Promise<boolean> {
    return this.#storage.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('matches')
        .set({ ...change, changed: Math.max(Date.now(), Number(before.changed) + 1) })
        .where('id', '=', before.id)
        .where('changed', '=', before.changed)
        .where('status', '=', before.status)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await seat(trx, before.id, players)
      return true
    })
  }

  /** Those of these tables that wait for nobody any more. */
  async begun(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('matches')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '!=', 'waiting')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Tables that wait for somebody and matches that can be watched, the newest first. */
  async openTables(): Promise<TableInfo[]> {
    const rows = await this.#storage.db
      .selectFrom('matches')
      .selectAll()
      .where('open', '=', 1)
      .where('status', '!=', 'over')
      .orderBy('created', 'desc')
      .limit(listed)
      .execute()
    return rows.map((row) => readMatch(row).table)
  }

  async entries(match: string, from = 0): Promise<Entry[]> {
    const rows = await this.#storage.db
      .selectFrom('entries')
      .select('entry')
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n')
      .execute()
    return rows.map(({ entry }) => JSON.parse(entry) as Entry)
  }

  seat(match: string, players: readonly Player[]): Promise<void> {
    return seat(this.#storage.db, match, players)
  }

  async finish(match: string, result: Result): Promise<void> {
    await this.#storage.db
      .updateTable('matches')
      .set({ status: 'over', result: JSON.stringify(result), changed: Date.now() })
      .where('id', '=', match)
      .execute()
  }

  /** Matches in which somebody has played, the newest first. */
  async of(person: string, before: number | null): Promise<(TableInfo & { changed: number })[]> {
    let query = this.#storage.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .selectAll('matches')
      .where('seats.person', '=', person)
      .orderBy('matches.changed', 'desc')
      .limit(listed)
    if (before !== null) query = query.where('matches.changed', '<', before)
    const rows = await query.execute()
    return rows.map((row) => ({ ...readMatch(row).table, changed: Number(row.changed) }))
  }

  /** A guest has become somebody: what they have played is theirs. */
  async carryOver(from: string, to: string): Promise<void> {
    await this.#storage.db.transaction().execute(async (trx) => {
      await trx.updateTable('seats').set({ person: to }).where('person', '=', from).execute()
      const rows = await trx.selectFrom('matches').selectAll().where('seats', 'like', `%${from}%`).execute()
      for (const row of rows) {
        const seats = (JSON.parse(row.seats) as SeatInfo[]).map((seat) =>
          seat.person === from ? { ...seat, person: to } : seat,
        )
        await trx
          .updateTable('matches')
          .set({ seats: JSON.stringify(seats), host: row.host === from ? to : row.host, changed: Date.now() })
          .where('id', '=', row.id)
          .execute()
      }
    })
  }

  async chat(match: string, from = 0): Promise<ChatLine[]> {
    const rows = await this.#storage.db
      .selectFrom('chat')
      .select(['n', 'person', 'name', 'text', 'at'])
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n')
      .execute()
    return rows.map((row) => ({ ...row, at: Number(row.at) }))
  }

  /** Null if it is there already: it was said before under this id. */
  async say(match: string, line: Omit<ChatLine, 'n'>, said: string): Promise<ChatLine | null> {
    for (;;) {
      const before = await this.#storage.db
        .selectFrom('chat')
        .select('n')
        .where('match', '=', match)
        .where('person', '=', line.person)
        .where('said', '=', said)
        .executeTakeFirst()
      if (before) return null
      const last = await this.#storage.db
        .selectFrom('chat')
        .select((eb) => eb.fn.max('n').as('n'))
        .where('match', '=', match)
        .executeTakeFirst()
      const n = last?.n === null || last?.n === undefined ? 0 : Number(last.n) + 1
      const { numInsertedOrUpdatedRows } = await this.#storage.db
        .insertInto('chat')
        .values({ match, n, said, ...line })
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 1n) return { n, ...line }
    }
  }

  async muted(person: string): Promise<string[]> {
    const rows = await this.#storage.db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(({ muted }) => muted)
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    const { db } = this.#storage
    if (on)
      await db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((oc) => oc.doNothing())
        .execute()
    else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  }

  async report(report: { id: string; match: string; person: string; reported: string; text: string }): Promise<void> {
    await this.#storage.db
      .insertInto('reports')
      .values({ ...report, at: Date.now() })
      .onConflict((oc) => oc.column('id').doNothing())
      .execute()
  }

  /** The table to which this wish has led before; null if it is new. */
  async quick(person: string, said: string): Promise<TableInfo | null> {
    const row = await this.#storage.db
      .selectFrom('quick')
      .innerJoin('matches', 'matches.id', 'quick.match')
      .selectAll('matches')
      .where('quick.person', '=', person)
      .where('quick.said', '=', said)
      .executeTakeFirst()
    return row ? readMatch(row).table : null
  }

  async quickLedTo(person: string, said: string, match: string): Promise<void> {
    await this.#storage.db
      .insertInto('quick')
      .values({ person, said, match })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
