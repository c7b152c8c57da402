import { createHmac, randomUUID } from 'node:crypto'
import { type Entry, sideProblem } from '@cardwright/catalog/node'
import { commit, type Header, isRefusal, type Refusal, sealedSeed } from '@cardwright/engine'
import type { RefusalCode, SeatInfo, TableInfo, TimeControl } from '@cardwright/protocol'
import type { Person } from './auth.ts'
import type { Budgets } from './budgets.ts'
import { KeyedQueue } from './keyed-queue.ts'
import type { Games } from './rules/games.ts'
import { headerFor, problemOf, withCards } from './rules/header.ts'
import { isAskedAs, isThere, seated, termsAt, whyNoSeat, withComing } from './seating.ts'
import type { LobbyList } from './storage/lobby.ts'
import { type Matches, readMatch, type Stored } from './storage/matches.ts'
import type { MatchRow } from './storage/schema.ts'
import type { AtHand, Coming } from './storage/seats.ts'
import { newRow, type Wish } from './table-row.ts'
import { tablesWords } from './words/en/tables.ts'

/** Why something is not done at a table, and as what it is refused, if not as against the rules. */
export interface TableRefusal extends Refusal {
  readonly as?: RefusalCode
}

const noTable: TableRefusal = { why: tablesWords.noTable, as: 'unknown' }
const noSeat: TableRefusal = { why: tablesWords.noSeat, as: 'forbidden' }

const openSeat: SeatInfo = { kind: 'open', name: 'open' }

export interface TablesOptions {
  readonly games: Games
  readonly matches: Matches
  readonly lobby: LobbyList
  readonly node: string
  readonly secret: string
  readonly budgets: Budgets
  /** The clock of tables that are made for whoever wants any. */
  readonly quickTime: TimeControl
  /** Called whenever a table was made or has changed; done when it is listed. */
  readonly changed: (table: TableInfo) => Promise<void>
  /** Called when a table has ended before anybody has played there. */
  readonly ended: (match: string) => void
}

/** Tables before the first card is dealt: made, filled, left, and begun when all are ready. */
export class Tables {
  readonly #options: TablesOptions
  readonly #matches: Matches
  readonly #queue = new KeyedQueue()

