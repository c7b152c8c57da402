import {
  type Comfort,
  isRefusal,
  type Like,
  type Match,
  type MatchRecord,
  type Pattern,
  type Refusal,
  type Result,
  type Seat,
} from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import type { Seen, Viewer } from './audience.ts'
import { Bots, standIn } from './bots.ts'
import { Clock, patience } from './clock.ts'
import { Course, type SavedCourse } from './course.ts'
import { Gathering, overMessage } from './gathering.ts'
import { givingUp } from './giving-up.ts'
import { answering, type By, type JournalEntry } from './journal.ts'
import { Offers } from './offers.ts'
import { type Outcome, RoomClosed, type RoomLimits, type RoomPlan, type Services, unlimited } from './plan.ts'
import { Preferences } from './preferences.ts'
import { Queue } from './queue.ts'
import { itIsOver } from './refusals.ts'
import { type Shown, shownOf } from './shown.ts'
import { Streams } from './streams.ts'
import { Timekeeper } from './timekeeper.ts'

/**
 * A match and those around it. Whatever happens is done one thing after the other: tried on the match, kept, and only
 * then told to anybody.
 */
export class Room extends Gathering {
  readonly #plan: RoomPlan
  readonly #services: Services
  readonly #clock: Clock
  readonly #course: Course
  readonly #streams: Streams
  readonly #bots: Bots
  readonly #time: Timekeeper
  readonly preferences: Preferences
  readonly #offers: Offers
  readonly #limits: RoomLimits
  readonly #queue = new Queue()
  /** Up to where the course is kept. */
  #kept: number
  #isLeading = false
  #isToldOver: boolean

