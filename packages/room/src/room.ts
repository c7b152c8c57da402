import {
  type Comfort,
  isRefusal,
  type Like,
  type MatchRecord,
  type Pattern,
  type Refusal,
  type Result,
  type Seat,
} from '@cardwright/engine'
import type { ChatLine, ClockInfo, SeatInfo, ServerMessage, TableInfo } from '@cardwright/protocol'
import { Audience, type Seen, type Viewer } from './audience.ts'
import { Bots } from './bots.ts'
import { Clock, type Limit, patience } from './clock.ts'
import { Course } from './course.ts'
import type { By, Entry } from './journal.ts'
import { type Outcome, RoomClosed, type RoomLimits, type RoomPlan, type Services } from './plan.ts'
import { Preferences } from './preferences.ts'

/** So many preferences are followed before anybody is shown anything. */
const mostAutomatic = 10_000

/** So far a clock may be off, in ms, before it is told anew. */
const drift = 100

const unlimited: RoomLimits = { undos: Number.POSITIVE_INFINITY, chatLines: Number.POSITIVE_INFINITY }

/**
 * A match and those around it. Whatever happens is done one thing after the other: tried on the match, kept, and only
 * then told to anybody.
 */
export class Room {
  readonly #plan: RoomPlan
  readonly #services: Services
  readonly #course: Course
  readonly #audience: Audience
  readonly #bots: Bots
  #table: TableInfo
  /** Up to where the course is kept. */
  #kept = 0
  readonly #preferences: Preferences
  readonly #agreed = new Set<Seat>()
  readonly #limits: RoomLimits
  /** The last lines. */
  #chat: ChatLine[]
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | null = null
  #closed = false
  #isLeading = false
  /** Seats whose time is up, and a bot thinks for them. */
  readonly #standIns = new Set<Seat>()
  #told = false
  /** The clock as everybody has heard it last. */
  #toldClock: { readonly text: string; readonly now: number; readonly wall: number } | null = null

