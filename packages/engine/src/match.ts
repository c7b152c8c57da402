import { Ask, type Next, type Option } from './ask.ts'
import type { Definition } from './cards.ts'
import { positionOf, tableAt } from './continuing.ts'
import type { Faces } from './dealing.ts'
import { Log, type SeenEvent, type Told } from './events.ts'
import { type Game, zonesOf } from './game.ts'
import { type Checkpoint, History } from './history.ts'
import { type Fitting, imagine, StepAgain } from './imagining.ts'
import { hashOf } from './json.ts'
import type { Position } from './position.ts'
import { Random } from './random.ts'
import {
  type Continuation,
  engineVersion,
  foreign,
  type Header,
  lineOfInput,
  type MatchRecord,
  RecordError,
  type RecordedInput,
} from './record.ts'
import { type Input, Run } from './run.ts'
import { loadTable, saveTable } from './saved.ts'
import { bit } from './seats.ts'
import { headerOf, layTable, type Start } from './start.ts'
import type { Table } from './table.ts'
import { isRefusal, nobody, type Refusal, type Result, type Seat } from './types.ts'
import { type AskView, type View, viewAsk, viewTable, type Waiting } from './view.ts'

/** What an answer led to, as the seat that gave it sees it. */
export interface Happened {
  readonly events: readonly SeenEvent[]
}

/** A checkpoint as JSON. It is a cache: the record alone is the match. */
export interface Saved {
  /** Of which match, by the hash of its header. */
  readonly of: string
  readonly inputs: number
  readonly steps: number
  readonly table: unknown
  readonly log: readonly Told[] | null
}

const keysTaken = 1000
const deadlinesInARow = 100_000

/** A match: a checkpoint and the inputs since. */
export class Match<S = unknown, O = unknown, D extends Definition = Definition> {
  readonly game: Game<S, O, D>
  readonly header: Header
  /** A fork for a bot to search in. It is no match that was played, and has no record. */
  readonly imagined: boolean
  /** How well the deal of an imagined match fits what is known. */
  fitting: Fitting | null = null
  #run: Run<S, D>
  #history: History<S, D>
  #clock: number

  private constructor(
    game: Game<S, O, D>,
    header: Header,
    run: Run<S, D>,
    history: History<S, D>,
    clock: number,
    imagined: boolean,
  ) {
    this.game = game
    this.header = header
    this.imagined = imagined
    this.#run = run
    this.#history = history
    this.#clock = clock
    history.follow(run)
  }

  static start<S, O, D extends Definition>(game: Game<S, O, D>, start: Start = {}): Match<S, O, D> {
    const header = headerOf(game, start)
    const run = new Run(game, layTable(game, header, start.quiet === true), 0)
    const match = new Match(game, header, run, new History(game, header), 0, false)
    run.drive()
    match.#fireDue(0)
    return match
  }

  /** The whole table, for the rules' side: tests, scenarios, evaluations of imagined positions. */
  get table(): Table<S, D> {
    return this.#run.table
  }

  get over(): Result | null {
    return this.#run.table.result
  }

  get now(): number {
    return this.#run.table.now
  }

  /** What has driven the match; of an imagined one, since it was imagined. */
  get inputs(): readonly Input[] {
    const { inputs } = this.#history
    return this.imagined ? inputs.slice(inputs.findLastIndex((input) => input.deal !== null) + 1) : inputs
  }

  /** All answers so far, as a record has them. */
  get answers(): readonly RecordedInput[] {
    return this.#history.recorded
  }

  /** How many steps have ended. */
  get steps(): number {
    return this.#run.steps
  }

  /** How many inputs the step under way has taken. */
  get taken(): number {
    return this.#run.taken
  }

