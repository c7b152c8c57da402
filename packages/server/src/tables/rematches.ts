import { randomUUID } from 'node:crypto'
import { isRefusal } from '@cardwright/engine'
import type { SeatInfo, TableInfo } from '@cardwright/protocol'
import type { Person } from '../auth.ts'
import type { Coming } from '../storage/seats.ts'
import { tablesWords } from '../words/en/tables.ts'
import type { Arrivals } from './arrivals.ts'
import type { TablesOptions } from './options.ts'
import type { TableRefusal } from './refusals.ts'
import { newRow } from './row.ts'
import { openSeat, withoutPresence } from './seating.ts'

/** Tables that follow matches. */
export class Rematches {
  readonly #options: TablesOptions
  readonly #arrivals: Arrivals

  constructor(options: TablesOptions, arrivals: Arrivals) {
    this.#options = options
    this.#arrivals = arrivals
  }

  /** The same table once more, with the seats turned by one: whoever asks first makes it, and the others are asked to it. */
  after(match: string, person: Person): Promise<TableInfo | TableRefusal> {
    return this.#arrivals.come(person, (coming) => this.#after(match, person, coming))
  }

  async #after(match: string, person: Person, coming: Coming): Promise<TableInfo | TableRefusal> {
    const { matches, games, changed } = this.#options
    const stored = await matches.get(match)
    if (!stored) return { why: tablesWords.noMatch, as: 'unknown' }
    const { table, row } = stored
    if (!table.seats.some((each) => each.person === person.id)) return { why: tablesWords.didNotPlay, as: 'forbidden' }
    if (table.status !== 'over') return { why: tablesWords.notOver }
    const before = table.rematch === null ? null : await matches.get(table.rematch)
    // one that everybody has left is no more
    if (before !== null) return before.table
    const catalogued = games.get(table.game)?.entry
    if (!catalogued) return { why: tablesWords.gameIsGone(table.game) }
    const { game, options, time } = table
    const wish = { game, options, seats: [], ...(time && { time }) }
    const next = newRow(randomUUID(), catalogued, person.id, await this.#turned(table, person), wish)
    const inserted = await matches.insertFor(coming, next)
    if (isRefusal(inserted)) return inserted
    if (!(await matches.replace(row, { rematch: next.id }))) {
      await matches.end(next.id)
      return this.#after(match, person, coming)
    }
    const made = (await matches.get(next.id))!.table
    void changed({ ...table, rematch: next.id })
    void changed(made)
    return made
  }

  #turned({ seats }: TableInfo, asker: Person): Promise<SeatInfo[]> {
    return Promise.all(seats.map((_, at) => this.#seatFor(seats[(at + 1) % seats.length]!, asker)))
  }

  /** The seat of somebody who is gone for good, or has no room for one table more, is free. */
  async #seatFor(seat: SeatInfo, asker: Person): Promise<SeatInfo> {
    if (seat.kind !== 'person' || seat.person === asker.id) return withoutPresence(seat)
    const hasRoom = seat.person !== undefined && (await this.#arrivals.hasRoom(seat.person))
    return hasRoom ? { ...withoutPresence(seat), asked: true } : openSeat
  }
}
