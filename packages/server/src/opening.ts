import { engineVersion, type Header, makeRecord, opens, type Result, type Seat } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import {
  type Gathering,
  goOn,
  isPlayedTheSame,
  type JournalEntry,
  Room,
  RoomClosed,
  type RoomPlan,
  recordedIn,
  type SavedCourse,
  type Services,
  type Shown,
  StillRoom,
  type Think,
} from '@cardwright/room'
import type { Budgets } from './budgets.ts'
import type { Bus } from './bus/bus.ts'
import type { Metrics } from './http/metrics.ts'
import { type Games, isNewer, type Playable } from './rules/games.ts'
import { type Appender, Fenced } from './storage/appender.ts'
import type { Clocks } from './storage/clocks.ts'
import type { Leases } from './storage/leases.ts'
import type { Matches } from './storage/matches.ts'
import { persist } from './storage/outage.ts'
import { pack, unpack } from './storage/packed.ts'
import { readMatch, type Stored } from './storage/stored.ts'
import { closingWords } from './words/en/closing.ts'
import { tablesWords } from './words/en/tables.ts'

/** How long the end of a match waits for a database that is out of reach, in ms. */
const finishing = 30_000

/** After so many entries the position of a match is saved anew: from there it can go on under other rules. */
const saveEvery = 64

export type Missing =
  /** Before the first card is dealt there is no room yet. */
  | { readonly waiting: TableInfo }
  | { readonly elsewhere: string }
  | { readonly problem: string; readonly isPassing: boolean }

/** Whether the one who asks for a match plays at its table. */
export type Plays = (table: TableInfo) => boolean

/** A room that was opened here. */
export interface Opened {
  readonly room: Gathering
  /** Under which the match is led from here; null where it is only shown. */
  readonly epoch: number | null
  /** Nothing happens here any more: the match is over, or these rules cannot play it. */
  readonly isStill: boolean
  /** Saves the position of a match that is led from here, if there is news. */
  save(): Promise<void>
  /** When a match that has ended here is filed as over. */
  filed(): Promise<void>
}

export interface OpenerOptions {
  readonly games: Games
  readonly matches: Matches
  readonly leases: Leases
  readonly appender: Appender
  readonly clocks: Clocks
  readonly bus: Bus
  /** How the bots of a match think, on behalf of whose match it is. */
  readonly think: (person: string) => Think
  readonly budgets: Budgets
  readonly metrics: Metrics
  readonly fault: (fault: string) => void
  readonly changed: (table: TableInfo) => void
  /** A room can keep nothing any more, or has been replaced by what is stored. */
  readonly lost: (match: string, room: Gathering) => void
}

/** What is saved of a match beside its entries, and packed. */
interface Saved {
  readonly course: SavedCourse
  readonly shown: Shown
}

const nothing = async () => {}

/** Opens matches: to lead them, to show them, or to say where else they are. */
export class Opener {
  readonly #options: OpenerOptions

  constructor(options: OpenerOptions) {
    this.#options = options
  }

  async open(match: string, plays: Plays): Promise<Opened | Missing> {
    const { matches, leases, games } = this.#options
    const stored = await matches.get(match)
    if (!stored) return { problem: tablesWords.noMatch, isPassing: false }
    const { table, row } = stored
    if (table.status === 'waiting') return { waiting: table }
    if (table.status === 'over') return this.#showEnding(stored)
    const playable = games.get(table.game)
    const isOurs = playable !== undefined && isPlayedBy(playable, stored)
    const isFree = row.owner === null || row.owner === leases.node
    const elsewhere = isFree ? null : await leases.elsewhere(match)
    if (elsewhere !== null) return plays(table) || !isOurs ? { elsewhere } : this.#show(stored, playable)
    // before it is claimed: whoever has its rules plays it better
    const better = isOurs ? null : await this.#withItsRules(stored)
    if (better !== null) return { elsewhere: better }
    if (playable && isNewer(row.version, playable.entry.game.version)) {
      return this.#strand(stored, null, tablesWords.newerRules)
    }
    const claim = await leases.claim(match)
    if (claim === null) return { problem: tablesWords.noMatch, isPassing: false }
    if ('busy' in claim) return { problem: tablesWords.isMoving, isPassing: true }
    if ('elsewhere' in claim) return { elsewhere: claim.elsewhere }
    return this.#takeUp(readMatch(claim.led), claim.led.epoch, playable)
  }