  /** The most inputs that a step has taken so far, the one that ended it included. */
  get longest(): number {
    return Math.max(this.#run.longest, this.#run.taken)
  }

  /** The open asks themselves, for drivers inside the walls: bots in imagined matches, simulations, tests. */
  get open(): readonly Ask[] {
    return this.#run.asks
  }

  /** The ask that is waited for, where it is one alone. */
  get current(): Ask | null {
    const { open } = this.#run
    return open instanceof Ask ? open : null
  }

  /** Asks whose answers are given and still secret. */
  get held(): readonly Ask[] {
    const { open } = this.#run
    return open === null || open instanceof Ask ? [] : open.held
  }

  /** The next deadline that would change something. */
  get deadline(): number | null {
    return this.#run.deadline?.at ?? null
  }

  /** Who is awaited, since when, until when: public. */
  get waiting(): readonly Waiting[] {
    const until = this.deadline
    const seats = new Map<Seat, Waiting>()
    for (const { seat, since, spec } of this.open) {
      const earlier = seats.get(seat)
      if (earlier && since >= earlier.since) continue
      seats.set(seat, {
        seat,
        since,
        ...(until !== null && { until }),
        ...(spec.context !== undefined && { context: spec.context }),
      })
    }
    return [...seats.values()].sort((a, b) => a.seat - b.seat)
  }

  asks(seat: Seat): readonly AskView[] {
    this.#mustBeSeat(seat)
    return this.open.filter((ask) => ask.seat === seat).map((ask) => viewAsk(ask))
  }

  view(seat: Seat | null): View {
    if (seat !== null) this.#mustBeSeat(seat)
    return viewTable(this.game, this.table, seat, { asks: seat === null ? [] : this.asks(seat), waiting: this.waiting })
  }

  /** What a seat has seen happen since its `since`-th event. */
  events(seat: Seat | null, since = 0): readonly SeenEvent[] {
    if (seat !== null) this.#mustBeSeat(seat)
    return this.table.log?.seen(seat, since) ?? []
  }

  /** A seat that is none would be some other as a bit. */
  #mustBeSeat(seat: Seat): void {
    if (!this.#isSeat(seat)) throw new RangeError(this.#noSeat(seat))
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.table.seats
  }

  #noSeat(seat: Seat): string {
    return `There is no seat ${String(seat).slice(0, 20)}; there are 0 to ${this.table.seats - 1}.`
  }

  hash(): string {
    return hashOf(saveTable(this.table))
  }

  /**
   * Answers an open ask. A refused answer changes nothing, but for what the time up to its arrival has changed anyway:
   * deadlines before it fall due first.
   */
  answer(seat: Seat, askId: string, keys: readonly string[] | string, at: number = 0): Happened | Refusal {
    if (typeof at !== 'number' || !Number.isFinite(at)) return { why: 'The time of an answer is a number.' }
    if (!this.#isSeat(seat)) return { why: this.#noSeat(seat) }
    const given = typeof keys === 'string' ? [keys] : keys
    if (!Array.isArray(given) || given.length > keysTaken || given.some((key) => typeof key !== 'string')) {
      return { why: `An answer is a list of at most ${keysTaken} keys, each a text.` }
    }
    const when = Math.max(at, this.#clock, this.now)
    let inputs = this.#history.inputs.length
    try {
      this.clock(when)
      const ask = this.#find(seat, askId)
      if (isRefusal(ask)) return ask
      const chosen = ask.read(given)
      if (isRefusal(chosen)) return chosen
      inputs = this.#history.inputs.length
      const since = this.events(seat).length
      this.choose(ask, ask.valueOf(chosen), when)
      return { events: this.events(seat, since) }
    } catch (error) {
      this.#backTo(inputs)
      return this.#failed(error as Error)
    }
  }

  #failed({ message, stack = message }: Error): Refusal {
    return { why: `A rule of ${this.game.title} failed. Nothing has changed; please report it.`, fault: stack }
  }

  #find(seat: Seat, askId: string): Ask | Refusal {
    if (this.over) return { why: 'The match is over.' }
    const open = this.open.filter((ask) => ask.seat === seat)
    const ask = open.find((each) => each.id === askId)
    if (ask) return ask
    if (open.length === 0) return { why: `Seat ${seat} is not asked anything now.` }
    return { why: `This ask is not open any more; open for seat ${seat}: ${open.map((each) => each.id).join(', ')}.` }
  }

  /** Takes an answer that is known to be legal: for drivers that chose among the options themselves. */
  choose(ask: Ask, value: Option | readonly Option[], at = 0): void {
    const run = this.#run
    const { now } = run.table
    const input: Input = {
      at: Math.max(at, now),
      seat: ask.seat,
      ask: ask.number === 0 ? ask.id : ask.number,
      value,
      due: null,
      act: null,
      deal: null,
      learned: 0,
      chance: false,
    }
    const { inputs } = this.#history
    inputs[inputs.length] = input // here, where matches are simulated by the million, `push` is a call that counts
    run.apply(input)
    if (run.open instanceof Ask) return
    this.#fireDue(this.now)
  }

