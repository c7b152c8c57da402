import type { Entry as Catalogued } from '@cardwright/catalog'
import {
  type AskView,
  Attendant,
  type Comfort,
  foreign,
  type Header,
  isRefusal,
  Match,
  type MatchRecord,
  type Pattern,
  type Refusal,
  type Result,
  type Seat,
} from '@cardwright/engine'
import type { ChatLine, ServerMessage, TableInfo } from '@cardwright/protocol'
import { Clock, type Patience, patience } from './clock.ts'
import type { By, Entry, Keep } from './journal.ts'
import { Stream } from './stream.ts'
import type { Think } from './thought.ts'

/** Somebody who sits at a table or watches it. */
export interface Viewer {
  readonly person: string
  /** Always sends whole views. */
  readonly full?: boolean
  /** Whose words it does not want to read. */
  readonly muted?: ReadonlySet<string>
  send(message: ServerMessage): void
}

export interface RoomPlan {
  readonly catalogued: Catalogued
  readonly header: Header
  readonly table: TableInfo
  /** What has happened so far. */
  readonly entries: readonly Entry[]
  readonly chat?: readonly ChatLine[]
}

/** What a room needs of the place where it is. */
export interface Services {
  readonly keep: Keep
  readonly think: Think
  /** Time that never goes back, in ms. */
  readonly wall: () => number
  /** The match has ended; it was kept before. */
  readonly over?: (record: MatchRecord) => void
  /** Nothing more can be kept: the room has closed itself. */
  readonly lost?: (why: unknown) => void
  readonly fault?: (fault: string) => void
  /** Where the record of the match will be found. */
  readonly recordAt?: string
  readonly patience?: Patience
}

/** In real-time play a bot acts after so long, in ms. */
const pause = { least: 500, most: 3000 }

/** So many preferences are followed before anybody is shown anything. */
const mostAutomatic = 10_000

/** What somebody who comes back has been shown: the view's `seq`, and how many events. */
type Seen = { readonly seq: number; readonly events: number }

type Outcome = { readonly seq: number } | Refusal

/**
 * A match and those around it. Whatever happens is done one thing after the other: tried on the match, kept, and only
 * then told to anybody.
 */
export class Room {
  readonly #plan: RoomPlan
  readonly #services: Services
  readonly #match: Match
  readonly #clock: Clock
  #table: TableInfo
  #seq = 0
  /** Up to where that is kept. */
  #kept = 0
  #lastAt = 0
  readonly #viewers = new Map<Viewer, Seat | null>()
  readonly #streams = new Map<Seat | null, Stream>()
  readonly #attendants = new Map<Seat, Attendant>()
  readonly #quit = new Set<Seat>()
  /** What was done under an id, and what it came to. */
  readonly #acts = new Map<string, number>()
  /** The last entry of each seat: a bot does not answer what stays open twice before somebody else has acted. */
  readonly #lastBy = new Map<Seat, number>()
  readonly #thinking = new Set<string>()
  readonly #agreed = new Set<Seat>()
  /** When, in the match's time, somebody was last here. */
  readonly #leftAt = new Map<Seat, number>()
  readonly #chat: ChatLine[]
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | null = null
  #closed = false
  #told = false

  /** Throws an error for people if the match cannot be taken up by the rules as they are now. */
  constructor(plan: RoomPlan, services: Services) {
    const { catalogued, header, table, entries } = plan
    const problem = foreign(catalogued.game, header)
    if (problem) throw new Error(problem)
    this.#plan = plan
    this.#services = services
    this.#table = table
    this.#chat = [...(plan.chat ?? [])]
    this.#match = Match.start(catalogued.game, header)
    this.#clock = new Clock(table.seats.length, table.time, services.patience ?? patience, services.wall)
    for (const entry of entries) this.#apply(entry)
    this.#kept = this.#seq
    this.#told = this.#match.over !== null
  }

  /** Begins to act: what a preference answers, what bots think of. For the one room that leads the match. */
  start(): Promise<void> {
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
    return this.#seq
  }

  get over(): Result | null {
    return this.#match.over
  }

  get closed(): boolean {
    return this.#closed
  }

  get viewers(): number {
    return this.#viewers.size
  }

