import type { Refusal } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import type { Kysely } from 'kysely'
import { Archive } from './archive.ts'
import { Chat } from './chat.ts'
import type { Storage } from './open.ts'
import { Progress } from './progress.ts'
import { Reports } from './reports.ts'
import type { Database, MatchRow } from './schema.ts'
import { type AtHand, atHand, type Coming, seat } from './seats.ts'
import { readMatch, type Stored } from './stored.ts'

const listed = 100

/** The rows of matches and of those who sit there; what else is kept of a match is in parts of its own. */
export class Matches {
  readonly archive: Archive
  readonly progress: Progress
  readonly chat: Chat
  readonly reports: Reports
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
    this.archive = new Archive(storage)
    this.progress = new Progress(storage)
    this.chat = new Chat(storage)
    this.reports = new Reports(storage)
  }

  /** Tells whether it was not there yet. */
  insert(row: MatchRow): Promise<boolean> {
    return this.#storage.db.transaction().execute((trx) => this.#insert(row, trx))
  }

  /** The same for somebody who comes to it, or why they may not. */
  insertFor({ person, whyNot }: Coming, row: MatchRow): Promise<boolean | Refusal> {
    return this.#storage.inTurn(
      person,
      async (trx) => whyNot(await atHand(trx, person)) ?? (await this.#insert(row, trx)),
    )
  }

  async #insert(row: MatchRow, trx: Kysely<Database>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('matches')
      .values(row)
      .onConflict((oc) => oc.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await seat(trx, row)
    return true
  }

  /** Takes away a table at which nobody has begun to play; tells whether it was there. */
  end(id: string): Promise<boolean> {
    return this.#storage.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('matches')
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await trx.deleteFrom('seats').where('match', '=', id).execute()
      return true
    })
  }

  async get(id: string): Promise<Stored | null> {
    const row = await this.#storage.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? readMatch(row) : null
  }

  /** Changes a match if it still is as it was when it was read; tells whether it was. */
  replace(before: MatchRow, change: Partial<MatchRow>): Promise<boolean> {
    const { db } = this.#storage
    if (change.seats === undefined) return this.#replace(before, change, db)
    return db.transaction().execute((trx) => this.#replace(before, change, trx))
  }

  /** The same for somebody who comes to it, or why they may not. */
  replaceFor({ person, whyNot }: Coming, before: MatchRow, change: Partial<MatchRow>): Promise<boolean | Refusal> {
    return this.#storage.inTurn(
      person,
      async (trx) => whyNot(await atHand(trx, person)) ?? (await this.#replace(before, change, trx)),
    )
  }

  async #replace(before: MatchRow, change: Partial<MatchRow>, db: Kysely<Database>): Promise<boolean> {
    const after = { ...before, ...change, changed: Math.max(Date.now(), Number(before.changed) + 1) }
    const { numUpdatedRows } = await db
      .updateTable('matches')
      .set({ ...change, changed: after.changed })
      .where('id', '=', before.id)
      .where('changed', '=', before.changed)
      .where('status', '=', before.status)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    if (change.seats === undefined) return true
    await db.deleteFrom('seats').where('match', '=', before.id).execute()
    await seat(db, after)
    return true
  }

  /** Whether somebody sits or has sat anywhere. */
  async hasSat(person: string): Promise<boolean> {
    const { db } = this.#storage
    const row = await db.selectFrom('seats').select('match').where('person', '=', person).limit(1).executeTakeFirst()
    return row !== undefined
  }

  /** What a person has at hand: tables that wait and to which they have come, and matches that are played. */
  atHand(person: string): Promise<AtHand> {
    return atHand(this.#storage.db, person)
  }

  /** The match is played by these rules from now on. */
  async setRules(match: string, rules: string, version: string): Promise<void> {
    await this.#storage.db.updateTable('matches').set({ rules, version }).where('id', '=', match).execute()
  }

  /** Matches in which somebody has played, the newest first. */
  async of(person: string, before: number | null): Promise<(TableInfo & { changed: number })[]> {
    let query = this.#storage.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .selectAll('matches')
      .select('seats.changed as since')
      .where('seats.person', '=', person)
      .where('seats.status', 'not in', ['waiting', 'asked'])
      .orderBy('seats.changed', 'desc')
      .limit(listed)
    if (before !== null) query = query.where('seats.changed', '<', before)
    const rows = await query.execute()
    return rows.map((row) => ({ ...readMatch(row).table, changed: Number(row.since) }))
  }

  /** The table to which what was said under this id has led before; null if it is not known of any. */
  async ledTo(person: string, said: string): Promise<Stored | null> {
    const row = await this.#storage.db
      .selectFrom('quick')
      .innerJoin('matches', 'matches.id', 'quick.match')
      .selectAll('matches')
      .where('quick.person', '=', person)
      .where('quick.said', '=', said)
      .executeTakeFirst()
    return row ? readMatch(row) : null
  }

  async leads(person: string, said: string, match: string): Promise<void> {
    await this.#storage.db
      .insertInto('quick')
      .values({ person, said, match })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