  /** Throws an error for people if the match cannot be taken up by the rules as they are now. */
  constructor(plan: RoomPlan, services: Services) {
    const { catalogued, header, table, entries, chat = [] } = plan
    const limits = { ...unlimited, ...services.limits }
    super({ table, chat, game: catalogued.game, chatLines: limits.chatLines })
    this.#plan = plan
    this.#services = services
    this.#limits = limits
    this.#clock = new Clock(table.seats.length, table.time, services.patience ?? patience, services.wall)
    this.#course = new Course(catalogued, header, this.#clock, entries, plan.clock)
    this.#offers = new Offers(this.#course, limits.drawOffers)
    this.#kept = this.#course.seq
    this.preferences = new Preferences(catalogued.comfort, plan.windows)
    this.#streams = new Streams({
      id: table.match,
      match: this.match,
      brought: catalogued.brought?.in(header.options) ?? [],
      undo: services.undo ?? ((seat) => this.#course.undo(seat, limits.undos)),
    })
    this.#bots = new Bots({
      id: table.match,
      course: this.#course,
      think: services.think,
      strengthAt: (seat) => (this.#isBot(seat) ? (this.shown.seats[seat]!.strength ?? standIn) : null),
      answer: (seat, ask, keys) => this.#answerAsBot(seat, ask, keys),
      isWatched: () => !this.isClosed && !this.#clock.isHeld && this.audience.size > 0,
      fault: (fault) => services.fault?.(fault),
    })
    this.#time = new Timekeeper({
      course: this.#course,
      wall: services.wall,
      table: () => this.shown,
      isBot: (seat) => this.#isBot(seat),
      tell: (clock) => this.audience.tell({ type: 'clock', match: this.id, clock }),
      keep: (now) => this.#isLeading && services.keepClock?.(now),
      wake: () => void this.#wake().catch(() => {}),
    })
    this.#isToldOver = this.match.over !== null
  }

  /** Whoever looks on beside the room, such as a bot that is asked for advice, changes nothing about it. */
  get match(): Match {
    return this.#course.match
  }

  /** Begins to act: what a preference answers, what bots think of. For the one room that leads the match. */
  start(): Promise<void> {
    this.#isLeading = true
    return this.#run(() => this.#settle([]))
  }

  get seq(): number {
    return this.#course.seq
  }

  /** By what views are numbered: it stays where entries have kept nothing but how far time has come. */
  get viewSeq(): number {
    return this.#course.viewSeq
  }

  get over(): Result | null {
    return this.match.over
  }

  override get idle(): boolean {
    return super.idle && !this.#bots.thinking && this.#time.standIns.size === 0
  }

  record(): MatchRecord {
    return this.match.record()
  }

  save(): SavedCourse {
    return this.#course.save()
  }

  showing(withEvents: boolean): Shown {
    return shownOf(this.match, this.seq, withEvents)
  }

  // Those who come and go

  /** Nobody is shown what is not yet kept: it might not be, and then it has never happened. */
  async join(viewer: Viewer, re: string | null, seen: Seen | null): Promise<void> {
    if (this.#kept === this.seq) this.#greet(viewer, re, seen)
    else await this.#run(async () => this.#greet(viewer, re, seen))
  }

  #greet(viewer: Viewer, re: string | null, seen: Seen | null): void {
    const seat = this.welcome(viewer, re, (at) => this.preferences.windows(at))
    this.#streams.greet(viewer, seat, this.viewSeq, seen)
    viewer.send({ type: 'clock', match: this.id, clock: this.#time.info() })
    const agreed = this.#course.agreement.seats
    if (agreed.length > 0) viewer.send({ type: 'draw', match: this.id, agreed: [...agreed] })
    if (this.match.over) viewer.send(this.#overMessage())
    this.#time.schedule()
    if (this.#isLeading) this.#bots.consider()
  }

  override part(viewer: Viewer): Seat | null | undefined {
    const seat = this.audience.remove(viewer)
    if (seat === undefined) return undefined
    if (seat !== null) this.#time.leave(seat)
    this.presence()
    this.#time.schedule()
    return seat
  }

  /** Time runs only while somebody who plays is here. */
  protected override presence(): boolean {
    const isChanged = super.presence()
    const people = this.shown.seats.filter(({ kind }) => kind === 'person')
    const runs = people.length === 0 ? this.audience.size > 0 : people.some((each) => each.here)
    const isSet = runs !== this.#clock.runs
    this.#clock.run(runs && this.match.over === null)
    if (isChanged || isSet) this.#time.tell()
    return isChanged
  }

  /** While nobody may look, since people at one screen pass it on, time stands still and no bot begins to think. */
  hold(on: boolean): void {
    this.#time.hold(on)
    if (!on && this.#isLeading) this.#bots.consider()
  }

  // What players do

  answer(seat: Seat, id: string, ask: string, keys: readonly string[]): Promise<Outcome> {
    const entry = (): JournalEntry => ({ kind: 'answer', seat, ask, keys, at: this.#clock.now, id, by: 'player' })
    const whyNot = () => this.#course.whyNoAnswer(seat, this.#limits.answers)
    return this.#act(seat, id, answering(ask, keys), () => whyNot() ?? this.#try(entry()))
  }

  undo(seat: Seat, id: string): Promise<Outcome> {
    const whyNot = () => this.#course.whyNoUndo(seat, this.#limits.undos)
    return this.#act(seat, id, 'undo', () => whyNot() ?? this.#try({ kind: 'undo', seat, at: this.#clock.now, id }))
  }

  resign(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, 'resign', () => this.#try(givingUp(this.#course, this.shown, seat, id, 'resigned')))
  }

  /** Agrees to a draw; when all who play have, the match ends. */
  draw(seat: Seat, id: string, agree: boolean): Promise<Outcome> {
    return this.#act(seat, id, 'draw', () => {
      const entry = this.#offers.hear(seat, id, agree, this.shown.seats)
      return entry === null || isRefusal(entry) ? (entry ?? []) : this.#try(entry)
    })
  }

  /** In which windows a seat is asked from now on, and until when it passes them all. */
  prefer(seat: Seat, windows: Comfort['windows'] | null, until: Pattern | 'own' | 'stop' | null): Promise<Outcome> {
    return this.#run(async () => {
      if (this.over) return itIsOver
      if (windows) await this.#services.keepWindows?.(seat, windows)
      this.preferences.prefer(seat, windows, until)
      await this.#settle([])
      return { seq: this.viewSeq }
    })
  }

  // What is not stored yet is nobody's to know: these wait for it, like everything that is done.

  next(seat: Seat, ask: string, keys: readonly string[]): Promise<{ add: string[]; stop: boolean } | Refusal> {
    return this.#run(async () => this.match.next(seat, ask, keys))
  }

  explain(seat: Seat, wanted: string | Like): Promise<Refusal | null> {
    return this.#run(async () => this.match.explain(seat, wanted))
  }

  end(result: Result): Promise<Outcome> {
    return this.#run(async () => {
      const made = this.#try({ kind: 'end', seat: 0, at: this.#clock.now, id: null, result })
      if (isRefusal(made)) return made
      await this.#settle(made)
      return { seq: this.viewSeq }
    })
  }

  /** What another room that leads this match has kept: for a room that only shows it. */
  follow(entries: readonly JournalEntry[]): void {
    const from = this.seq
    this.#course.replay(entries)
    if (entries.some(({ kind }) => kind === 'undo')) this.#streams.takeBack()
    this.#kept = this.seq
    this.#publish(from)
  }

  // How things happen

  #run<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      if (this.isClosed) throw new RoomClosed()
      return work()
    })
  }

  #act(seat: Seat, id: string, said: string, work: () => JournalEntry[] | Refusal): Promise<Outcome> {
    return this.#run(async () => {
      const before = this.#course.acts.outcomeOf(seat, id, said)
      if (before !== undefined) return before
      const inputs = this.match.inputs.length
      const outcome = work()
      if (!isRefusal(outcome)) {
        await this.#settle(outcome)
        return { seq: this.#course.acts.seqOf(seat, id) ?? this.viewSeq }
      }
      if (outcome.fault) this.#services.fault?.(outcome.fault)
      // what fell due before it has happened all the same
      if (this.match.inputs.length !== inputs) await this.#settle(this.#made({ kind: 'clock', at: this.#clock.now }))
      return outcome
    })
  }

  /** Carries out an entry; comes back with what is to be kept, or why it cannot be. */
  #try(entry: JournalEntry): JournalEntry[] | Refusal {
    const refusal = this.#course.take(entry)
    if (refusal) return refusal
    if (entry.kind === 'undo') this.#streams.takeBack()
    return [entry]
  }

  /** Carries out an entry if it can be. */
  #made(entry: JournalEntry): JournalEntry[] {
    const made = this.#try(entry)
    return isRefusal(made) ? [] : made
  }

  /** Keeps what has happened and what follows by itself, and tells everybody. */
  async #settle(entries: JournalEntry[]): Promise<void> {
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
      this.#publish(from)
    }
    this.#bots.consider()
    this.#time.schedule()
  }

  /** What the seats' preferences answer, and what has one answer only. */
  #automatic(): JournalEntry[] {
    const isPerson = (seat: Seat) => !this.#isBot(seat)
    return this.preferences.answerAll(this.match, isPerson, ({ seat, ask, keys }) =>
      this.#answerFor(seat, ask, keys, 'comfort'),
    )
  }

  #answerFor(seat: Seat, ask: string, keys: readonly string[], by: By): JournalEntry | null {
    return this.#made({ kind: 'answer', seat, ask, keys, at: this.#clock.now, id: null, by })[0] ?? null
  }

  /** Tells everybody what has changed since so many entries. */
  #publish(from: number): void {
    if (this.viewSeq > from) this.#streams.publish(this.audience, this.viewSeq)
    const agreed = this.#offers.news()
    if (agreed !== null) this.audience.tell({ type: 'draw', match: this.id, agreed: [...agreed] })
    if (this.match.over && !this.#isToldOver) this.#finish()
    this.#time.tell()
  }

  #finish(): void {
    this.#isToldOver = true
    this.#clock.run(false)
    this.shown = { ...this.shown, status: 'over', result: this.match.over as TableInfo['result'] }
    this.tellTable()
    this.audience.tell(this.#overMessage())
    this.#services.over?.(this.match.record())
  }

  #overMessage() {
    const table = { ...this.shown, result: this.match.over as TableInfo['result'] }
    return overMessage(table, this.#plan.header, this.#services.recordAt ?? null)
  }

  // Bots

  #isBot(seat: Seat): boolean {
    return this.shown.seats[seat]!.kind === 'bot' || this.#course.quit.has(seat)
  }

  /** Whether it was taken. If the room is closed meanwhile, whoever opens it again lets the bot think again. */
  #answerAsBot(seat: Seat, ask: string, keys: readonly string[]): Promise<boolean> {
    return this.#run(async () => {
      const made = this.#answerFor(seat, ask, keys, 'bot')
      if (made) await this.#settle([made])
      return made !== null
    }).catch(() => false)
  }

  // Time

  #wake(): Promise<void> {
    return this.#run(async () => {
      const { now } = this.#clock
      this.#time.keep()
      const entries = this.#time.isDue(now) ? this.#made({ kind: 'clock', at: now }) : []
      if (!this.match.over) entries.push(...this.#lapsed(now))
      if (entries.length > 0) return this.#settle(entries)
      this.#time.tell()
      this.#time.schedule()
    })
  }

  /** Passes for those whose time is up, or ends it for them; where there is more to decide, a bot begins to think. */
  #lapsed(now: number): JournalEntry[] {
    const late = this.#time.late(now)
    if (!late) return []
    const { seat, final } = late
    if (final || this.#clock.lapses(seat) + 1 >= this.#clock.maxLapses)
      return this.#made(givingUp(this.#course, this.shown, seat, null, final ? 'time' : 'absent'))
    const ask = this.match.asks(seat)[0]
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
    this.#time.standIns.add(seat)
    const keys = await this.#bots.thought(seat, ask, standIn)
    await this.#run(async () => {
      this.#time.standIns.delete(seat)
      const limit = this.#time.limits()[seat]
      if (this.match.over || !limit || limit.at > this.#clock.now) return this.#time.schedule()
      const answered = (given: readonly string[]) => this.#answerFor(seat, ask, given, 'lapse')
      const made = answered(keys) ?? answered(this.#bots.firstKeys(seat, ask))
      if (made) await this.#settle([made])
      else this.#time.schedule()
    }).catch(() => {})
  }

  override close(why: string): void {
    this.#time.keep(true)
    this.#time.stop()
    super.close(why)
  }

  settled(): Promise<void> {
    return this.#queue.settled()
  }
}
