import { type Comfort, commit, type Header, type Refusal, type Result, type Seat } from '@cardwright/engine'
import type { ChatLine, SeatInfo, TableInfo, TimeControl } from '@cardwright/protocol'
import type { JournalEntry } from '@cardwright/room'
import type { Kysely } from 'kysely'
import { Archive, type Ending, endingOf, withNames } from './archive.ts'
import type { Storage } from './open.ts'
import type { Database, MatchRow } from './schema.ts'
import { type AtHand, atHand, type Coming, seat } from './seats.ts'

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

/** By whom a match is led, and how often that has changed. */
export interface Lease {
  readonly match: string
  readonly owner: string
  readonly epoch: number
}

async function keepEnding(db: Kysely<Database>, match: string, ended: number, ending: Ending): Promise<void> {
  const { record: text, shown } = ending
  await db
    .insertInto('archive')
    .values({ match, ended, text, shown })
    .onConflict((oc) => oc.columns(['match', 'ended']).doUpdateSet({ text, shown }))
    .execute()
}

/** What is stored of matches. */
export class Matches {
  readonly #storage: Storage

  readonly archive: Archive

  constructor(storage: Storage) {
    this.#storage = storage
    this.archive = new Archive(storage)
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

  async entries(match: string, from = 0): Promise<JournalEntry[]> {
    const rows = await this.#storage.db
      .selectFrom('entries')
      .select('entry')
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n')
      .execute()
    return rows.map(({ entry }) => JSON.parse(entry) as JournalEntry)
  }

  /** The match has come to its end; one that has ended before keeps its time. */
  async finish(match: string, result: Result, ending: Ending): Promise<void> {
    const { db } = this.#storage
    const stored = await this.get(match)
    const ended = Number(stored?.row.ended ?? Date.now())
    await this.archive.into(ended, () =>
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

  /** What is left of a match that is over; null if it was never written, or is no longer here. */
  ending(match: string): Promise<Ending | null> {
    return endingOf(this.#storage.db, match)
  }

  async rewriteRecord(match: string, text: string): Promise<void> {
    for (const table of ['archive', 'records'] as const)
      await this.#storage.db.updateTable(table).set({ text }).where('match', '=', match).execute()
  }

  /** Keeps how a match stands, if it is led by who says so, and nothing later is kept already. */
  async savePosition(lease: Lease, n: number, saved: string): Promise<void> {
    const { match, owner, epoch } = lease
    await this.#storage.db
      .insertInto('positions')
      .columns(['match', 'n', 'saved'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .select(['matches.id', eb.val(n).as('n'), eb.val(saved).as('saved')])
          .where('id', '=', match)
          .where('owner', '=', owner)
          .where('epoch', '=', epoch),
      )
      .onConflict((oc) => oc.column('match').doUpdateSet({ n, saved }).where('positions.n', '<=', n))
      .execute()
  }

  /** Keeps in which windows a seat wants to be asked; throws if the match is no longer led by who says so. */
  async keepWindows({ match, owner, epoch }: Lease, seat: Seat, windows: Comfort['windows']): Promise<void> {
    const text = JSON.stringify(windows)
    const { numInsertedOrUpdatedRows } = await this.#storage.db
      .insertInto('preferences')
      .columns(['match', 'seat', 'windows'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .select(['matches.id', eb.val(seat).as('seat'), eb.val(text).as('windows')])
          .where('id', '=', match)
          .where('owner', '=', owner)
          .where('epoch', '=', epoch),
      )
      .onConflict((oc) => oc.columns(['match', 'seat']).doUpdateSet({ windows: text }))
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new Error(`Match ${match} is no longer led from here.`)
  }

  /** In which windows the seats of a match want to be asked, where they have said so. */
  async windows(match: string): Promise<Map<Seat, Comfort['windows']>> {
    const rows = await this.#storage.db
      .selectFrom('preferences')
      .select(['seat', 'windows'])
      .where('match', '=', match)
      .execute()
    return new Map(rows.map(({ seat, windows }) => [seat, JSON.parse(windows)]))
  }

  /** How a match stood when it was last looked at, packed. */
  async position(match: string): Promise<string | null> {
    const row = await this.#storage.db
      .selectFrom('positions')
      .select('saved')
      .where('match', '=', match)
      .executeTakeFirst()
    return row?.saved ?? null
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

  /** What was said since the `from`-th line, but no more than so many of the last lines. */
  async chat(match: string, from = 0, most = listed): Promise<ChatLine[]> {
    const rows = await this.#storage.db
      .selectFrom('chat')
      .select(['n', 'person', 'name', 'text', 'at'])
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n', 'desc')
      .limit(most)
      .execute()
    return rows.reverse().map((row) => ({ ...row, at: Number(row.at) }))
  }

  /** Whether somebody has said something under this id. */
  async isSaid(match: string, person: string, said: string, db = this.#storage.db): Promise<boolean> {
    const line = await db
      .selectFrom('chat')
      .select('n')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('said', '=', said)
      .executeTakeFirst()
    return line !== undefined
  }

  /** Null if it is there already: it was said before under this id. `full` if this person has said so many lines. */
  async say(match: string, line: Omit<ChatLine, 'n'>, said: string, most = listed): Promise<ChatLine | null | 'full'> {
    const outcome = await this.#storage.inTurn(match, async (db) => {
      if (await this.isSaid(match, line.person, said, db)) return null
      const { last, own } = await db
        .selectFrom('chat')
        .select((eb) => [eb.fn.max('n').as('last'), eb.fn.countAll().filterWhere('person', '=', line.person).as('own')])
        .where('match', '=', match)
        .executeTakeFirstOrThrow()
      if (Number(own) >= most) return 'full'
      const n = last === null ? 0 : Number(last) + 1
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('chat')
        .values({ match, n, said, ...line })
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirstOrThrow()
      // an older process does not wait for its turn
      return numInsertedOrUpdatedRows === 1n ? { n, ...line } : 'taken'
    })
    return outcome === 'taken' ? this.say(match, line, said, most) : outcome
  }

  async muted(person: string, db = this.#storage.db): Promise<string[]> {
    const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(({ muted }) => muted)
  }

  /** Tells whether there was room for it. */
  mute(person: string, muted: string, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    return this.#storage.inTurn(person, async (db) => {
      const theirs = await this.muted(person, db)
      if (theirs.length >= most && !theirs.includes(muted)) return false
      await db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((oc) => oc.doNothing())
        .execute()
      return true
    })
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.#storage.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  }

  /** Tells whether it is there, this time or since before: a person has room for so many since then. */
  report(
    report: { id: string; match: string; person: string; reported: string; text: string },
    since: number,
    most: number,
  ): Promise<boolean> {
    return this.#storage.inTurn(report.person, async (db) => {
      const known = await db.selectFrom('reports').select('id').where('id', '=', report.id).executeTakeFirst()
      if (known) return true
      const theirs = await db
        .selectFrom('reports')
        .select('id')
        .where('person', '=', report.person)
        .where('at', '>', since)
        .execute()
      if (theirs.length >= most) return false
      await db
        .insertInto('reports')
        .values({ ...report, at: Date.now(), handled: null })
        .execute()
      return true
    })
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