  /** A seat leaves for good. The rules say what becomes of it; without such a rule everybody else has won. */
  leave(seat: Seat, at: number = this.#clock): Refusal | null {
    if (!this.#isSeat(seat)) return { why: this.#noSeat(seat) }
    return this.#act('leave', seat, at, () => (this.table.hasLeft(seat) ? { why: `Seat ${seat} has left.` } : null))
  }

  /** All have agreed to a draw. */
  draw(at: number = this.#clock): Refusal | null {
    return this.#act('draw', nobody, at, () => this.whyNoDraw())
  }

  /** Why the rules know no draw by agreement; null if they do. */
  whyNoDraw(): Refusal | null {
    const result = this.game.draw?.(this.table)
    return isRefusal(result) && !('winner' in result) ? result : null
  }

  #act(act: 'leave' | 'draw', seat: Seat, at: number, forbidden: () => Refusal | null): Refusal | null {
    const when = Math.max(at, this.#clock, this.now)
    const inputs = this.#history.inputs.length
    try {
      this.clock(when)
      const refusal = this.over ? { why: 'The match is over.' } : forbidden()
      if (refusal) return refusal
      const input: Input = {
        at: when,
        seat,
        ask: 0,
        value: null,
        due: null,
        act,
        deal: null,
        learned: 0,
        chance: false,
      }
      this.#history.inputs.push(input)
      this.#run.apply(input)
      this.#fireDue(this.now)
      return null
    } catch (error) {
      this.#backTo(inputs)
      return this.#failed(error as Error)
    }
  }

  /** Takes what a record holds. */
  take(input: RecordedInput): Happened | Refusal | null {
    if ('draw' in input) return this.draw(input.at)
    if ('leaves' in input) return this.leave(input.seat, input.at)
    return this.answer(input.seat, input.ask, input.keys, input.at)
  }

  /**
   * Ends the match from outside its rules: somebody was gone, or an operator ended it. Deadlines up to then fall due
   * first; returns why it cannot be ended, if it is over already.
   */
  close(result: Result, at: number = this.#clock): Refusal | null {
    this.clock(at)
    if (this.over) return { why: 'The match is over.' }
    this.#run.close({ ...result, outside: true })
    return null
  }

  /** Lets time pass: deadlines up to then fall due, each at its own time. If a rule fails, nothing has changed. */
  clock(ms: number): void {
    if (!Number.isFinite(ms)) return
    const inputs = this.#history.inputs.length
    try {
      this.#fireDue(ms)
    } catch (error) {
      this.#backTo(inputs)
      throw error
    }
    this.#clock = Math.max(this.#clock, ms)
  }

  #fireDue(until: number): void {
    let fired = 0
    for (let timer = this.#run.deadline; timer && timer.at <= until; timer = this.#run.deadline) {
      if (++fired > deadlinesInARow) throw new Error(`${this.game.id} sets the deadline ${timer.name} again and again.`)
      const at = Math.max(timer.at, this.now)
      const input: Input = {
        at,
        seat: -1,
        ask: 0,
        value: null,
        due: timer.name,
        act: null,
        deal: null,
        learned: 0,
        chance: false,
      }
      this.#history.inputs.push(input)
      this.#run.apply(input)
    }
  }

  /** What may still be added to these keys, and whether one may stop: for one who puts an answer together. */
  next(seat: Seat, askId: string, keys: readonly string[]): { add: string[]; stop: boolean } | Refusal {
    const ask = this.#find(seat, askId)
    if (isRefusal(ask)) return ask
    const options = ask.offered()
    const chosen: Option[] = []
    for (const key of keys) {
      const option = options.find((each) => each.key === key)
      if (!option) return ask.explain(key) ?? { why: `${key} is not offered here.` }
      chosen.push(option)
    }
    const { add, stop }: Next = ask.walk(chosen)
    return { add: add.map((option) => option.key), stop }
  }

