import { isDeckCode } from '@cardwright/catalog/node'
import type { SeatInfo, TableInfo } from '@cardwright/protocol'
import { withNames } from '../storage/archive.ts'
import type { Matches } from '../storage/matches.ts'
import type { Mutes } from '../storage/mutes.ts'
import type { Storage } from '../storage/open.ts'

/** What somebody is called who has had their account deleted. */
export const nobodyKnown = 'Somebody'

/** All that the server keeps of a person beside the account itself. */
export interface PersonalData {
  readonly matches: readonly unknown[]
  readonly chat: readonly { readonly match: string; readonly text: string; readonly at: number }[]
  readonly muted: readonly string[]
  readonly reports: readonly { readonly match: string; readonly reported: string; readonly text: string }[]
}

/** Tells people what is kept of them, and forgets them. Each statement is about one match or one person. */
export class Forgetting {
  readonly #storage: Storage
  readonly #matches: Matches
  readonly #mutes: Mutes

  constructor(storage: Storage, matches: Matches, mutes: Mutes) {
    this.#storage = storage
    this.#matches = matches
    this.#mutes = mutes
  }

  /** Where somebody sits or has played. */
  async matchesOf(person: string): Promise<string[]> {
    const rows = await this.#storage.db.selectFrom('seats').select('match').where('person', '=', person).execute()
    return [...new Set(rows.map(({ match }) => match))]
  }

  async export(person: string): Promise<PersonalData> {
    const { db } = this.#storage
    const matches: unknown[] = []
    const chat: PersonalData['chat'][number][] = []
    for (const match of await this.matchesOf(person)) {
      const stored = await this.#matches.get(match)
      if (stored) matches.push(asTheirs(stored.table, person))
      const lines = await db
        .selectFrom('chat')
        .select(['match', 'text', 'at'])
        .where('match', '=', match)
        .where('person', '=', person)
        .execute()
      chat.push(...lines.map((line) => ({ ...line, at: Number(line.at) })))
    }
    const reports = await db
      .selectFrom('reports')
      .select(['match', 'reported', 'text'])
      .where('person', '=', person)
      .execute()
    return { matches, chat, muted: await this.#mutes.of(person), reports }
  }

  /** What was played stays, for those who played with them: without a name, and without what was said. */
  async forget(person: string): Promise<void> {
    const { db } = this.#storage
    for (const match of await this.matchesOf(person)) {
      await this.#unseat(match, person)
      await db.deleteFrom('chat').where('match', '=', match).where('person', '=', person).execute()
    }
    for (const table of ['mutes', 'quick', 'sanctions', 'reports', 'decks'] as const)
      await db.deleteFrom(table).where('person', '=', person).execute()
  }

  async #unseat(match: string, person: string): Promise<void> {
    for (;;) {
      const stored = await this.#matches.get(match)
      if (stored === null) return
      const { row, table, header } = stored
      const isTheirs = (seat: SeatInfo) => seat.person === person
      const seats = table.seats.map((seat) => (isTheirs(seat) ? { kind: 'person', name: nobodyKnown } : seat))
      const names = header?.seats.map((name, at) => (isTheirs(table.seats[at]!) ? nobodyKnown : name))
      const change = {
        seats: JSON.stringify(seats),
        host: row.host === person ? null : row.host,
        ...(header && { header: JSON.stringify({ ...header, seats: names }) }),
      }
      if (!(await this.#matches.replace(row, change))) continue
      const ending = names && (await this.#matches.archive.ending(match))
      if (ending) await this.#matches.archive.rewrite(match, withNames(ending.record, names))
      return
    }
  }
}

/** A table without the decks of others: they may be secret until the match is over. */
function asTheirs(table: TableInfo, person: string): TableInfo {
  if (table.status === 'over') return table
  const seats = table.seats.map(({ side, ...seat }) =>
    side === undefined || (seat.person !== person && isDeckCode(side)) ? seat : { ...seat, side },
  )
  return { ...table, seats }
}
