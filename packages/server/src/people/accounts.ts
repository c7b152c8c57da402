import { type Kysely, sql } from 'kysely'
import type { Storage } from '../storage/open.ts'

/** An account or a guest, as an operator and they themselves may see it. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly guest: boolean
  readonly created: string
}

export interface SessionInfo {
  readonly created: string
  readonly expires: string
  readonly address: string | null
  readonly agent: string | null
}

interface UserRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isAnonymous: boolean | number | null
  readonly createdAt: string | Date
}

/** How many are looked at, or removed, by one statement: a longer one would keep others waiting. */
const piece = 500

const text = (date: string | Date): string => new Date(date).toISOString()

/** What the tables of accounts hold, beside what the library that owns them does with them. */
export class Accounts {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  // biome-ignore lint/suspicious/noExplicitAny: these tables are better-auth's
  get #db(): Kysely<any> {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return this.#storage.db as Kysely<any>
  }

  /** A time as these tables hold it. */
  #time(ms: number): string | Date {
    return this.#storage.dialect === 'sqlite' ? new Date(ms).toISOString() : new Date(ms)
  }

  async get(id: string): Promise<Account | null> {
    const row = (await this.#db.selectFrom('auth_user').selectAll().where('id', '=', id).executeTakeFirst()) as
      | UserRow
      | undefined
    if (!row) return null
    const guest = row.isAnonymous === true || row.isAnonymous === 1
    return { id, name: row.name, email: guest ? null : row.email, guest, created: text(row.createdAt) }
  }

  async sessions(person: string): Promise<SessionInfo[]> {
    const rows = await this.#db
      .selectFrom('auth_session')
      .select(['createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', person)
      .execute()
    return rows.map((row) => ({
      created: text(row.createdAt),
      expires: text(row.expiresAt),
      address: row.ipAddress,
      agent: row.userAgent,
    }))
  }

  /** An account that was made since then goes by the name of the guest who made it; returns how it is called now. */
  async keepName(guest: string, account: string, since: number): Promise<string | null> {
    const [before, after] = [await this.get(guest), await this.get(account)]
    if (before === null || after === null || Date.parse(after.created) < since) return after?.name ?? null
    await this.#db.updateTable('auth_user').set({ name: before.name }).where('id', '=', account).execute()
    return before.name
  }

  /** Signs somebody out everywhere. */
  async signOut(person: string): Promise<void> {
    await this.#db.deleteFrom('auth_session').where('userId', '=', person).execute()
  }

  /** Removes somebody; what else belongs to them is forgotten before. */
  async remove(person: string): Promise<void> {
    for (const table of ['auth_session', 'auth_account', 'auth_passkey'])
      await this.#db.deleteFrom(table).where('userId', '=', person).execute()
    await this.#db.deleteFrom('auth_user').where('id', '=', person).execute()
  }

  /** Removes sessions that have ended; returns how many. */
  async endSessions(now: number): Promise<number> {
    const ended = this.#db.selectFrom('auth_session').select('id').where('expiresAt', '<', this.#time(now)).limit(piece)
    for (let removed = 0; ; ) {
      const { numDeletedRows } = await this.#db.deleteFrom('auth_session').where('id', 'in', ended).executeTakeFirst()
      removed += Number(numDeletedRows)
      if (numDeletedRows === 0n) return removed
    }
  }

  /** Guests who came before then and can come back no more: they have no session left. */
  async *lostGuests(before: number, most = piece): AsyncGenerator<string> {
    const guests = this.#db
      .selectFrom('auth_user')
      .select((eb) => [
        'id',
        // as a date it would lose what PostgreSQL knows beyond milliseconds, and be found again and again
        sql<string>`cast("updatedAt" as text)`.as('updated'),
        eb
          .selectFrom('auth_session')
          .select('auth_session.id')
          .whereRef('auth_session.userId', '=', 'auth_user.id')
          .limit(1)
          .as('session'),
      ])
      .where('isAnonymous', '=', this.#storage.dialect === 'sqlite' ? sql`1` : sql`true`)
      .where('updatedAt', '<', this.#time(before))
      .orderBy('updatedAt')
      .orderBy('id')
      .limit(most)
    for (let after = guests; ; ) {
      const rows = await after.execute()
      for (const { id, session } of rows) if (session === null) yield id
      const last = rows.at(-1)
      if (!last) return
      after = guests.where((eb) => eb(eb.refTuple('updatedAt', 'id'), '>', eb.tuple(last.updated, last.id)))
    }
  }
}
