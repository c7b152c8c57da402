import { z } from 'zod'
import { Ask, type Next, type Option } from './ask.ts'
import { bit, type Definition } from './cards.ts'
import { Log, type SeenEvent, type Told } from './events.ts'
import type { AnyGame, Game } from './game.ts'
import { hashOf } from './json.ts'
import { deal, type Faces } from './knowledge.ts'
import { Random } from './random.ts'
import {
  engineVersion,
  foreign,
  type Header,
  lineOfInput,
  type MatchRecord,
  RecordError,
  type RecordedInput,
} from './record.ts'
import { chosenIn, type Deal, type Input, Run } from './run.ts'
import { type Carried, Table } from './table.ts'
import { isRefusal, nobody, type Refusal, type Result, type Seat } from './types.ts'
import { type AskView, type View, viewAsk, viewTable, type Waiting } from './view.ts'

export interface Start {
  /** What the game's options schema takes; left out, a good default game. */
  readonly options?: unknown
  /** The names of those who sit there, or how many do; the game's smallest number unless said. */
  readonly seats?: number | readonly string[]
  readonly seed?: string | number
  /** A position in the terms of the game's `arrange`. */
  readonly given?: unknown
  readonly seal?: Header['seal']
  /** Nobody listens: no events, no checkpoints. */
  readonly quiet?: boolean
}

/** What an answer led to, as the seat that gave it sees it. */
export interface Happened {
  readonly events: readonly SeenEvent[]
}

interface Checkpoint<S, D extends Definition> {
  table: Table<S, D>
  readonly steps: number
  readonly inputs: number
  readonly log: number
}

/** A checkpoint as JSON. It is a cache: the record alone is the match. */
export interface Saved {
  readonly inputs: number
  readonly steps: number
  readonly table: unknown
  readonly log: readonly Told[] | null
}

const checkpointEvery = 32
const checkpointsKept = 4
const keysTaken = 1000

/** A match: a checkpoint and the inputs since. */
export class Match<S = unknown, O = unknown, D extends Definition = Definition> {
  readonly game: Game<S, O, D>
  readonly header: Header
  /** A fork for a bot to search in. It is no match that was played, and has no record. */
  readonly imagined: boolean
  #run: Run<S, D>
  /** Inputs before the first of `#inputs`, of a match that goes on from a saved checkpoint. */
  #earlier: readonly RecordedInput[] = []
  #inputs: Input[]
  #checkpoints: Checkpoint<S, D>[] = []
  #clock = 0

  private constructor(game: Game<S, O, D>, header: Header, run: Run<S, D>, inputs: Input[], imagined: boolean) {
    this.game = game
    this.header = header
    this.#run = run
    this.#inputs = inputs
    this.imagined = imagined
  }

  static start<S, O, D extends Definition>(game: Game<S, O, D>, start: Start = {}): Match<S, O, D> {
    const header = headerOf(game, start)
    const table = lay(game, header, start.quiet === true)
    const match = new Match(game, header, new Run(game, table, 0), [], false)
    if (table.log) match.#checkpoints.push(match.#checkpoint())
    match.#keep()
    match.#run.drive()
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
    return this.imagined
      ? this.#inputs.slice(this.#inputs.findLastIndex((input) => input.deal !== null) + 1)
      : this.#inputs
  }

  /** How many steps have ended. */
  get steps(): number {
    return this.#run.steps
  }

  /** How many inputs the step under way has taken. */
  get taken(): number {
    return this.#run.taken
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
    for (const { seat, since } of this.open) {
      const earlier = seats.get(seat)
      if (!earlier || since < earlier.since) seats.set(seat, { seat, since, ...(until === null ? {} : { until }) })
    }
    return [...seats.values()].sort((a, b) => a.seat - b.seat)
  }

  asks(seat: Seat): readonly AskView[] {
    return this.open.filter((ask) => ask.seat === seat).map((ask) => viewAsk(ask))
  }

  view(seat: Seat | null): View {
    return viewTable(this.game, this.table, seat, { asks: seat === null ? [] : this.asks(seat), waiting: this.waiting })
  }

  /** What a seat has seen happen since its `since`-th event. */
  events(seat: Seat | null, since = 0): readonly SeenEvent[] {
    return this.table.log?.seen(seat, since) ?? []
  }

  hash(): string {
    return hashOf(this.table)
  }

