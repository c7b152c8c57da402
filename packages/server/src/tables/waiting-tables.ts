import { commit, type Header, isRefusal, type Refusal, sealedSeed } from '@cardwright/engine'
import type { SeatInfo, TableInfo } from '@cardwright/protocol'
import { KeyedQueue } from '../keyed-queue.ts'
import { headerFor, withCards } from '../rules/header.ts'
import type { MatchRow } from '../storage/schema.ts'
import type { Coming } from '../storage/seats.ts'
import type { Stored } from '../storage/stored.ts'
import { tablesWords } from '../words/en/tables.ts'
import type { TablesOptions } from './options.ts'
import { noTable, type TableRefusal } from './refusals.ts'
import { isThere, withoutPresence } from './seating.ts'

/** What becomes of a table as it is stored now. */
export type Change = (stored: Stored) => Changes | TableRefusal | Promise<Changes | TableRefusal>

export interface Changes {
  readonly seats?: SeatInfo[]
  readonly contributions?: Readonly<Record<string, string>>
  readonly host?: string | null
  /** Who comes to the table by it. */
  readonly coming?: Coming
}

/** Tables that wait, as they are stored: each is changed by one after the other, until it begins or ends. */
export class WaitingTables {
  readonly #options: TablesOptions
  readonly #queue = new KeyedQueue()

  constructor(options: TablesOptions) {
    this.#options = options
  }

  /** Changes a table, and begins it when all are ready; tries until no other process has changed it in between. */
  change(match: string, change: Change): Promise<TableInfo | TableRefusal> {
    return this.#queue.run(match, () => this.#tryChange(match, change))
  }

  async #tryChange(match: string, change: Change): Promise<TableInfo | TableRefusal> {
    for (;;) {
      const stored = await this.#options.matches.get(match)
      if (!stored || this.#isForgotten(stored)) return noTable
      if (stored.table.status !== 'waiting') return { why: tablesWords.begunAlready }
      const changes = await change(stored)
      if ('why' in changes) return changes
      const { seats = stored.table.seats, contributions = stored.contributions, host = stored.table.host } = changes
      const { coming } = changes
      const isReady = seats.every(({ kind }, at) => kind === 'bot' || (kind === 'person' && at in contributions))
      if (isReady) {
        const begun = await this.begin({ ...stored, table: { ...stored.table, seats } }, contributions, coming)
        if (begun) return begun
        continue
      }
      const table = { ...stored.table, seats, host }
      if (!seats.some(isThere)) {
        await this.end(match)
        return table
      }
      const fields = {
        ...(changes.seats && { seats: JSON.stringify(seats.map(withoutPresence)) }),
        contributions: JSON.stringify(contributions),
        host,
      }
      const replaced = await this.#replace(stored.row, fields, coming)
      if (isRefusal(replaced)) return replaced
      if (!replaced) continue
      void this.#options.changed(table)
      return table
    }
  }

  #replace(row: MatchRow, fields: Partial<MatchRow>, coming?: Coming): Promise<boolean | Refusal> {
    const { matches } = this.#options
    return coming ? matches.replaceFor(coming, row, fields) : matches.replace(row, fields)
  }

  /** A link that nobody has followed for long leads nowhere. */
  #isForgotten({ table, row }: Stored): boolean {
    return (
      table.status === 'waiting' && Date.now() - Number(row.changed) > this.#options.budgets.privateTableSeconds * 1000
    )
  }

  /** The cards are dealt. Null if somebody else has changed the table meanwhile. */
  async begin(
    stored: Stored,
    contributions: Readonly<Record<string, string>>,
    coming?: Coming,
  ): Promise<TableInfo | Refusal | null> {
    const { table, secret, row } = stored
    const { entry, rules } = this.#options.games.get(table.game)!
    const catalogued = await withCards(entry, table.seats)
    const added = table.seats.map((_, at) => contributions[at] ?? '')
    const seal = { commitment: commit(secret), contributions: added, secret }
    const header: Header = headerFor(catalogued, table.options, table.seats, sealedSeed(secret, added), seal)
    const change: Partial<MatchRow> = {
      status: 'playing',
      seats: JSON.stringify(table.seats.map(withoutPresence)),
      contributions: JSON.stringify(contributions),
      header: JSON.stringify(header),
      version: header.version,
      rules,
      owner: this.#options.node,
      epoch: row.epoch + 1,
    }
    const replaced = await this.#replace(row, change, coming)
    if (isRefusal(replaced)) return replaced
    if (!replaced) return null
    const begun: TableInfo = { ...table, status: 'playing' }
    void this.#options.changed(begun)
    return begun
  }

  /** Takes a table away. */
  async end(match: string): Promise<void> {
    if (await this.#options.matches.end(match)) this.#options.ended(match)
  }
}
