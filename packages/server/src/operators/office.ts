import { randomUUID } from 'node:crypto'
import type { House } from '../house.ts'
import type { Account, Accounts } from '../people/accounts.ts'
import type { BotAccounts } from '../people/bot-accounts.ts'
import type { Forgetting } from '../people/forgetting.ts'
import type { Storage } from '../storage/open.ts'
import type { Sanction, SanctionKind, Sanctions } from './sanctions.ts'

/** How many are listed at once. */
const listed = 100
const dayMs = 86_400_000

export interface Report {
  readonly id: string
  readonly match: string
  readonly person: string
  readonly reported: string
  readonly text: string
  readonly at: number
}

/** What an operator did, to whom or what, and why. */
export interface Operation {
  readonly at: number
  readonly operator: string
  readonly what: string
  readonly subject: string
  readonly why: string
}

export interface Dossier {
  readonly account: Account
  readonly sanctions: readonly Sanction[]
  readonly matches: readonly string[]
}

export interface OfficeOptions {
  readonly storage: Storage
  readonly house: House
  readonly accounts: Accounts
  readonly sanctions: Sanctions
  readonly bots: BotAccounts
  readonly forgetting: Forgetting
  /** Sessions of this person have ended: their connections are looked at. */
  readonly signedOut: (person: string) => void
  /** A bot whose token is gone leaves where it sits and plays. */
  readonly dismiss: (bot: string) => Promise<void>
  /** Guests are forgotten after so many days without a session. */
  readonly guestDays: number
  readonly log: (operation: Operation) => void
}

/** What operators do. All of it is logged, and kept in a table that nobody can change from outside. */
export class Office {
  readonly #options: OfficeOptions

  constructor(options: OfficeOptions) {
    this.#options = options
  }

  get #db() {
    return this.#options.storage.db
  }

  async #note(operator: string, what: string, subject: string, why: string): Promise<void> {
    const operation: Operation = { at: Date.now(), operator, what, subject, why }
    this.#options.log(operation)
    await this.#db
      .insertInto('operations')
      .values({ id: randomUUID(), ...operation })
      .execute()
  }

  /** The newest first. */
  async operations(): Promise<Operation[]> {
    const rows = await this.#db
      .selectFrom('operations')
      .select(['at', 'operator', 'what', 'subject', 'why'])
      .orderBy('at', 'desc')
      .limit(listed)
      .execute()
    return rows.map((row) => ({ ...row, at: Number(row.at) }))
  }

  /** Those that nobody has dealt with, the oldest first. */
  async reports(): Promise<Report[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .select(['id', 'match', 'person', 'reported', 'text', 'at'])
      .where('handled', 'is', null)
      .orderBy('at')
      .limit(listed)
      .execute()
    return rows.map((row) => ({ ...row, at: Number(row.at) }))
  }

  /** The names of those of these ids that are people. */
  async namesOf(ids: readonly string[]): Promise<Record<string, string>> {
    const names: Record<string, string> = {}
    for (const id of new Set(ids)) {
      const account = await this.#options.accounts.get(id)
      if (account) names[id] = account.name
    }
    return names
  }

  /** Tells whether there was such a report. */
  async settle(operator: string, id: string, why: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('reports')
      .set({ handled: Date.now() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await this.#note(operator, 'settle', id, why)
    return true
  }

  async dossier(person: string): Promise<Dossier | null> {
    const { accounts, sanctions, forgetting } = this.#options
    const account = await accounts.get(person)
    if (!account) return null
    const matches = (await forgetting.matchesOf(person)).slice(-listed)
    return { account, sanctions: await sanctions.of(person), matches }
  }

  async sanction(operator: string, person: string, kind: SanctionKind, hours: number | null, why: string) {
    const { sanctions, accounts, bots, signedOut, dismiss } = this.#options
    const at = Date.now()
    await sanctions.set(person, { kind, why, at, until: hours === null ? null : at + hours * 3_600_000 })
    if (kind === 'ban') {
      await accounts.signOut(person)
      signedOut(person)
      for (const bot of await bots.removeAll(person)) await dismiss(bot)
    }
    await this.#note(operator, kind, person, why)
  }

  async lift(operator: string, person: string, kind: SanctionKind, why: string): Promise<void> {
    await this.#options.sanctions.lift(person, kind)
    await this.#note(operator, `un${kind}`, person, why)
  }

  /** Ends a match without a winner; or says where else that can be done, or why not. */
  async end(operator: string, match: string, why: string): Promise<{ elsewhere: string } | { why: string } | null> {
    const { house } = this.#options
    const found = await house.rooms.find(match, () => true)
    if ('elsewhere' in found) return found
    if ('waiting' in found) await house.tables.end(match)
    else if ('problem' in found) return { why: found.problem }
    else {
      const ended = await found.room.end({ winner: null, why: 'operator' })
      if ('why' in ended) return { why: ended.why }
    }
    await this.#note(operator, 'end', match, why)
    return null
  }

  /** Removes sessions that have ended, guests who cannot come back, and entries of matches that are in the archive. */
  async purge(operator: string): Promise<{ sessions: number; guests: number }> {
    const { accounts, forgetting, guestDays, house } = this.#options
    const now = Date.now()
    const sessions = await accounts.endSessions(now)
    let guests = 0
    for await (const guest of accounts.lostGuests(now - guestDays * dayMs)) {
      await forgetting.forget(guest)
      await accounts.remove(guest)
      guests++
    }
    await house.matches.archive.prepare()
    while ((await house.matches.archive.clear(now - dayMs)) > 0);
    if (sessions + guests > 0) await this.#note(operator, 'purge', '', `${sessions} sessions, ${guests} guests`)
    return { sessions, guests }
  }
}