  /** Throws an error for people if the match cannot be taken up by the rules as they are now. */
  constructor(plan: RoomPlan, services: Services) {
    const { catalogued, header, table, entries } = plan
    this.#plan = plan
    this.#services = services
    this.#table = table
    this.#limits = { ...unlimited, ...services.limits }
    this.#chat = (plan.chat ?? []).slice(-this.#limits.chatLines)
    const clock = new Clock(table.seats.length, table.time, services.patience ?? patience, services.wall)
    this.#course = new Course(catalogued, header, clock)
    this.#course.replay(entries)
    this.#kept = this.#course.seq
    this.#preferences = new Preferences(catalogued.comfort)
    this.#audience = new Audience(this.#match, table.match)
    this.#bots = new Bots({
      id: table.match,
      course: this.#course,
      think: services.think,
      strengthAt: (seat) => (this.#isBot(seat) ? (this.#table.seats[seat]!.strength ?? 'easy') : null),
      answer: (seat, ask, keys) => this.#answerAsBot(seat, ask, keys),
      isWatched: () => !this.#closed && this.#audience.size > 0,
      fault: (fault) => services.fault?.(fault),
    })
    this.#told = this.#match.over !== null
  }

  get #match() {
    return this.#course.match
  }

  get #clock() {
    return this.#course.clock
  }

  /** Begins to act: what a preference answers, what bots think of. For the one room that leads the match. */
  start(): Promise<void> {
    this.#isLeading = true
    return this.#run(async () => {
      await this.#settle([])
    })
  }

  get id(): string {
    return this.#table.match
  }

  get table(): TableInfo {
    return this.#table
  }

  get seq(): number {
    return this.#course.seq
  }

  get over(): Result | null {
    return this.#match.over
  }

  get closed(): boolean {
    return this.#closed
  }

  /** Whether nothing goes on here that somebody waits for. */
  get idle(): boolean {
    return this.#audience.size === 0 && !this.#bots.thinking && this.#standIns.size === 0
  }

  record(): MatchRecord {
    return this.#match.record()
  }

  hash(): string {
    return this.#match.hash()
  }

  seatOf(person: string): Seat | null {
    const seat = this.#table.seats.findIndex((each) => each.kind === 'person' && each.person === person)
    return seat < 0 ? null : seat
  }

  // Those who come and go

  /** Nobody is shown what is not yet kept: it might not be, and then it has never happened. */
  async join(viewer: Viewer, re: string | null, seen: Seen | null): Promise<void> {
    if (this.#kept === this.seq) this.#welcome(viewer, re, seen)
    else await this.#run(async () => this.#welcome(viewer, re, seen))
  }

  #welcome(viewer: Viewer, re: string | null, seen: Seen | null): void {
    if (this.#closed) throw new RoomClosed()
    const seat = this.seatOf(viewer.person)
    this.#audience.add(viewer, seat)
    this.#presence()
    const windows = seat === null ? [] : this.#preferences.windows(seat)
    viewer.send({
      type: 'joined',
      re,
      match: this.id,
      seat,
      table: this.#table,
      chat: this.#chat.filter((line) => !viewer.muted?.has(line.person)),
      windows: [...windows],
    })
    this.#audience.greet(viewer, this.seq, seen)
    viewer.send({ type: 'clock', match: this.id, clock: this.#clockInfo() })
    if (this.#agreed.size > 0) viewer.send({ type: 'draw', match: this.id, agreed: [...this.#agreed] })
    if (this.#match.over) viewer.send(this.#overMessage())
    this.#schedule()
    if (this.#isLeading) this.#bots.consider()
  }

  part(viewer: Viewer): void {
    const seat = this.#audience.remove(viewer)
    if (seat === undefined) return
    if (seat !== null) this.#course.leave(seat)
    this.#presence()
    this.#schedule()
  }

  /** Who is here, and whether time runs: only while somebody who plays is. */
  #presence(): void {
    const here = this.#audience.seats
    const seats = this.#table.seats.map((each, seat) =>
      each.kind === 'person' ? { ...each, here: here.has(seat) } : each,
    )
    const isChanged = seats.some((each, seat) => each.here !== this.#table.seats[seat]!.here)
    this.#table = { ...this.#table, seats }
    const people = seats.filter(({ kind }) => kind === 'person')
    const runs = people.length === 0 ? this.#audience.size > 0 : people.some((each) => each.here)
    const isSet = runs !== this.#clock.runs
    this.#clock.run(runs && this.#match.over === null)
    if (isChanged) this.#audience.tell({ type: 'table', re: null, table: this.#table })
    if (isChanged || isSet) this.#tellClock()
  }

  // What players do

  answer(seat: Seat, id: string, ask: string, keys: readonly string[]): Promise<Outcome> {
    return this.#act(seat, id, () => {
      const at = this.#clock.now
      return this.#try({ kind: 'answer', seat, ask, keys, at, id, by: 'player' })
    })
  }

  undo(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, () => {
      const { undos } = this.#limits
      if (this.#course.undos(seat) >= undos)
        return { why: `You have taken back ${undos} answers: no more in this match.` }
      return this.#try({ kind: 'undo', seat, at: this.#clock.now, id })
    })
  }

  resign(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, () => this.#giveUp(seat, id, 'resigned'))
  }

  /** Agrees to a draw; when all who play have, the match ends. */
  draw(seat: Seat, id: string, agree: boolean): Promise<Outcome> {
    return this.#act(seat, id, () => {
      if (this.#match.over) return { why: 'The match is over.' }
      const { seats } = this.#table
      if (seats.some((each, at) => each.kind !== 'person' || this.#course.quit.has(at))) {
        return { why: 'A bot sits at this table, and bots agree to no draw.' }
      }
      const forbidden = this.#match.whyNoDraw()
      if (forbidden) return forbidden
      if (agree) this.#agreed.add(seat)
      else this.#agreed.clear()
      this.#audience.tell({ type: 'draw', match: this.id, agreed: [...this.#agreed] })
      if (this.#agreed.size < seats.length) return []
      const at = this.#clock.now
      if (this.#match.game.draw) return this.#try({ kind: 'draw', seat, at, id })
      return this.#try({ kind: 'end', seat, at, id, result: { winner: null, why: 'agreed' } })
    })
  }

  /** In which windows a seat is asked from now on, and until when it passes them all. */
  prefer(seat: Seat, windows: Comfort['windows'] | null, until: Pattern | 'own' | 'stop' | null): Promise<Outcome> {
    return this.#run(async () => {
      this.#preferences.prefer(seat, windows, until)
      await this.#settle([])
      return { seq: this.seq }
    })
  }

  // What is not stored yet is nobody's to know: these wait for it, like everything that is done.

  next(seat: Seat, ask: string, keys: readonly string[]): Promise<{ add: string[]; stop: boolean } | Refusal> {
    return this.#run(async () => this.#match.next(seat, ask, keys))
  }

  explain(seat: Seat, wanted: string | Like): Promise<Refusal | null> {
    return this.#run(async () => this.#match.explain(seat, wanted))
  }

  say(line: ChatLine): void {
    if (line.n < this.lines) return
    this.#chat = [...this.#chat, line].slice(-this.#limits.chatLines)
    this.#audience.say(line)
  }

  /** How many lines were said. */
  get lines(): number {
    return (this.#chat.at(-1)?.n ?? -1) + 1
  }

  /** Somebody who sits here is known by another id or name now. */
  reseat(seats: readonly SeatInfo[]): void {
    const isSame = seats.every(({ person, name }, at) => {
      const now = this.#table.seats[at]!
      return person === now.person && name === now.name
    })
    if (isSame) return
    const moved = this.#table.seats.map((now, at) => {
      const { person, name } = seats[at]!
      return now.kind === 'person' && person !== undefined ? { ...now, person, name } : now
    })
    this.#table = { ...this.#table, seats: moved }
    this.#audience.tell({ type: 'table', re: null, table: this.#table })
  }

  /** There is another match for those who played this one. */
  follows(rematch: string): void {
    if (this.#table.rematch === rematch) return
    this.#table = { ...this.#table, rematch }
    this.#audience.tell({ type: 'table', re: null, table: this.#table })
  }

  /** What another room that leads this match has kept: for a room that only shows it. */
  follow(entries: readonly Entry[]): void {
    this.#course.replay(entries)
    if (entries.some(({ kind }) => kind === 'undo')) this.#audience.takeBack()
    this.#kept = this.seq
    this.#publish()
  }

  // How things happen

  #run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(() => {
      if (this.#closed) throw new RoomClosed()
      return work()
    })
    this.#queue = done.catch(() => {})
    return done
  }

  #act(seat: Seat, id: string, work: () => Entry[] | Refusal): Promise<Outcome> {
    return this.#run(async () => {
      const done = this.#course.doneAs(seat, id)
      if (done !== undefined) return { seq: done }
      const inputs = this.#match.inputs.length
      const outcome = work()
      if (!isRefusal(outcome)) {
        await this.#settle(outcome)
        return { seq: this.#course.doneAs(seat, id) ?? this.seq }
      }
      if (outcome.fault) this.#services.fault?.(outcome.fault)
      // what fell due before it has happened all the same
      if (this.#match.inputs.length !== inputs) {
        const made = this.#try({ kind: 'clock', at: this.#clock.now })
        if (!isRefusal(made)) await this.#settle(made)
      }
      return outcome
    })
  }

  /** Carries out an entry; comes back with what is to be kept, or why it cannot be. */
  #try(entry: Entry): Entry[] | Refusal {
    const refusal = this.#course.take(entry)
    if (refusal) return refusal
    if (entry.kind === 'undo') this.#audience.takeBack()
    if (entry.kind === 'answer') this.#agreed.delete(entry.seat)
    return [entry]
  }

  /** Keeps what has happened and what follows by itself, and tells everybody. */
  async #settle(entries: Entry[]): Promise<void> {
    const from = this.seq - entries.length
    const all = [...entries, ...this.#automatic()]
    if (all.length > 0) {
      try {
        await this.#services.keep(from, all)
      } catch (error) {
        this.close('What was played could not be stored. Come back: the match goes on from what was stored.')
        this.#services.lost?.(error)
        throw error
      }
      this.#kept = this.seq
      this.#publish()
    }
    this.#bots.consider()
    this.#schedule()
  }

  /** What the seats' preferences answer, and what has one answer only. */
  #automatic(): Entry[] {
    const made: Entry[] = []
    for (let more = true; more && made.length < mostAutomatic; ) {
      more = false
      for (const { seat } of this.#match.waiting) {
        if (this.#isBot(seat)) continue
        for (const ask of this.#match.asks(seat)) {
          const keys = this.#preferences.answerTo(seat, ask)
          if (keys === null) continue
          const outcome = this.#answerFor(seat, ask.id, keys, 'comfort')
          if (outcome === null) continue
          made.push(outcome)
          more = true
          break
        }
        if (more) break
      }
    }
    return made
  }

  #answerFor(seat: Seat, ask: string, keys: readonly string[], by: By): Entry | null {
    const made = this.#try({ kind: 'answer', seat, ask, keys, at: this.#clock.now, id: null, by })
    return isRefusal(made) ? null : made[0]!
  }

  #publish(): void {
    this.#audience.publish(this.seq)
    if (this.#match.over && !this.#told) this.#finish()
    this.#tellClock()
  }

  #finish(): void {
    this.#told = true
    this.#clock.run(false)
    this.#table = { ...this.#table, status: 'over', result: this.#match.over as TableInfo['result'] }
    this.#audience.tell({ type: 'table', re: null, table: this.#table })
    this.#audience.tell(this.#overMessage())
    this.#services.over?.(this.#match.record())
  }

  #overMessage(): ServerMessage {
    const { header } = this.#plan
    const { seal } = header
    return {
      type: 'over',
      match: this.id,
      result: this.#match.over as unknown as TableInfo['result'] & object,
      seal: seal?.secret === undefined ? null : { ...seal, secret: seal.secret },
      seed: header.seed,
      record: this.#services.recordAt ?? null,
    }
  }

  // Bots

  #isBot(seat: Seat): boolean {
    return this.#table.seats[seat]!.kind === 'bot' || this.#course.quit.has(seat)
  }

  async #answerAsBot(seat: Seat, ask: string, keys: readonly string[]): Promise<void> {
    try {
      await this.#run(async () => {
        const made = this.#answerFor(seat, ask, keys, 'bot')
        if (made) await this.#settle([made])
      })
    } catch {
      // the room was closed meanwhile; whoever opens it again lets the bot think again
    }
  }

  // Time

  #timeLimits(): readonly (Limit | null)[] {
    const { seats } = this.#table
    return this.#course.limits(
      seats.length,
      (seat) => seats[seat]!.here === true,
      (seat) => this.#isBot(seat),
    )
  }

  #clockInfo(): ClockInfo {
    return this.#clock.info(this.#timeLimits())
  }

  /** Tells how time stands, unless all who heard it last can tell by their own clocks. */
  #tellClock(): void {
    const clock = this.#clockInfo()
    const wall = this.#services.wall()
    const { now, ...rest } = clock
    const text = JSON.stringify(rest)
    const told = this.#toldClock
    const expected = told === null ? Number.NaN : told.now + (clock.runs ? wall - told.wall : 0)
    if (text === told?.text && Math.abs(now - expected) <= drift) return
    this.#toldClock = { text, now, wall }
    this.#audience.tell({ type: 'clock', match: this.id, clock })
  }

  /** Wakes up when something falls due. */
  #schedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#closed || !this.#clock.runs || this.#match.over) return
    const { now } = this.#clock
    const due = [this.#match.deadline ?? Number.POSITIVE_INFINITY]
    for (const [seat, limit] of this.#timeLimits().entries()) {
      if (limit === null || this.#standIns.has(seat)) continue
      const warning = limit.at - this.#clock.warning
      due.push(limit.at, warning > now ? warning : limit.at)
    }
    const next = Math.min(...due)
    if (next === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(
      () => void this.#wake().catch(() => {}),
      Math.min(2 ** 31 - 1, Math.max(1, next - now + 1)),
    )
  }

  #wake(): Promise<void> {
    return this.#run(async () => {
      const { now } = this.#clock
      const entries: Entry[] = []
      if (this.#match.deadline !== null && this.#match.deadline <= now) {
        const made = this.#try({ kind: 'clock', at: now })
        if (!isRefusal(made)) entries.push(...made)
      }
      if (!this.#match.over) entries.push(...this.#lapsed(now))
      if (entries.length > 0) return this.#settle(entries)
      this.#tellClock()
      this.#schedule()
    })
  }

  #late(now: number): (Limit & { seat: Seat }) | null {
    for (const [seat, limit] of this.#timeLimits().entries()) {
      if (limit && limit.at <= now && !this.#standIns.has(seat)) return { seat, ...limit }
    }
    return null
  }

  /** Passes for those whose time is up, or ends it for them; where there is more to decide, a bot begins to think. */
  #lapsed(now: number): Entry[] {
    const late = this.#late(now)
    if (!late) return []
    const { seat, final } = late
    if (final || this.#clock.lapses(seat) + 1 >= this.#clock.mostLapses) {
      const made = this.#giveUp(seat, null, final ? 'time' : 'absent')
      return isRefusal(made) ? [] : made
    }
    const ask = this.#match.asks(seat)[0]
    if (!ask) return []
    if (ask.skip === undefined) {
      void this.#standIn(seat, ask.id)
      return []
    }
    const made = this.#answerFor(seat, ask.id, [ask.skip], 'lapse')
    return made ? [made] : []
  }

  /** Lets a bot think for a seat while everybody else may go on, and answers if the seat still has not. */
  async #standIn(seat: Seat, ask: string): Promise<void> {
    this.#standIns.add(seat)
    const keys = await this.#bots.thought(seat, ask, 'easy')
    await this.#run(async () => {
      this.#standIns.delete(seat)
      const limit = this.#timeLimits()[seat]
      if (this.#match.over || !limit || limit.at > this.#clock.now) return this.#schedule()
      const made =
        this.#answerFor(seat, ask, keys, 'lapse') ??
        this.#answerFor(seat, ask, this.#bots.firstKeys(seat, ask), 'lapse')
      if (made) await this.#settle([made])
      else this.#schedule()
    }).catch(() => {})
  }

  /** What the game's rules say. Without a rule for it: of two, the other wins; among more a bot goes on for who gives up. */
  #giveUp(seat: Seat, id: string | null, why: string): Entry[] | Refusal {
    const at = this.#clock.now
    if (this.#match.game.leave) return this.#try({ kind: 'leave', seat, at, id, why })
    if (this.#table.seats.length > 2) {
      const people = this.#table.seats.filter(
        (each, other) => each.kind === 'person' && !this.#course.quit.has(other) && other !== seat,
      )
      if (people.length > 0) return this.#try({ kind: 'quit', seat, at, id, why })
    }
    const others = this.#table.seats.map((_, other) => other).filter((other) => other !== seat)
    const winner = others.length === 1 ? others[0]! : others
    return this.#try({ kind: 'end', seat, at, id, result: { winner, why } })
  }

  /** Everybody is sent away: the room is needed no longer, or is opened elsewhere. */
  close(why: string): void {
    if (this.#closed) return
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#audience.tell({ type: 'closing', match: this.id, why })
    this.#audience.clear()
  }

  /** When all that was begun is done. */
  async settled(): Promise<void> {
    await this.#queue
  }
}