  /** Whether nothing goes on here that somebody waits for. */
  get idle(): boolean {
    return this.#viewers.size === 0 && this.#thinking.size === 0
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
    if (this.#kept === this.#seq) this.#welcome(viewer, re, seen)
    else await this.#run(async () => this.#welcome(viewer, re, seen))
  }

  #welcome(viewer: Viewer, re: string | null, seen: Seen | null): void {
    if (this.#closed) throw new RoomClosed()
    const seat = this.seatOf(viewer.person)
    this.#viewers.set(viewer, seat)
    this.#presence()
    const windows = seat === null ? [] : this.#attendant(seat).windows
    viewer.send({
      type: 'joined',
      re,
      match: this.id,
      seat,
      table: this.#table,
      chat: this.#chat.filter((line) => !viewer.muted?.has(line.person)),
      windows: [...windows],
    })
    for (const message of this.#stream(seat).greet(this.#seq, viewer.full ? null : seen)) viewer.send(message)
    viewer.send(this.#clockMessage())
    if (this.#agreed.size > 0) viewer.send({ type: 'draw', match: this.id, agreed: [...this.#agreed] })
    if (this.#match.over) viewer.send(this.#overMessage())
    this.#schedule()
  }

  part(viewer: Viewer): void {
    const seat = this.#viewers.get(viewer)
    if (!this.#viewers.delete(viewer)) return
    if (seat !== null && seat !== undefined) this.#leftAt.set(seat, this.#clock.now)
    this.#presence()
    this.#schedule()
  }

  /** Who is here, and whether time runs: only while somebody who plays is. */
  #presence(): void {
    const here = new Set(this.#viewers.values())
    const seats = this.#table.seats.map((each, seat) =>
      each.kind === 'person' ? { ...each, here: here.has(seat) } : each,
    )
    const isChanged = seats.some((each, seat) => each.here !== this.#table.seats[seat]!.here)
    this.#table = { ...this.#table, seats }
    const people = seats.filter(({ kind }) => kind === 'person')
    const runs = people.length === 0 ? this.#viewers.size > 0 : people.some((each) => each.here)
    const isSet = runs !== this.#clock.runs
    this.#clock.run(runs && this.#match.over === null)
    if (isChanged) this.#tell({ type: 'table', re: null, table: this.#table })
    if (isChanged || isSet) this.#tell(this.#clockMessage())
  }

  #tell(message: ServerMessage): void {
    for (const viewer of this.#viewers.keys()) viewer.send(message)
  }

  #stream(seat: Seat | null): Stream {
    const known = this.#streams.get(seat)
    if (known) return known
    const fresh = new Stream(this.#match, seat, this.id)
    this.#streams.set(seat, fresh)
    return fresh
  }

  #attendant(seat: Seat): Attendant {
    const known = this.#attendants.get(seat)
    if (known) return known
    const fresh = new Attendant(this.#plan.catalogued.comfort)
    this.#attendants.set(seat, fresh)
    return fresh
  }

  // What players do

  answer(seat: Seat, id: string, ask: string, keys: readonly string[]): Promise<Outcome> {
    return this.#act(seat, id, () => {
      const at = this.#clock.now
      return this.#try({ kind: 'answer', seat, ask, keys, at, id, by: 'player' })
    })
  }

  undo(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, () => this.#try({ kind: 'undo', seat, at: this.#clock.now, id }))
  }

  resign(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, () => this.#giveUp(seat, id, 'resigned'))
  }

  /** Agrees to a draw; when all who play have, the match ends. */
  draw(seat: Seat, id: string, agree: boolean): Promise<Outcome> {
    return this.#act(seat, id, () => {
      if (this.#match.over) return { why: 'The match is over.' }
      const { seats } = this.#table
      if (seats.some((each, at) => each.kind !== 'person' || this.#quit.has(at))) {
        return { why: 'A bot sits at this table, and bots agree to no draw.' }
      }
      if (agree) this.#agreed.add(seat)
      else this.#agreed.clear()
      this.#tell({ type: 'draw', match: this.id, agreed: [...this.#agreed] })
      if (this.#agreed.size < seats.length) return []
      return this.#try({ kind: 'end', seat, at: this.#clock.now, id, result: { winner: null, why: 'agreed' } })
    })
  }

  /** In which windows a seat is asked from now on, and until when it passes them all. */
  prefer(seat: Seat, windows: Comfort['windows'] | null, until: Pattern | 'own' | 'stop' | null): Promise<Outcome> {
    return this.#run(async () => {
      const attendant = windows ? new Attendant({ windows }) : this.#attendant(seat)
      this.#attendants.set(seat, attendant)
      if (until === 'own') attendant.yieldToOwn()
      else if (until === 'stop') attendant.stay()
      else if (until) attendant.yieldUntil(until)
      await this.#settle([])
      return { seq: this.#seq }
    })
  }

  next(seat: Seat, ask: string, keys: readonly string[]): { add: string[]; stop: boolean } | Refusal {
    return this.#match.next(seat, ask, keys)
  }

  explain(seat: Seat, key: string): Refusal | null {
    return this.#match.explain(seat, key)
  }

  say(line: ChatLine): void {
    this.#chat.push(line)
    for (const viewer of this.#viewers.keys()) {
      if (!viewer.muted?.has(line.person)) viewer.send({ type: 'chat', match: this.id, line })
    }
  }

  get lines(): number {
    return this.#chat.length
  }

  /** What another room that leads this match has kept: for a room that only shows it. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#apply(entry)
      if (entry.kind === 'undo') for (const stream of this.#streams.values()) stream.takeBack()
    }
    this.#kept = this.#seq
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
      const name = `${seat} ${id}`
      const done = this.#acts.get(name)
      if (done !== undefined) return { seq: done }
      const inputs = this.#match.inputs.length
      const outcome = work()
      if (!isRefusal(outcome)) {
        await this.#settle(outcome)
        return { seq: this.#acts.get(name) ?? this.#seq }
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

  /** Carries out an entry on the match; comes back with what is to be kept, or why it cannot be. */
  #try(entry: Entry): Entry[] | Refusal {
    const { kind, at } = entry
    const { waiting } = this.#match
    const refusal = this.#happen(entry)
    if (refusal) return refusal
    this.#clock.spendBy(waiting, at, this.#lastAt)
    this.#note(entry)
    if (kind === 'undo') for (const stream of this.#streams.values()) stream.takeBack()
    return [entry]
  }

  #happen(entry: Entry): Refusal | null {
    const match = this.#match
    switch (entry.kind) {
      case 'answer': {
        const outcome = match.answer(entry.seat, entry.ask, entry.keys, entry.at)
        return isRefusal(outcome) ? outcome : null
      }
      case 'undo':
        return match.undo(entry.seat)
      case 'clock':
        match.clock(entry.at)
        return null
      case 'end':
        return match.close(entry.result, entry.at)
      case 'quit':
        match.clock(entry.at)
        return match.over ? { why: 'The match is over.' } : null
    }
  }

  /** What follows from an entry beside the match: clocks, who plays, what was done under which id. */
  #note(entry: Entry): void {
    this.#seq++
    this.#lastAt = Math.max(this.#lastAt, entry.at)
    this.#clock.reach(entry.at)
    if ('id' in entry && entry.id !== null) this.#acts.set(`${entry.seat} ${entry.id}`, this.#seq)
    if (entry.kind === 'quit') this.#quit.add(entry.seat)
    if (entry.kind === 'answer') {
      if (entry.by !== 'comfort') this.#clock.answered(entry.seat, entry.at, entry.by === 'lapse')
      this.#lastBy.set(entry.seat, this.#seq)
      this.#agreed.delete(entry.seat)
    }
  }

  /** An entry that was kept before. */
  #apply(entry: Entry): void {
    const made = this.#try(entry)
    if (isRefusal(made)) throw new Error(`Entry ${this.#seq} of match ${this.id} does not fit: ${made.why}`)
  }

  /** Keeps what has happened and what follows by itself, and tells everybody. */
  async #settle(entries: Entry[]): Promise<void> {
    const from = this.#seq - entries.length
    const all = [...entries, ...this.#automatic()]
    if (all.length > 0) {
      try {
        await this.#services.keep(from, all)
      } catch (error) {
        this.close('What was played could not be stored. Come back: the match goes on from what was stored.')
        this.#services.lost?.(error)
        throw error
      }
      this.#kept = this.#seq
      this.#publish()
    }
    this.#consider()
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
          const keys = this.#keysFor(seat, ask)
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

  #keysFor(seat: Seat, ask: AskView): readonly string[] | null {
    const pass = this.#attendant(seat).passes(ask)
    if (pass !== null) return [pass]
    return ask.forced && !ask.some && ask.options.length === 1 ? [ask.options[0]!.key] : null
  }

  #answerFor(seat: Seat, ask: string, keys: readonly string[], by: By): Entry | null {
    const made = this.#try({ kind: 'answer', seat, ask, keys, at: this.#clock.now, id: null, by })
    return isRefusal(made) ? null : made[0]!
  }

