import type { Definition } from './cards.ts'
import { positionOf, tableAt } from './continuing.ts'
import type { Faces } from './dealing.ts'
import { Log, type Told } from './events.ts'
import { type Game, tableRulesOf, zonesOf } from './game.ts'
import { type Checkpoint, History } from './history.ts'
import { type Fitting, imagine, StepAgain } from './imagining.ts'
import { hashOf } from './json.ts'
import type { Position } from './position.ts'
import { Random } from './random.ts'
import type { Continuation, Header, MatchRecord, RecordedInput } from './record.ts'
import type { Rename } from './renaming.ts'
import { dueOf, type Input, Run } from './run.ts'
import { loadTable, saveTable } from './saved.ts'
import { bit } from './seats.ts'
import { layTable } from './start.ts'
import type { Table } from './table.ts'
import type { Refusal, Result, Seat } from './types.ts'

/** A checkpoint as JSON. It is a cache: the record alone is the match. */
export interface Saved {
  /** The hash of the match's header: which match was saved. */
  readonly of: string
  readonly inputs: number
  readonly steps: number
  /** How many of them in a row had asked nobody; 0 if nothing is said. */
  readonly unasked?: number
  readonly table: unknown
  readonly log: readonly Told[] | null
}

const maxDeadlinesInARow = 100_000

/**
 * How far a match has come: the run under way, the inputs that led there, and the time. `Match` is what seats and drivers
 * see of it; here inputs take effect, are taken back, forked, imagined and saved.
 */
export class Playthrough<S, O, D extends Definition> {
  readonly game: Game<S, O, D>
  readonly header: Header
  readonly imagined: boolean
  /** How well the deal of an imagined match fits what is known. */
  readonly fitting: Fitting | null
  run: Run<S, D>
  history: History<S, D>
  clock: number

  constructor(
    game: Game<S, O, D>,
    header: Header,
    run: Run<S, D>,
    history: History<S, D>,
    clock: number,
    imagined: boolean,
    fitting: Fitting | null = null,
  ) {
    this.game = game
    this.header = header
    this.imagined = imagined
    this.fitting = fitting
    this.run = run
    this.history = history
    this.clock = clock
    history.follow(run)
  }

  static start<S, O, D extends Definition>(game: Game<S, O, D>, header: Header, quiet: boolean): Playthrough<S, O, D> {
    const run = new Run(game, layTable(game, header, quiet), 0)
    return new Playthrough(game, header, run, new History(game, header), 0, false).begun(0)
  }

  /** From the position of the last continuation. */
  static goOn<S, O, D extends Definition>(
    game: Game<S, O, D>,
    header: Header,
    earlier: readonly RecordedInput[],
    continuations: readonly Continuation[],
    quiet: boolean,
  ): Playthrough<S, O, D> {
    const { position } = continuations.at(-1)!
    const run = new Run(game, tableAt(game, header, position, quiet), 0)
    const history = new History(game, header, [], [], earlier, continuations)
    return new Playthrough(game, header, run, history, position.now, false).begun(position.now)
  }

  private begun(now: number): this {
    this.run.drive()
    this.fireDue(now)
    return this
  }

  get table(): Table<S, D> {
    return this.run.table
  }

  /** When something that arrives at this time takes place: never before what has happened. */
  timeOf(at: number): number {
    return Math.max(at, this.clock, this.table.now)
  }

  /** Lets an input take effect. */
  take(input: Input): void {
    const { inputs } = this.history
    inputs[inputs.length] = input // here, where matches are simulated by the million, `push` is a call that counts
    this.run.apply(input)
  }

  /** Lets every deadline up to then fall due, each at its own time. */
  fireDue(until: number): void {
    let fired = 0
    for (let timer = this.run.deadline; timer && timer.at <= until; timer = this.run.deadline) {
      if (++fired > maxDeadlinesInARow) {
        throw new Error(`${this.game.id} sets the deadline ${timer.name} again and again.`)
      }
      this.take(dueOf(Math.max(timer.at, this.table.now), timer.name))
    }
  }

  /** Lets time pass. If a rule fails, nothing has changed. */
  passTime(until: number): void {
    if (!Number.isFinite(until)) return
    const { length } = this.history.inputs
    try {
      this.fireDue(until)
    } catch (error) {
      this.backTo(length)
      throw error
    }
    this.clock = Math.max(this.clock, until)
  }

  /** Goes back to where the match stood after so many inputs. */
  backTo(inputs: number): void {
    const { log, undos } = this.table
    this.run = this.history.backTo(inputs, log)
    this.table.undos = undos
  }

  /** Why the last answer is not this seat's to take back; null if it is. */
  whyNoUndo(seat: Seat): Refusal | null {
    const why = this.reasonAgainstUndo(seat)
    return why === null ? null : { why, code: 'cannotUndo' }
  }