  constructor(options: TablesOptions) {
    this.#options = options
    this.#matches = options.matches
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
    return (isFull && (await this.#begin(stored, {}))) || table
  }

  /** The table that was found or made under this id; null if none was. */
  async madeAs(host: Person, said: string): Promise<TableInfo | null> {
    return (await this.#before(host, said))?.table ?? null
  }

  async #before(host: Person, said: string): Promise<Stored | null> {
    return (await this.#matches.get(this.#idFor(host, said))) ?? this.#matches.ledTo(host.id, said)
  }

  /** Stores a table of which nobody is told yet. Those who ask for many at once are counted one after the other. */
  make(host: Person, wish: Wish, said: string): Promise<Made | Refusal> {
    return this.#queue.run(host.id, () => this.#make(host, wish, said))
  }

  async #make(host: Person, wish: Wish, said: string): Promise<Made | Refusal> {
    const before = await this.#before(host, said)
    if (before !== null) return { stored: before, isNew: false }
    const { games, budgets } = this.#options
    const catalogued = games.get(wish.game)?.entry
    if (!catalogued) return { why: tablesWords.noGame(wish.game, [...games.keys()].join(', ')) }
    if (JSON.stringify(wish.options ?? {}).length > budgets.optionBytesPerTable)
      return { why: tablesWords.optionsTooLong(budgets.optionBytesPerTable) }
    const mine = wish.seats.filter(({ kind }) => kind === 'me').length
    if (mine > 1) return { why: tablesWords.oneSeat }
    const seats = wish.seats.map((seat): SeatInfo => {
      const side = seat.side === undefined ? {} : { side: seat.side }
      if (seat.kind === 'me') return { ...seatOf(host), ...side }
      if (seat.kind === 'open') return { ...openSeat, ...side }
      return { kind: 'bot', name: `${seat.strength} bot`, strength: seat.strength, ...side }
    })
    const problem = problemOf(await withCards(catalogued, seats), wish.options === undefined ? {} : wish.options, seats)
    if (problem !== null) return { why: problem }
    const row = newRow(this.#idFor(host, said), catalogued, host.id, seats, wish)
    const coming = this.#coming(host)
    const made = await this.#matches.insertFor(coming, row)
    // another process may have been asked for it, too, and then it counts already
    const there = made === true ? null : await this.#matches.get(row.id)
    if (there !== null) return { stored: there, isNew: false }
    if (isRefusal(made)) return made
    // a guest may ask again as somebody else
    if (host.guest) await this.#matches.leads(host.id, said, row.id)
    await this.#makeWay(host, coming)
    return { stored: readMatch(row), isNew: true }
  }

  /** At how many tables somebody may wait. Each may begin: it counts as a match that they play. */
  #mayWaitAt({ playing }: AtHand): number {
    const { waitingTablesPerPerson, matchesPerPerson } = this.#options.budgets
    return Math.min(waitingTablesPerPerson, matchesPerPerson - playing)
  }

  /** Somebody comes to one table more, if they do not play enough already. */
  #coming({ id }: Person): Vacancy {
    const vacancy: Vacancy = {
      person: id,
      isFull: false,
      whyNot: (atHand) => {
        vacancy.isFull = atHand.waiting >= this.#mayWaitAt(atHand)
        const { playing } = atHand
        return playing >= this.#options.budgets.matchesPerPerson ? { why: tablesWords.playsEnough(playing) } : null
      },
    }
    return vacancy
  }

  /**
   * Somebody who waits at too many tables now leaves the oldest. Another process may do the same for another table: it is
   * counted anew until there are no more than allowed.
   */
  async #makeWay(person: Person, { isFull }: Vacancy): Promise<void> {
    for (let left: string | null = null; isFull; ) {
      const atHand = await this.#matches.atHand(person.id)
      const { waiting, oldest } = atHand
      if (oldest === null || oldest === left || waiting <= this.#mayWaitAt(atHand)) return
      // a link that is forgotten leads nowhere from now on
      if ((await this.leave(person, oldest)) === noTable) await this.end(oldest)
      left = oldest
    }
  }

  /** Takes away a table that waits. */
  async end(match: string): Promise<void> {
    if (await this.#matches.end(match)) this.#options.ended(match)
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
    return this.#queue.run(person.id, async () => {
      const coming = this.#coming(person)
      const outcome = await this.#change(match, async (stored) => {
        const changes = await change(stored)
        const isNew = !('why' in changes) && changes.seats?.some(hasCome) && !stored.table.seats.some(hasCome)
        return isNew ? { ...changes, coming } : changes
      })
      if (!('why' in outcome)) await this.#makeWay(person, coming)
      return outcome
    })
  }

  /** A game with the imported cards of these sides; undefined if it is not played here any more. */
  async #entryWith(seats: readonly Pick<SeatInfo, 'side'>[], game: string): Promise<Entry | undefined> {
    const entry = this.#options.games.get(game)?.entry
    return entry && withCards(entry, seats)
  }

  leave(person: Person, match: string): Promise<TableInfo | TableRefusal> {
    return this.#change(match, ({ table, contributions }) => {
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

  /** The same table once more, with the seats turned by one: whoever asks first makes it, and the others are asked to it. */
  async rematch(person: Person, match: string): Promise<TableInfo | TableRefusal> {
    const made = await this.#queue.run(person.id, () => this.#rematch(person, match))
    const isAsked = !('why' in made) && made.status === 'waiting' && made.seats.some(isAskedAs(person))
    return isAsked ? this.#come(person, made.match, ({ table }) => ({ seats: withComing(table.seats, person) })) : made
  }

  async #rematch(person: Person, match: string): Promise<TableInfo | TableRefusal> {
    const stored = await this.#matches.get(match)
    if (!stored) return { why: tablesWords.noMatch, as: 'unknown' }
    const { table, row } = stored
    if (!table.seats.some((each) => each.person === person.id)) return { why: tablesWords.didNotPlay, as: 'forbidden' }
    if (table.status !== 'over') return { why: tablesWords.notOver }
    const before = table.rematch === null ? null : await this.#matches.get(table.rematch)
    // one that everybody has left is no more
    if (before !== null) return before.table
    const catalogued = this.#options.games.get(table.game)?.entry
    if (!catalogued) return { why: tablesWords.gameIsGone(table.game) }
    const turned = table.seats.map((_, at) => table.seats[(at + 1) % table.seats.length]!)
    const seats = await Promise.all(turned.map((seat) => this.#forRematch(seat, person)))
    const { options, time } = table
    const next = newRow(randomUUID(), catalogued, person.id, seats, {
      game: table.game,
      options,
      seats: [],
      ...(time && { time }),
    })
    const coming = this.#coming(person)
    const inserted = await this.#matches.insertFor(coming, next)
    if (isRefusal(inserted)) return inserted
    if (!(await this.#matches.replace(row, { rematch: next.id }))) {
      await this.#matches.end(next.id)
      return this.#rematch(person, match)
    }
    await this.#makeWay(person, coming)
    const made = (await this.#matches.get(next.id))!.table
    void this.#options.changed({ ...table, rematch: next.id })
    void this.#options.changed(made)
    return made
  }

  /** The seat of somebody who is gone for good, or has no room for one table more, is free. */
  async #forRematch(seat: SeatInfo, asker: Person): Promise<SeatInfo> {
    if (seat.kind !== 'person' || seat.person === asker.id) return withoutPresence(seat)
    const atHand = seat.person === undefined ? null : await this.#matches.atHand(seat.person)
    const hasRoom = atHand !== null && atHand.waiting < this.#mayWaitAt(atHand)
    return hasRoom ? { ...withoutPresence(seat), asked: true } : openSeat
  }

  /** Changes a table, here one change after the other; tries until no other process has changed it in between. */
  #change(match: string, change: Change): Promise<TableInfo | TableRefusal> {
    return this.#queue.run(match, () => this.#tryChange(match, change))
  }

  async #tryChange(match: string, change: Change): Promise<TableInfo | TableRefusal> {
    for (;;) {
      const stored = await this.#matches.get(match)
      if (!stored || this.#isForgotten(stored)) return noTable
      if (stored.table.status !== 'waiting') return { why: tablesWords.begunAlready }
      const changes = await change(stored)
      if ('why' in changes) return changes
      const { seats = stored.table.seats, contributions = stored.contributions, host = stored.table.host } = changes
      const { coming } = changes
      const isReady = seats.every(({ kind }, at) => kind === 'bot' || (kind === 'person' && at in contributions))
      if (isReady) {
        const begun = await this.#begin({ ...stored, table: { ...stored.table, seats } }, contributions, coming)
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
    return coming ? this.#matches.replaceFor(coming, row, fields) : this.#matches.replace(row, fields)
  }

  /** A link that nobody has followed for long leads nowhere. */
  #isForgotten({ table, row }: Stored): boolean {
    return (
      table.status === 'waiting' && Date.now() - Number(row.changed) > this.#options.budgets.privateTableSeconds * 1000
    )
  }

  /** Null if somebody else has changed the table meanwhile. */
  async #begin(
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
}

interface Seating {
  readonly match: string
  readonly seat?: number | undefined
  readonly side?: string | undefined
  /** They agree to what is unusual at this table. */
  readonly agrees?: boolean | undefined
}

/** Whether there was room for one table more. */
interface Vacancy extends Coming {
  /** They waited at as many tables as they may before they came to this one. */
  isFull: boolean
}

/** A table that was stored now, or before. */
interface Made {
  readonly stored: Stored
  readonly isNew: boolean
}

type Change = (stored: Stored) => Changes | TableRefusal | Promise<Changes | TableRefusal>

interface Changes {
  readonly seats?: SeatInfo[]
  readonly contributions?: Readonly<Record<string, string>>
  readonly host?: string | null
  /** Who comes to the table by it. */
  readonly coming?: Coming
}

const seatOf = ({ id, name }: Person): SeatInfo => ({ kind: 'person', name, person: id })

const withoutPresence = ({ here: _, ...seat }: SeatInfo): SeatInfo => seat