  #publish(): void {
    const seats = new Set(this.#viewers.values())
    for (const seat of seats) {
      const stream = this.#stream(seat)
      const messages = stream.advance(this.#seq)
      for (const [viewer, at] of this.#viewers) {
        if (at !== seat) continue
        const told = viewer.full ? stream.whole(messages) : messages
        for (const message of told) viewer.send(message)
      }
    }
    if (this.#match.over && !this.#told) this.#finish()
    this.#tell(this.#clockMessage())
  }

  #finish(): void {
    this.#told = true
    this.#clock.run(false)
    this.#table = { ...this.#table, status: 'over', result: this.#match.over as TableInfo['result'] }
    this.#tell({ type: 'table', re: null, table: this.#table })
    this.#tell(this.#overMessage())
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
    return this.#table.seats[seat]!.kind === 'bot' || this.#quit.has(seat)
  }

  #consider(): void {
    if (this.#closed) return
    for (const { seat, id, spec } of this.#match.open) {
      if (!this.#isBot(seat)) continue
      const isStanding = spec.id !== undefined
      const inTime = this.#match.deadline !== null
      const occasion = `${seat} ${id} ${isStanding ? (inTime ? this.#seq : this.#othersActed(seat)) : ''}`
      if (
        this.#thinking.has(occasion) ||
        (isStanding && [...this.#thinking].some((each) => each.startsWith(`${seat} `)))
      ) {
        continue
      }
      this.#thinking.add(occasion)
      const wait = inTime ? pause.least + Math.random() * (pause.most - pause.least) : 0
      void this.#answerAsBot(seat, id, wait).finally(() => {
        if (!isStanding || inTime) this.#thinking.delete(occasion)
      })
    }
  }

  #othersActed(seat: Seat): number {
    return Math.max(0, ...[...this.#lastBy].filter(([other]) => other !== seat).map(([, seq]) => seq))
  }

  async #answerAsBot(seat: Seat, ask: string, wait: number): Promise<void> {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const keys = await this.#thought(seat, ask, this.#table.seats[seat]!.strength ?? 'easy')
    try {
      await this.#run(async () => {
        const made = this.#answerFor(seat, ask, keys, 'bot')
        if (made) await this.#settle([made])
      })
    } catch {
      // the room was closed meanwhile; whoever opens it again lets the bot think again
    }
  }