  /** Why an option is not offered; null if it is. */
  explain(seat: Seat, key: string): Refusal | null {
    const asks = this.open.filter((ask) => ask.seat === seat)
    if (asks.length === 0) return { why: `Seat ${seat} is not asked anything now.` }
    let found: Refusal | null = null
    for (const ask of asks) {
      const read = ask.offered().some((option) => option.key === key) ? null : ask.read([key])
      if (!isRefusal(read)) return null
      found ??= read
    }
    return found
  }

  /** Takes back a seat's last answer, unless anybody has learned something since, chance was used or somebody acted. */
  undo(seat: Seat): Refusal | null {
    const last = this.#history.inputs.at(-1)
    if (this.imagined) return { why: 'What is imagined is not taken back.' }
    if (this.game.undo === false) return { why: `In ${this.game.title} an answer stands.` }
    if (this.over?.outside) return { why: 'The match is over.' }
    if (!last) return { why: 'Nothing has been answered yet.' }
    if (last.due !== null) return { why: 'A deadline has passed since your last answer.' }
    if (last.act !== null) return { why: 'Somebody has left since your last answer.' }
    if (last.seat !== seat) return { why: 'Somebody else has acted since your last answer.' }
    if (last.learned & bit(seat)) return { why: 'You have learned something since that answer.' }
    if (last.learned !== 0) return { why: 'Somebody else has learned something since that answer.' }
    if (last.chance) return { why: 'Chance was used since that answer.' }
    const { undos } = this.table
    this.#backTo(this.#history.inputs.length - 1)
    this.table.undos = undos + 1
    return null
  }

  /** A match of its own that stands where this one stands. */
  fork(quiet: boolean = this.table.log === null): Match<S, O, D> {
    const base = this.#history.base(this.#run)
    // what led to an imagined match happened with the true faces: nobody hears of it
    const run = this.#history.rerun(base, this.#history.inputs, this.imagined ? null : this.#log(quiet))
    if (this.imagined && !quiet) run.table.log = new Log()
    run.table.undos = this.table.undos
    if (this.over?.outside) run.close(this.over)
    return new Match(this.game, this.header, run, this.#history.forkAt(base), this.#clock, this.imagined)
  }

  #log(quiet: boolean): Log<D> | null {
    return quiet ? null : (this.table.log ?? new Log())
  }