  /** Where a match is played by the rules by which it was played last; null if no process that is alive has them. */
  async #withItsRules({ table, row }: Stored): Promise<string | null> {
    return row.rules === null ? null : this.#options.leases.playedAt(table.game, row.rules)
  }

  /** Whether a match that cannot go on here goes on elsewhere now, or has ended. */
  async hasMovedOn(match: string): Promise<boolean> {
    const { matches, leases, games } = this.#options
    const stored = await matches.get(match)
    if (stored?.table.status !== 'playing' || (await leases.elsewhere(match)) !== null) return true
    const playable = games.get(stored.table.game)
    const isOurs = playable !== undefined && isPlayedBy(playable, stored)
    return !isOurs && (await this.#withItsRules(stored)) !== null
  }

  /** Leads a match that was claimed, by the rules as they are here. */
  async #takeUp(stored: Stored, epoch: number, playable: Playable | undefined): Promise<Opened> {
    const { game: id } = stored.table
    if (!playable) return this.#strand(stored, epoch, tablesWords.gameIsGone(id))
    const plan = await this.#plan(stored, playable)
    if (isPlayedBy(playable, stored)) return this.#lead(stored, plan, epoch)
    const { game } = playable.entry
    const saved = await this.#saved(stored.table.match)
    const { version } = versionsIn(plan)
    try {
      const entries = takenOver(plan, saved?.course ?? null)
      const { match } = stored.table
      if (entries.length > plan.entries.length) {
        const made = entries.slice(plan.entries.length)
        const { appender, leases } = this.#options
        await appender.append({ match, owner: leases.node, epoch, from: plan.entries.length, entries: made })
      }
      await this.#options.matches.setRules(match, playable.rules, game.version)
      const led = await this.#lead(stored, { ...plan, entries }, epoch)
      await led.save()
      return led
    } catch (error) {
      if (!(error instanceof CannotGoOn)) throw error
      if (opens(game, version)) return this.#strand(stored, epoch, error.message)
      const why = tablesWords.rulesAreNew(game.title, version, game.version)
      this.#options.fault(`Match ${stored.table.match} ends: ${why}`)
      const result: Result = { winner: null, why: 'upgrade', outside: true }
      await this.#end(stored, epoch, { kind: 'end', seat: 0, id: null, at: lastIn(plan.entries), result })
      return this.#showEnding((await this.#options.matches.get(stored.table.match))!)
    }
  }

  async #lead(stored: Stored, plan: RoomPlan, epoch: number): Promise<Opened> {
    const { matches, leases, appender, clocks, bus, metrics, fault, changed, lost } = this.#options
    const { match } = stored.table
    const lease = { match, owner: leases.node, epoch }
    let savedAt: number | null = null
    let filing: Promise<void> = Promise.resolve()
    const save = async () => {
      if (room.seq === savedAt || room.over) return
      savedAt = room.seq
      const saved: Saved = { course: room.save(), shown: room.showing(false) }
      await matches.progress.savePosition(lease, saved.course.seq, await pack(saved))
    }
    const finish = async (record: string, result: Result) => {
      try {
        const shown = await pack(room.showing(true))
        await persist(() => matches.archive.file(match, result, { record, shown }), finishing)
        changed(room.table)
      } catch (error) {
        fault(String(error))
      }
    }
    const services: Pick<Services, 'keep' | 'keepWindows' | 'keepClock' | 'over' | 'lost'> = {
      keepClock: (now) => clocks.keep(lease, now),
      keepWindows: (seat, windows) => matches.progress.keepWindows(lease, seat, windows),
      keep: async (from, entries) => {
        await appender.append({ ...lease, from, entries })
        metrics.answers.inc(entries.filter((entry) => entry.kind === 'answer' && entry.by === 'player').length)
        // that time passes is no news: who shows the match elsewhere reads it with what happens next
        if (room.viewSeq > from) void bus.tell({ about: 'entries', match })
        if (savedAt === null || room.seq - savedAt >= saveEvery) void save().catch((error) => fault(String(error)))
      },
      over: (record) => {
        filing = finish(makeRecord(record), record.result!)
      },
      lost: (error) => {
        if (error instanceof Fenced) metrics.fenced.inc()
        fault(`Match ${match} was lost here: ${(error as Error).message}`)
        lost(match, room)
      },
    }
    let room: Room
    try {
      room = this.#room(plan, services)
    } catch (error) {
      return this.#strand(stored, epoch, (error as Error).message)
    }
    // whoever led it may have died between the last answer and this
    if (room.over) await finish(makeRecord(room.record()), room.over)
    await room.start()
    return { room, epoch, isStill: false, save, filed: () => filing }
  }

  async #show(stored: Stored, playable: Playable): Promise<Opened> {
    const keep = () => Promise.reject(new Error('This match is only shown here.'))
    const room = this.#room(await this.#plan(stored, playable), { keep })
    return { room, epoch: null, isStill: false, save: nothing, filed: nothing }
  }

  /** Shows a match that is over as it was shown when it ended. */
  async #showEnding(stored: Stored): Promise<Opened> {
    const { matches, games } = this.#options
    const { match, game } = stored.table
    const ending = await matches.archive.ending(match)
    const playable = games.get(game)
    if (ending?.shown) return this.#still(stored, await unpack<Shown>(ending.shown))
    // one of which nothing is here any more, or that ended before this was kept
    if (stored.row.ended !== null || !playable || !isPlayedBy(playable, stored))
      return this.#still(stored, blank(stored))
    const opened = await this.#show(stored, playable)
    const room = opened.room as Room
    const record = ending?.record ?? makeRecord(room.record())
    await matches.archive.file(match, room.over!, { record, shown: await pack(room.showing(true)) })
    return opened
  }

  async #still(stored: Stored, shown: Shown, why?: string): Promise<Opened> {
    const { matches, budgets, games } = this.#options
    const { match } = stored.table
    const [entries, chat] = await Promise.all([matches.progress.entries(match), this.#chat(match)])
    const room: StillRoom = new StillRoom({
      table: stored.table,
      header: stored.header!,
      entries,
      shown,
      chat,
      chatLines: budgets.chatLinesInWelcome,
      recordAt: recordAt(match),
      brought: games.get(stored.table.game)?.entry.brought?.in(stored.header!.options) ?? [],
      ...(why !== undefined && {
        stranded: { why, end: (result, seat, id) => this.#endStranded(stored, room, result, seat, id) },
      }),
    })
    return { room, epoch: null, isStill: true, save: nothing, filed: nothing }
  }

  /** A match that the rules cannot open, perhaps after it was claimed: it is left to who can, and shown. */
  async #strand(stored: Stored, epoch: number | null, problem: string): Promise<Opened> {
    const { match } = stored.table
    this.#options.fault(`Match ${match} cannot be opened: ${problem}`)
    if (epoch !== null) await this.#options.leases.release(match, epoch)
    const saved = await this.#saved(match)
    const why = tablesWords.stranded(problem)
    return this.#still(stored, saved?.shown ?? blank(stored), why)
  }

  async #endStranded(stored: Stored, room: Gathering, result: Result, seat: Seat, id: string | null) {
    const { leases, matches, lost } = this.#options
    const { match } = stored.table
    const claim = await leases.claim(match)
    if (!claim || !('led' in claim)) {
      room.close(closingWords.ledElsewhere)
      lost(match, room)
      throw new RoomClosed()
    }
    const at = lastIn(await matches.progress.entries(match))
    const end: Result = { ...result, outside: true }
    const seq = await this.#end(stored, claim.led.epoch, { kind: 'end', seat, id, at, result: end })
    room.close(closingWords.over)
    lost(match, room)
    return seq
  }

  /** Ends a match without its rules. Its record has no hash, for nobody can tell the table. */
  async #end(stored: Stored, epoch: number, end: JournalEntry & { kind: 'end' }): Promise<number> {
    const { matches, leases, appender, changed } = this.#options
    const { match } = stored.table
    const entries = await matches.progress.entries(match)
    await appender.append({ match, owner: leases.node, epoch, from: entries.length, entries: [end] })
    const { at: clock, result } = end
    const record = makeRecord({ header: stored.header!, ...recordedIn(entries), clock, hash: '', result })
    const shown = await pack((await this.#saved(match))?.shown ?? blank(stored))
    await matches.archive.file(match, result, { record, shown })
    changed({ ...stored.table, status: 'over', result: result as TableInfo['result'] })
    return entries.length + 1
  }

  async #saved(match: string): Promise<Saved | null> {
    const saved = await this.#options.matches.progress.position(match)
    return saved === null ? null : unpack<Saved>(saved)
  }

  #chat(match: string) {
    return this.#options.matches.chat.lines(match, 0, this.#options.budgets.chatLinesInWelcome)
  }

  async #plan({ table, header }: Stored, { entry: catalogued }: Playable): Promise<RoomPlan> {
    if (header === null) throw new Error(`Match ${table.match} has not begun.`)
    const { matches, clocks } = this.#options
    const [entries, chat, windows, clock] = await Promise.all([
      matches.progress.entries(table.match),
      this.#chat(table.match),
      matches.progress.windows(table.match),
      clocks.of(table.match),
    ])
    return { catalogued, header, table, entries, clock, chat, windows }
  }

  #room(plan: RoomPlan, services: Pick<Services, 'keep' | 'keepWindows' | 'keepClock' | 'over' | 'lost'>): Room {
    const { think, fault, budgets } = this.#options
    const { table } = plan
    return new Room(plan, {
      wall: () => performance.now(),
      think: think(table.seats.find(({ kind }) => kind === 'person')?.person ?? table.host ?? table.match),
      fault,
      recordAt: recordAt(table.match),
      limits: {
        answers: budgets.answersPerMatch,
        undos: budgets.undosPerMatch,
        drawOffers: budgets.drawOffersPerMatch,
        chatLines: budgets.chatLinesInWelcome,
      },
      ...services,
    })
  }
}