  async #thought(seat: Seat, ask: string, strength: string): Promise<readonly string[]> {
    try {
      return await this.#services.think({ id: this.id, match: this.#match, seat, ask, strength })
    } catch (error) {
      this.#services.fault?.(`A bot at seat ${seat} of ${this.id} failed: ${(error as Error).stack}`)
      return this.#firstKeys(seat, ask)
    }
  }

  /** Some legal answer: passes where one can. */
  #firstKeys(seat: Seat, id: string): readonly string[] {
    const ask = this.#match.asks(seat).find((each) => each.id === id)
    if (ask?.skip !== undefined) return [ask.skip]
    const keys: string[] = []
    for (;;) {
      const next = this.#match.next(seat, id, keys)
      if (isRefusal(next) || next.stop || next.add.length === 0) return keys
      keys.push(next.add[0]!)
    }
  }

  // Time

  #limits(): ({ at: number; final: boolean } | null)[] {
    const waiting = new Map(this.#match.waiting.map((each) => [each.seat, each.since]))
    return this.#table.seats.map((each, seat) => {
      const since = waiting.get(seat)
      if (since === undefined || this.#isBot(seat)) return null
      return this.#clock.limit(seat, since, each.here ? null : (this.#leftAt.get(seat) ?? 0), this.#lastAt)
    })
  }

  #clockMessage(): ServerMessage {
    return { type: 'clock', match: this.id, clock: this.#clock.info(this.#limits()) }
  }

  /** Wakes up when something falls due. */
  #schedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#closed || !this.#clock.runs || this.#match.over) return
    const { now } = this.#clock
    const due = [this.#match.deadline ?? Number.POSITIVE_INFINITY]
    for (const limit of this.#limits()) {
      if (limit === null) continue
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
      if (!this.#match.over) entries.push(...(await this.#lapsed(now)))
      if (entries.length > 0) return this.#settle(entries)
      this.#tell(this.#clockMessage())
      this.#schedule()
    })
  }

  /** Answers for those whose time is up, or ends it for them. */
  async #lapsed(now: number): Promise<Entry[]> {
    const late = this.#limits().flatMap((limit, seat) => (limit && limit.at <= now ? [{ seat, ...limit }] : []))
    const [first] = late
    if (!first) return []
    const { seat, final } = first
    if (final || this.#clock.lapses(seat) + 1 >= this.#clock.mostLapses) {
      const made = this.#giveUp(seat, null, final ? 'time' : 'absent')
      return isRefusal(made) ? [] : made
    }
    const ask = this.#match.asks(seat)[0]
    if (!ask) return []
    const keys = ask.skip === undefined ? await this.#thought(seat, ask.id, 'easy') : [ask.skip]
    const made =
      this.#answerFor(seat, ask.id, keys, 'lapse') ??
      this.#answerFor(seat, ask.id, this.#firstKeys(seat, ask.id), 'lapse')
    return made ? [made] : []
  }

  /** Of two, the other wins. Among more a bot goes on for who gives up. */
  #giveUp(seat: Seat, id: string | null, why: string): Entry[] | Refusal {
    const at = this.#clock.now
    if (this.#table.seats.length > 2) {
      const people = this.#table.seats.filter(
        (each, other) => each.kind === 'person' && !this.#quit.has(other) && other !== seat,
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
    this.#tell({ type: 'closing', match: this.id, why })
    this.#viewers.clear()
  }

  /** When all that was begun is done. */
  async settled(): Promise<void> {
    await this.#queue
  }
}

/** The room was closed before it came to this. */
export class RoomClosed extends Error {
  constructor() {
    super('This room is closed.')
  }
}