  private reasonAgainstUndo(seat: Seat): string | null {
    const { game } = this
    const last = this.history.inputs.at(-1)
    if (this.imagined) return 'What is imagined is not taken back.'
    if (game.undo === false) return `${game.title} is played without undo.`
    if (this.table.result?.outside) return 'The match is over.'
    if (!last) return 'There is nothing to undo yet.'
    if (last.due !== null) return 'You cannot undo: a deadline has passed since.'
    if (last.act !== null) return 'You cannot undo: somebody has left since.'
    if (last.seat !== seat) return 'You cannot undo: somebody else has acted since.'
    if (last.learned & bit(seat)) return 'You cannot undo: you have seen something new.'
    if (last.learned !== 0) return 'You cannot undo: others have seen something new.'
    return last.chance ? 'You cannot undo: chance has played a part.' : null
  }

  /** Takes the last input back. Asks that are opened again have other ids. */
  takeBack(): void {
    this.backTo(this.history.inputs.length - 1)
    this.table.undos++
  }

  close(result: Result): void {
    this.run.close({ ...result, outside: true })
  }

  fork(quiet: boolean): Playthrough<S, O, D> {
    const { game, header, imagined, table } = this
    const base = this.history.base(this.run)
    // what led to an imagined match happened with the true faces: nobody hears of it
    const log = imagined || quiet ? null : (table.log ?? new Log<D>())
    const run = this.history.rerun(base, this.history.inputs, log)
    if (imagined && !quiet) run.table.log = new Log()
    run.table.undos = table.undos
    if (table.result?.outside) run.close(table.result)
    return new Playthrough(game, header, run, this.history.forkAt(base), this.clock, imagined, this.fitting)
  }

  imagine(seat: Seat, random: Random, quiet: boolean): Playthrough<S, O, D> {
    const { run, history, fitting } = imagine(this.game, this.history, this.run, seat, random)
    if (!quiet) run.table.log = new Log()
    const options = this.game.optionsFor?.(this.header.options as O, seat) ?? this.header.options
    return new Playthrough(this.game, { ...history.header, options }, run, history, this.clock, true, fitting)
  }

  renamed(rename: Rename): Playthrough<S, O, D> {
    const { game, header, clock, table } = this
    const history = this.history.renamedAt(this.history.base(this.run), rename)
    const run = history.rerun(history.base(this.run), history.inputs, null)
    run.table.undos = table.undos
    return new Playthrough(game, header, run, history, clock, false)
  }

  dealtBefore(faces: Faces<D>): Playthrough<S, O, D> | null {
    const { game, header } = this
    const base = this.history.base(this.run)
    const start = { ...base, table: base.table.clone() }
    start.table.undos = this.table.undos
    const again = new StepAgain(game, start, this.history.inputs.slice(base.inputs), null)
    const run = again.with(faces, new Random('the same answers'))
    return run && new Playthrough(game, header, run, new History(game, header), 0, true)
  }

  hash(): string {
    return hashOf(saveTable(this.table))
  }

  record(): MatchRecord {
    if (this.imagined) throw new Error('An imagined match has no record.')
    const { recorded: inputs, continuations } = this.history
    return {
      header: this.header,
      inputs,
      ...(continuations.length > 0 && { continuations }),
      clock: this.clock,
      hash: this.hash(),
      result: this.table.result,
    }
  }

  position(): Position {
    if (this.imagined) throw new Error('An imagined match has no position of its own.')
    return positionOf(this.game, this.history.base(this.run).table)
  }

  /** Which match this is, for what is saved of it. */
  get identity(): string {
    const { continuations } = this.history
    return hashOf(continuations.length === 0 ? this.header : [this.header, continuations.at(-1)])
  }

  save(): Saved {
    if (this.imagined) throw new Error('An imagined match is not kept.')
    const base = this.history.base(this.run)
    const log = this.table.log?.slice(base.log) ?? null
    const inputs = this.history.answersBefore(base)
    const { steps, table } = base
    return { of: this.identity, inputs, steps, unasked: table.unasked, table: saveTable(table), log }
  }

  /** Stands where it was saved; these are the inputs that led there. */
  restore(saved: Saved, inputs: readonly RecordedInput[]): void {
    const { game, header } = this
    const { seats } = this.table
    const options = header.options as O
    const table = loadTable(tableRulesOf(game, options), zonesOf(game, options, seats), seats, saved.table)
    table.unasked = saved.unasked ?? 0
    const log = saved.log?.length ?? 0
    const start: Checkpoint<S, D> = { table: table.clone(), steps: saved.steps, inputs: 0, log }
    if (this.table.log) table.log = Log.load(saved.log ?? [])
    this.run = new Run(game, table, saved.steps)
    this.history = new History(game, header, [start], [], inputs, this.history.continuations)
    this.history.follow(this.run)
    this.run.drive()
  }
}