const recordAt = (match: string): string => `/api/matches/${match}/record`

const lastIn = (entries: readonly JournalEntry[]): number => Math.max(0, ...entries.map(({ at }) => at))

/** Whether a match is played by exactly these rules; of one that began before that was written down, by its versions. */
function isPlayedBy({ entry, rules }: Playable, { row, header }: Stored): boolean {
  if (row.rules !== null) return row.rules === rules
  return header?.version === entry.game.version && header.engine === engineVersion
}

/** Under which versions a match was played last. */
function versionsIn({ header, entries }: RoomPlan): Pick<Header, 'engine' | 'version'> {
  return recordedIn(entries).continuations.at(-1) ?? header
}

/** These rules cannot go on with a match. */
class CannotGoOn extends Error {}

/** The entries with which these rules take a match over from others. */
function takenOver(plan: RoomPlan, saved: SavedCourse | null): readonly JournalEntry[] {
  const { engine, version } = versionsIn(plan)
  const isSameVersion = engine === engineVersion && version === plan.catalogued.game.version
  if (isSameVersion && isPlayedTheSame(plan, saved)) return plan.entries
  if (saved === null) throw new CannotGoOn(tablesWords.neverSaved)
  try {
    return [...plan.entries, ...goOn(plan, saved)]
  } catch (error) {
    throw new CannotGoOn((error as Error).message)
  }
}

/** What is shown of a match of which nothing was kept. */
function blank({ table }: Stored): Shown {
  const to = (seat: Seat | null) => ({
    view: { seat, seats: table.seats.length, now: 0, facts: {}, zones: {}, waiting: [], result: null },
    events: [],
  })
  return { seq: 0, seats: table.seats.map((_, seat) => to(seat)), watching: to(null) }
}
