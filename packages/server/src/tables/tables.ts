import { createHmac } from 'node:crypto'
import { type Entry, sideProblem } from '@cardwright/catalog/node'
import { isRefusal, type Refusal } from '@cardwright/engine'
import type { SeatInfo, TableInfo } from '@cardwright/protocol'
import type { Person } from '../auth.ts'
import { problemOf, withCards } from '../rules/header.ts'
import type { Matches } from '../storage/matches.ts'
import type { MatchRow } from '../storage/schema.ts'
import type { Coming } from '../storage/seats.ts'
import { readMatch, type Stored } from '../storage/stored.ts'
import { tablesWords } from '../words/en/tables.ts'
import { Arrivals } from './arrivals.ts'
import type { TablesOptions } from './options.ts'
import { noSeat, noTable, type TableRefusal } from './refusals.ts'
import { Rematches } from './rematches.ts'
import { newRow, type Wish } from './row.ts'
import { isAskedAs, isThere, openSeat, seated, seatOf, termsAt, whyNoSeat, withComing } from './seating.ts'
import { type Change, WaitingTables } from './waiting-tables.ts'

interface Seating {
  readonly match: string
  readonly seat?: number | undefined
  readonly side?: string | undefined
  /** They agree to what is unusual at this table. */
  readonly agrees?: boolean | undefined
}

/** A table that was stored now, or before. */
interface Made {
  readonly stored: Stored
  readonly isNew: boolean
}

/** Tables before the first card is dealt: made, filled, left, and begun when all are ready. */
export class Tables {
  readonly #options: TablesOptions
  readonly #matches: Matches
  readonly #waiting: WaitingTables
  readonly #arrivals: Arrivals
  readonly #rematches: Rematches