  #backTo(inputs: number): void {
    const { log, undos } = this.table
    this.#run = this.#history.backTo(inputs, log)
    this.table.undos = undos
  }

  /** A fork in which all that is hidden from a seat is dealt anew: the only thing that a bot may search in. */
  imagine(seat: Seat, random: Random, quiet = true): Match<S, O, D> {
    this.#mustBeSeat(seat)
    const { run, history, fitting } = imagine(this.game, this.#history, this.#run, seat, random)
    if (!quiet) run.table.log = new Log()
    const options = this.game.optionsFor?.(this.header.options as O, seat) ?? this.header.options
    const imagined = new Match(this.game, { ...history.header, options }, run, history, this.#clock, true)
    imagined.fitting = fitting
    return imagined
  }

  /**
   * A fork in which these faces have lain on these cards since the last step boundary, or the last use of chance, with
   * the same answers since; null if those do not fit. A sound game cannot tell it from one in which they are dealt now.
   */
  dealtBefore(faces: Faces<D>): Match<S, O, D> | null {
    const base = this.#history.base(this.#run)
    const start = { ...base, table: base.table.clone() }
    start.table.undos = this.table.undos
    const again = new StepAgain(this.game, start, this.#history.inputs.slice(base.inputs), null)
    const run = again.with(faces, new Random('the same answers'))
    return run && new Match(this.game, this.header, run, new History(this.game, this.header), 0, true)
  }

  record(): MatchRecord {
    if (this.imagined) throw new Error('An imagined match has no record.')
    const { header } = this
    const { recorded: inputs, continuations } = this.#history
    return {
      header,
      inputs,
      ...(continuations.length > 0 && { continuations }),
      clock: this.#clock,
      hash: this.hash(),
      result: this.over,
    }
  }

  /** The last step boundary in terms that outlive a change of the rules. */
  position(): Position {
    if (this.imagined) throw new Error('An imagined match has no position of its own.')
    return positionOf(this.game, this.#history.base(this.#run).table)
  }

  /**
   * A match of earlier rules goes on under these: from the last step boundary of the earlier match, which its `position`
   * tells. The record says so at that place.
   */
  static continue<S, O, D extends Definition>(
    game: Game<S, O, D>,
    record: Pick<MatchRecord, 'header' | 'inputs' | 'continuations'>,
    position: Position,
    quiet = false,
  ): Match<S, O, D> {
    const { header, inputs, continuations = [] } = record
    const { version } = continuations.at(-1) ?? header
    if (header.game !== game.id) throw new RecordError(`This is a match of ${header.game}, not of ${game.id}.`, 1)
    if (version !== game.version && game.opens?.(version) !== true) {
      throw new RecordError(`${game.title} ${game.version} cannot go on with a match of version ${version}.`, 1)
    }
    const latest: Continuation = { after: inputs.length, engine: engineVersion, version: game.version, position }
    return Match.#beginAt(game, header, inputs, [...continuations, latest], quiet)
  }

  static #beginAt<S, O, D extends Definition>(
    game: Game<S, O, D>,
    header: Header,
    earlier: readonly RecordedInput[],
    continuations: readonly Continuation[],
    quiet: boolean,
  ): Match<S, O, D> {
    const { position } = continuations.at(-1)!
    const run = new Run(game, tableAt(game, header, position, quiet), 0)
    const history = new History(game, header, [], [], earlier, continuations)
    const match = new Match(game, header, run, history, position.now, false)
    run.drive()
    match.#fireDue(position.now)
    return match
  }

  /** Plays a record again. Throws a `RecordError` that names the input that does not fit. */
  static replay<S, O, D extends Definition>(game: Game<S, O, D>, record: MatchRecord, quiet = false): Match<S, O, D> {
    return Match.resume(game, record, null, quiet)
  }

  /** Goes on from a saved checkpoint of the same match; without one, from the beginning. */
  static resume<S, O, D extends Definition>(
    game: Game<S, O, D>,
    record: MatchRecord,
    saved: Saved | null,
    quiet = false,
  ): Match<S, O, D> {
    const { header, inputs, continuations = [] } = record
    const problem = foreign(game, record)
    if (problem) throw new RecordError(problem, 1)
    const begun = continuations.at(-1)?.after ?? 0
    let match: Match<S, O, D>
    try {
      match =
        continuations.length === 0
          ? Match.start(game, { ...header, quiet })
          : Match.#beginAt(game, header, inputs.slice(0, begun), continuations, quiet)
    } catch (error) {
      throw new RecordError((error as Error).message, 1)
    }
    if (saved && saved.of !== match.#of()) throw new RecordError('What was saved is of another match.', 1)
    if (saved) match.#restore(saved, inputs)
    const from = saved ? saved.inputs : begun
    inputs.slice(from).forEach((input, i) => {
      const outcome = match.take(input)
      if (isRefusal(outcome)) throw new RecordError(outcome.why, lineOfInput(from + i, continuations))
    })
    match.clock(record.clock)
    if (record.result?.outside) match.close(record.result)
    return match
  }

  /** Which match this is, for what is saved of it. */
  #of(): string {
    const { continuations } = this.#history
    return hashOf(continuations.length === 0 ? this.header : [this.header, continuations.at(-1)])
  }

  /** The position at the last step boundary, to be kept beside the record. */
  save(): Saved {
    if (this.imagined) throw new Error('An imagined match is not kept.')
    const base = this.#history.base(this.#run)
    const log = this.table.log?.slice(base.log) ?? null
    const inputs = this.#history.answersBefore(base)
    return { of: this.#of(), inputs, steps: base.steps, table: saveTable(base.table), log }
  }

  #restore(saved: Saved, inputs: readonly RecordedInput[]): void {
    const { seats } = this.table
    const zones = zonesOf(this.game, this.header.options as O, seats)
    const table = loadTable(this.game, zones, seats, saved.table)
    const log = saved.log?.length ?? 0
    const start: Checkpoint<S, D> = { table: table.clone(), steps: saved.steps, inputs: 0, log }
    if (this.table.log) table.log = Log.load(saved.log ?? [])
    this.#run = new Run(this.game, table, saved.steps)
    this.#history = new History(
      this.game,
      this.header,
      [start],
      [],
      inputs.slice(0, saved.inputs),
      this.#history.continuations,
    )
    this.#history.follow(this.#run)
    this.#run.drive()
  }
}