  /** Answers an open ask. Time up to the arrival of the answer passes first. A refused answer changes nothing. */
  answer(seat: Seat, askId: string, keys: readonly string[] | string, at: number = 0): Happened | Refusal {
    if (typeof at !== 'number' || !Number.isFinite(at)) return { why: 'The time of an answer is a number.' }
    const when = Math.max(at, this.#clock, this.now)
    let inputs = this.#inputs.length
    try {
      this.clock(when)
      const ask = this.#find(seat, askId)
      if (isRefusal(ask)) return ask
      const chosen = this.#read(ask, typeof keys === 'string' ? [keys] : keys)
      if (isRefusal(chosen)) return chosen
      inputs = this.#inputs.length
      const since = this.events(seat).length
      this.choose(ask, ask.valueOf(chosen), when)
      return { events: this.events(seat, since) }
    } catch (error) {
      this.#rebuild(inputs)
      return {
        why: `A rule of ${this.game.title} failed: ${(error as Error).message} Nothing has changed; please report it.`,
      }
    }
  }

  #find(seat: Seat, askId: string): Ask | Refusal {
    if (this.over) return { why: 'The match is over.' }
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.table.seats) {
      return { why: `There is no seat ${String(seat).slice(0, 20)}; there are 0 to ${this.table.seats - 1}.` }
    }
    const open = this.open.filter((ask) => ask.seat === seat)
    const ask = open.find((each) => each.id === askId)
    if (ask) return ask
    if (open.length === 0) return { why: `Seat ${seat} is not asked anything now.` }
    return { why: `This ask is not open any more; open for seat ${seat}: ${open.map((each) => each.id).join(', ')}.` }
  }

  #read(ask: Ask, keys: readonly string[]): Option[] | Refusal {
    if (!Array.isArray(keys) || keys.length > keysTaken || keys.some((key) => typeof key !== 'string')) {
      return { why: `An answer is a list of at most ${keysTaken} keys, each a text.` }
    }
    return ask.read(keys)
  }

  /** Takes an answer that is known to be legal: for drivers that chose among the options themselves. */
  choose(ask: Ask, value: Option | readonly Option[], at: number = this.now): void {
    const seatAsk = ask.number || ask.id
    const input: Input = {
      at: Math.max(at, this.now),
      seat: ask.seat,
      ask: seatAsk,
      value,
      due: null,
      deal: null,
      learned: 0,
      chance: false,
    }
    this.#inputs.push(input)
    this.#run.apply(input)
    if (this.#run.open instanceof Ask) return
    this.#fireDue(this.now)
  }

  /** Lets time pass: deadlines up to then fall due, each at its own time. If a rule fails, nothing has changed. */
  clock(ms: number): void {
    if (!Number.isFinite(ms)) return
    const inputs = this.#inputs.length
    try {
      this.#fireDue(ms)
    } catch (error) {
      this.#rebuild(inputs)
      throw error
    }
    this.#clock = Math.max(this.#clock, ms)
  }

  #fireDue(until: number): void {
    for (let timer = this.#run.deadline; timer && timer.at <= until; timer = this.#run.deadline) {
      const at = Math.max(timer.at, this.now)
      const input: Input = { at, seat: -1, ask: 0, value: null, due: timer.name, deal: null, learned: 0, chance: false }
      this.#inputs.push(input)
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

  /** Takes back a seat's last answer, unless it has learned something since, chance was used, or somebody else acted. */
  undo(seat: Seat): Refusal | null {
    const last = this.#inputs.at(-1)
    if (this.imagined) return { why: 'What is imagined is not taken back.' }
    if (!last) return { why: 'Nothing has been answered yet.' }
    if (last.due !== null) return { why: 'A deadline has passed since your last answer.' }
    if (last.seat !== seat) return { why: 'Somebody else has acted since your last answer.' }
    if (last.learned & bit(seat)) return { why: 'You have learned something since that answer.' }
    if (last.chance) return { why: 'Chance was used since that answer.' }
    this.#rebuild(this.#inputs.length - 1)
    return null
  }

  /** A match of its own that stands where this one stands. */
  fork(quiet: boolean = this.table.log === null): Match<S, O, D> {
    const base = this.#base()
    const run = this.#rerun(base, this.#inputs, quiet)
    const copy = new Match(this.game, this.header, run, this.#inputs.slice(), this.imagined)
    copy.#checkpoints = [base]
    copy.#earlier = this.#earlier
    copy.#clock = this.#clock
    copy.#keep()
    return copy
  }

  /** A fork in which all that is hidden from a seat is dealt anew: the only thing that a bot may search in. */
  imagine(seat: Seat, random: Random, quiet = true): Match<S, O, D> {
    const base = this.#base()
    const withdrawn = this.#pendingOf(seat)
    const start: Checkpoint<S, D> = { ...base, table: base.table, inputs: 0, log: 0 }
    let inputs = this.#inputs.slice(base.inputs)
    if (withdrawn) {
      start.table = base.table.clone()
      start.table.carried = base.table.carried.map((each) => (each.seat === seat ? each : unanswered(each)))
      inputs = inputs.filter((input) => !withdrawn.has(`${input.seat}.${input.ask}`))
    }
    const run = this.#rerun(start, inputs, quiet)
    const faces = dealFor(this.game, run.table, seat, random)
    const seed = [random.next(), random.next(), random.next(), random.next()] as const
    const dealt = dealing(this.now, { faces, random: seed })
    run.apply(dealt)
    inputs.push(dealt)
    const imagined = new Match(this.game, { ...this.header, seed: 'imagined' }, run, inputs, true)
    imagined.#checkpoints = [start]
    imagined.#clock = this.#clock
    return imagined
  }

  /**
   * A fork in which these faces have lain on these cards since the last step boundary, with the same answers since; null
   * if those do not fit. A sound game cannot tell it from one in which they are dealt only now.
   */
  dealtBefore(faces: Faces<D>): Match<S, O, D> | null {
    const base = this.#base()
    const table = base.table.clone()
    const run = new Run(this.game, table, base.steps)
    run.apply(dealing(table.now, { faces, random: table.random.state }))
    run.drive()
    for (const input of this.#inputs.slice(base.inputs)) {
      const ask = run.asks.find((each) => each.seat === input.seat && (each.number || each.id) === input.ask)
      const chosen = input.due === null ? ask?.read(chosenIn(input).map((option) => option.key)) : []
      if (!chosen || isRefusal(chosen)) return null
      run.apply({ ...input, value: ask ? ask.valueOf(chosen) : null })
    }
    return new Match(this.game, this.header, run, [], true)
  }

  /** Answers of other seats that have had no effect yet. */
  #pendingOf(seat: Seat): ReadonlySet<string> | null {
    const others = this.held.filter((ask) => ask.seat !== seat)
    return others.length === 0 ? null : new Set(others.map((ask) => `${ask.seat}.${ask.number || ask.id}`))
  }

  record(): MatchRecord {
    if (this.imagined) throw new Error('An imagined match has no record.')
    const inputs = this.#inputs
      .filter((input) => input.due === null)
      .map((input) => ({
        seat: input.seat,
        ask: typeof input.ask === 'number' ? `${input.seat}.${input.ask}` : input.ask,
        keys: chosenIn(input).map((option) => option.key),
        at: input.at,
      }))
    return {
      header: this.header,
      inputs: [...this.#earlier, ...inputs],
      clock: this.#clock,
      hash: this.hash(),
      result: this.over,
    }
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
    const { header } = record
    const problem = foreign(game, header)
    if (problem) throw new RecordError(problem, 1)
    let match: Match<S, O, D>
    try {
      match = Match.start(game, { ...header, quiet })
    } catch (error) {
      throw new RecordError((error as Error).message, 1)
    }
    if (saved) match.#restore(saved, record.inputs)
    const from = saved ? saved.inputs : 0
    record.inputs.slice(from).forEach((input, i) => {
      const outcome = match.answer(input.seat, input.ask, input.keys, input.at)
      if (isRefusal(outcome)) throw new RecordError(outcome.why, lineOfInput(from + i))
    })
    match.clock(record.clock)
    return match
  }

  /** The position at the last step boundary, to be kept beside the record. */
  save(): Saved {
    if (this.imagined) throw new Error('An imagined match is not kept.')
    const base = this.#base()
    const answers = this.#inputs.slice(0, base.inputs).filter((input) => input.due === null).length
    return {
      inputs: this.#earlier.length + answers,
      steps: base.steps,
      table: base.table.toJSON(),
      log: this.table.log?.slice(base.log) ?? null,
    }
  }

  #restore(saved: Saved, inputs: readonly RecordedInput[]): void {
    this.#earlier = inputs.slice(0, saved.inputs)
    const table = Table.load(this.game, this.game.library, this.table.seats, saved.table)
    if (this.table.log) table.log = Log.load(saved.log ?? [])
    this.#inputs = []
    this.#checkpoints = []
    this.#run = new Run(this.game, table, saved.steps)
    this.#checkpoints.push(this.#checkpoint())
    this.#keep()
    this.#run.drive()
  }

  /** Keeps a checkpoint at a boundary now and then, if anybody listens. */
  #keep(): void {
    if (this.table.log === null) return
    this.#run.onBoundary = () => {
      if (this.#inputs.length - this.#checkpoints.at(-1)!.inputs >= checkpointEvery) this.#store(this.#checkpoint())
    }
  }

  #checkpoint(): Checkpoint<S, D> {
    const { table, steps } = this.#run
    return { table: table.clone(), steps, inputs: this.#inputs.length, log: table.log?.length ?? 0 }
  }

  #store(checkpoint: Checkpoint<S, D>): void {
    this.#checkpoints.push(checkpoint)
    if (this.#checkpoints.length > checkpointsKept) this.#checkpoints.splice(1, 1)
  }

  /** The checkpoint at the last step boundary, made now if need be. */
  #base(): Checkpoint<S, D> {
    if (this.#checkpoints.length === 0) this.#checkpoints.push(this.#beginning())
    const last = this.#checkpoints.at(-1)!
    const { steps, logged } = this.#run
    if (last.steps === steps) return last
    const run = new Run(this.game, last.table.clone(), last.steps)
    let inputs = last.inputs
    run.drive(undefined, steps)
    while (run.steps < steps) run.apply(this.#inputs[inputs++]!, steps)
    const base = { table: run.table, steps, inputs, log: logged }
    this.#store(base)
    return base
  }

  #beginning(): Checkpoint<S, D> {
    const table = lay(this.game, this.header, false)
    const log = table.log!.length
    table.log = null
    return { table, steps: 0, inputs: 0, log }
  }

  #rerun(from: Checkpoint<S, D>, inputs: readonly Input[], quiet: boolean): Run<S, D> {
    const table = from.table.clone()
    if (!quiet) table.log = this.table.log?.copy(from.log) ?? new Log()
    const run = new Run(this.game, table, from.steps)
    run.drive()
    for (let i = from.inputs; i < inputs.length; i++) run.apply(inputs[i]!)
    return run
  }

  /** Goes back to where the match stood after its first `length` inputs. */
  #rebuild(length: number): void {
    this.#inputs.length = length
    while (this.#checkpoints.length > 0 && this.#checkpoints.at(-1)!.inputs > length) this.#checkpoints.pop()
    if (this.#checkpoints.length === 0) this.#checkpoints.push(this.#beginning())
    this.#run = this.#rerun(this.#checkpoints.at(-1)!, this.#inputs, this.table.log === null)
    this.#keep()
  }
}