  constructor(options: TablesOptions) {
    this.#options = options
    this.#matches = options.matches
    this.#waiting = new WaitingTables(options)
    this.#arrivals = new Arrivals(options, async (person, match) => {
      // a link that is forgotten leads nowhere from now on
      if ((await this.leave(person, match)) === noTable) await this.end(match)
    })
    this.#rematches = new Rematches(options, this.#arrivals)
  }

  /** A request that comes again under the same id, because no answer came back, gets the same table; nobody else can name it. */
  #idFor(host: Person, said: string): string {
    return createHmac('sha256', this.#options.secret)
      .update(JSON.stringify([host.id, said]))
      .digest('hex')
      .slice(0, 32)
  }

  async create(host: Person, wish: Wish, said: string): Promise<TableInfo | Refusal> {
    const made = await this.make(host, wish, said)
    if ('why' in made) return made
    const { stored, isNew } = made
    const { table } = stored
    if (isNew) await this.#options.changed(table)
    // a table of bots alone needs nobody's word
    const isFull = table.status === 'waiting' && table.seats.every(({ kind }) => kind === 'bot')
    return (isFull && (await this.#waiting.begin(stored, {}))) || table
  }

  /** The table that was found or made under this id; null if none was. */
  async madeAs(host: Person, said: string): Promise<TableInfo | null> {
    return (await this.#before(host, said))?.table ?? null
  }

  async #before(host: Person, said: string): Promise<Stored | null> {
    return (await this.#matches.get(this.#idFor(host, said))) ?? this.#matches.ledTo(host.id, said)
  }

  /** Stores a table of which nobody is told yet. */
  make(host: Person, wish: Wish, said: string): Promise<Made | Refusal> {
    return this.#arrivals.come(host, (coming) => this.#make(host, wish, said, coming))
  }

  async #make(host: Person, wish: Wish, said: string, coming: Coming): Promise<Made | Refusal> {
    const before = await this.#before(host, said)
    if (before !== null) return { stored: before, isNew: false }
    const row = await this.#rowFor(host, wish, said)
    if ('why' in row) return row
    const made = await this.#matches.insertFor(coming, row)
    // another process may have been asked for it, too, and then it counts already
    const there = made === true ? null : await this.#matches.get(row.id)
    if (there !== null) return { stored: there, isNew: false }
    if (isRefusal(made)) return made
    // a guest may ask again as somebody else
    if (host.guest) await this.#matches.leads(host.id, said, row.id)
    return { stored: readMatch(row), isNew: true }
  }

  async #rowFor(host: Person, wish: Wish, said: string): Promise<MatchRow | Refusal> {
    const { games, budgets } = this.#options
    const catalogued = games.get(wish.game)?.entry
    if (!catalogued) return { why: tablesWords.noGame(wish.game, [...games.keys()].join(', ')) }
    if (JSON.stringify(wish.options ?? {}).length > budgets.optionBytesPerTable)
      return { why: tablesWords.optionsTooLong(budgets.optionBytesPerTable) }
    if (wish.seats.filter(({ kind }) => kind === 'me').length > 1) return { why: tablesWords.oneSeat }
    const seats = wish.seats.map((seat) => wishedSeat(seat, host))
    const problem = problemOf(await withCards(catalogued, seats), wish.options === undefined ? {} : wish.options, seats)
    return problem === null ? newRow(this.#idFor(host, said), catalogued, host.id, seats, wish) : { why: problem }
  }

  /** Takes away a table that waits. */
  end(match: string): Promise<void> {
    return this.#waiting.end(match)
  }

  /** Whether somebody who wants any table of a game may be led to this one. */
  isForAnybody({ status, open, options, time, seats }: TableInfo): boolean {
    const isPlain = JSON.stringify(options) === '{}' && JSON.stringify(time) === JSON.stringify(this.#options.quickTime)
    return status === 'waiting' && open && isPlain && seats.some(({ kind }) => kind === 'open')
  }

  /** Takes a seat, perhaps with a side of one's choice; who sits there already chooses another side. */
  sit(person: Person, { match, seat, side, agrees }: Seating): Promise<TableInfo | TableRefusal> {
    return this.#come(person, match, async (stored) => {
      const { table } = stored
      const entry = await this.#entryWith([...table.seats, { side }], table.game)
      const problem = side === undefined || !entry ? null : sideProblem(entry, side, table.options as object)
      if (problem !== null) return { why: problem }
      const mine = table.seats.findIndex((each) => each.person === person.id)
      const free = table.seats.findIndex((each, at) => each.kind === 'open' && (seat === undefined || at === seat))
      const taken = mine < 0 ? free : mine
      if (taken < 0) return whyNoSeat(table, seat)
      const disagreement = mine < 0 && !agrees ? termsAt(entry, table) : null
      if (disagreement !== null) return disagreement
      return seated(stored, taken, seatOf(person), side, entry)
    })
  }

  /** A change by which somebody may come to a table: they need room for one more. */
  #come(person: Person, match: string, change: Change): Promise<TableInfo | TableRefusal> {
    const hasCome = ({ person: who, asked }: SeatInfo) => who === person.id && !asked
    return this.#arrivals.come(person, (coming) =>
      this.#waiting.change(match, async (stored) => {
        const changes = await change(stored)
        const isNew = !('why' in changes) && changes.seats?.some(hasCome) && !stored.table.seats.some(hasCome)
        return isNew ? { ...changes, coming } : changes
      }),
    )
  }

  /** A game with the imported cards of these sides; undefined if it is not played here any more. */
  async #entryWith(seats: readonly Pick<SeatInfo, 'side'>[], game: string): Promise<Entry | undefined> {
    const entry = this.#options.games.get(game)?.entry
    return entry && withCards(entry, seats)
  }

  leave(person: Person, match: string): Promise<TableInfo | TableRefusal> {
    return this.#waiting.change(match, ({ table, contributions }) => {
      const at = table.seats.findIndex((each) => each.person === person.id)
      if (at < 0) return noSeat
      const { [at]: _, ...others } = contributions
      const seats = table.seats.map((each, seat) => (seat === at ? openSeat : each))
      const host = seats.find(isThere)?.person ?? null
      return { seats, contributions: others, host: table.host === person.id ? host : table.host }
    })
  }

  /** Somebody has seen the commitment and adds to the seed. When all have, the cards are dealt. */
  ready(person: Person, match: string, contribution: string): Promise<TableInfo | TableRefusal> {
    return this.#come(person, match, ({ table, contributions }) => {
      const at = table.seats.findIndex((each) => each.person === person.id)
      if (at < 0) return noSeat
      const seats = table.seats.some(isAskedAs(person)) && withComing(table.seats, person)
      return { contributions: { [at]: contribution, ...contributions }, ...(seats && { seats }) }
    })
  }

  /** The table that follows a match, at which who asks for it has a seat. */
  async rematch(person: Person, match: string): Promise<TableInfo | TableRefusal> {
    const made = await this.#rematches.after(match, person)
    const isAsked = !('why' in made) && made.status === 'waiting' && made.seats.some(isAskedAs(person))
    return isAsked ? this.#come(person, made.match, ({ table }) => ({ seats: withComing(table.seats, person) })) : made
  }
}

function wishedSeat(seat: Wish['seats'][number], host: Person): SeatInfo {
  const side = seat.side === undefined ? {} : { side: seat.side }
  if (seat.kind === 'me') return { ...seatOf(host), ...side }
  if (seat.kind === 'open') return { ...openSeat, ...side }
  return { kind: 'bot', name: `${seat.strength} bot`, strength: seat.strength, ...side }
}