/** Faces for all cards that a seat cannot see, as they might lie for all that it knows. */
export function dealFor<S, D extends Definition>(
  game: Game<S, unknown, D>,
  t: Table<S, D>,
  seat: Seat,
  random: Random,
): Faces<D> {
  const bonds = game.bonds?.(t, seat) ?? []
  return deal(t as Table<unknown, D>, seat, random, { back: game.back?.bind(game), bonds })
}

/** A dialogue as if none of its questions had been answered yet. */
function unanswered({ seat, answers, open }: Carried): Carried {
  const [first] = answers
  return first
    ? { seat, answers: [], open: { kind: first.kind, number: first.number, since: open.since } }
    : { seat, answers, open }
}

function dealing(at: number, deal: Deal): Input {
  return { at, seat: nobody, ask: 0, value: null, due: null, deal, learned: 0, chance: true }
}

const unnamed = Array.from({ length: 29 }, (_, seat) => `Seat ${seat}`)

function headerOf(
  game: AnyGame,
  { options = {}, seats = game.seats[0], seed = 'cardwright', given, seal }: Start,
): Header {
  const [min, max] = game.seats
  const names = typeof seats === 'number' ? unnamed.slice(0, seats) : [...seats]
  if (names.length < min || names.length > max) {
    throw new Error(`${game.title} is for ${min === max ? min : `${min} to ${max}`} seats, not ${names.length}.`)
  }
  const parsed = game.options.safeParse(options)
  if (!parsed.success) throw new Error(`These options do not fit ${game.title}: ${z.prettifyError(parsed.error)}`)
  return {
    cardwright: 1,
    engine: engineVersion,
    game: game.id,
    version: game.version,
    options: parsed.data,
    seats: names,
    seed: String(seed),
    ...(given !== undefined && { given }),
    ...(seal && { seal }),
  }
}

/** The table as a match begins. */
function lay<S, O, D extends Definition>(game: Game<S, O, D>, header: Header, quiet: boolean): Table<S, D> {
  const table = Table.lay<S, D, string>(game, header.seats.length, new Random(header.seed), quiet)
  game.setup(table, header.options as O)
  if (header.given !== undefined) game.arrange(table, header.given)
  return table
}
