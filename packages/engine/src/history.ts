import type { Definition } from './cards.ts'
import { tableAt } from './continuing.ts'
import type { Log } from './events.ts'
import type { Game } from './game.ts'
import type { Continuation, Header, RecordedInput } from './record.ts'
import { type Rename, renamedInput, renamedTable } from './renaming.ts'
import { chosenIn, type Input, Run } from './run.ts'
import { layTable } from './start.ts'
import type { Table } from './table.ts'
import type { Seat } from './types.ts'

/** A table between two steps, where the table alone says what comes next. */
export interface Checkpoint<S, D extends Definition> {
  readonly table: Table<S, D>
  readonly steps: number
  /** How many inputs led there, and how much had been told. */
  readonly inputs: number
  readonly log: number
}

/** Where tables begin that a seat imagines after an input: the step under way, with ids that are good for that alone. */
export interface Origin<S, D extends Definition> {
  readonly seat: Seat
  readonly after: Input | null
  readonly start: Checkpoint<S, D>
  readonly inputs: readonly Input[]
}

function recorded(input: Input): RecordedInput {
  const { seat, ask, act, at } = input
  if (act === 'draw') return { draw: true, at }
  if (act === 'leave') return { seat, leaves: true, at }
  const keys = chosenIn(input).map((option) => option.key)
  return { seat, ask: typeof ask === 'number' ? `${seat}.${ask}` : ask, keys, at }
}

const checkpointEvery = 32
const checkpointsKept = 3

/** What a match is made of: a checkpoint and the inputs since. Fork, undo and recovery run inputs again from there. */
export class History<S, D extends Definition> {
  readonly inputs: Input[]
  private readonly game: Game<S, unknown, D>
  readonly header: Header
  private readonly checkpoints: Checkpoint<S, D>[]
  /** Inputs before the first of `inputs`, of a match that goes on from a saved checkpoint. */
  private readonly earlier: readonly RecordedInput[]
  /** Where the match went on under other rules. */
  readonly continuations: readonly Continuation[]
  /** Where the last imagined tables began. */
  imaginedFrom: Origin<S, D> | null = null

  constructor(
    game: Game<S, unknown, D>,
    header: Header,
    checkpoints: Checkpoint<S, D>[] = [],
    inputs: Input[] = [],
    earlier: readonly RecordedInput[] = [],
    continuations: readonly Continuation[] = [],
  ) {
    this.game = game
    this.header = header
    this.checkpoints = checkpoints
    this.inputs = inputs
    this.earlier = earlier
    this.continuations = continuations
  }

  /** The table as the match began, or went on under the rules that it has now. */
  private lay(): Table<S, D> {
    const latest = this.continuations.at(-1)
    return latest ? tableAt(this.game, this.header, latest.position, false) : layTable(this.game, this.header, false)
  }

  /** The same inputs from the same checkpoint. */
  forkAt(base: Checkpoint<S, D>): History<S, D> {
    return new History(this.game, this.header, [base], this.inputs.slice(), this.earlier, this.continuations)
  }

  /** The same inputs from the same checkpoint, where cards have other ids. */
  renamedAt(base: Checkpoint<S, D>, rename: Rename): History<S, D> {
    const start = { ...base, table: renamedTable(this.game, base.table, rename) }
    const inputs = this.inputs.map((input) => renamedInput(input, rename))
    return new History(this.game, this.header, [start], inputs, this.earlier, this.continuations)
  }

  /** What an imagined match is made of. Neither the seed nor a described position tells what is hidden. */
  imagined(start: Checkpoint<S, D>, inputs: Input[]): History<S, D> {
    const header = { ...this.header, seed: 'imagined', given: undefined, seal: undefined }
    return new History(this.game, header, [start], inputs)
  }

  /** All answers, as a record has them. */
  get recorded(): RecordedInput[] {
    return [...this.earlier, ...this.answersAmong(this.inputs)]
  }

  /** How many answers led to a checkpoint. */
  answersBefore({ inputs }: Checkpoint<S, D>): number {
    return this.earlier.length + this.answersAmong(this.inputs.slice(0, inputs)).length
  }

  private answersAmong(inputs: readonly Input[]): RecordedInput[] {
    return inputs.filter((input) => input.due === null).map(recorded)
  }

  /** Keeps checkpoints of a run as it goes on, if anybody listens: a simulation that is never forked needs none. */
  follow(run: Run<S, D>): void {
    const { log } = run.table
    if (log === null) return
    if (this.checkpoints.length === 0) this.keep(this.checkpointOf(run))
    run.onBoundary = () => {
      if (this.inputs.length - this.checkpoints.at(-1)!.inputs >= checkpointEvery) this.keep(this.checkpointOf(run))
    }
  }

  private checkpointOf({ table, steps }: Run<S, D>): Checkpoint<S, D> {
    return { table: table.clone(), steps, inputs: this.inputs.length, log: table.log?.length ?? 0 }
  }

  private keep(checkpoint: Checkpoint<S, D>): void {
    this.checkpoints.push(checkpoint)
    if (this.checkpoints.length > checkpointsKept) this.checkpoints.splice(1, 1)
  }

  private get last(): Checkpoint<S, D> {
    if (this.checkpoints.length === 0) {
      const table = this.lay()
      const log = table.log!.length
      table.log = null
      this.checkpoints.push({ table, steps: 0, inputs: 0, log })
    }
    return this.checkpoints.at(-1)!
  }

  /** The checkpoint at the last step boundary of a run, made now if need be. */
  base({ steps, logged }: Run<S, D>): Checkpoint<S, D> {
    const { last } = this
    if (last.steps === steps) return last
    const run = new Run(this.game, last.table.clone(), last.steps)
    let { inputs } = last
    run.drive(undefined, steps)
    while (run.steps < steps) run.apply(this.inputs[inputs++]!, steps)
    const base = { table: run.table, steps, inputs, log: logged }
    this.keep(base)
    return base
  }

  /** Runs inputs again from a checkpoint; what was told up to there is in `log`, null if nobody listens. */
  rerun(from: Checkpoint<S, D>, inputs: readonly Input[], log: Log<D> | null): Run<S, D> {
    const table = from.table.clone()
    table.log = log?.copy(from.log) ?? null
    const run = new Run(this.game, table, from.steps)
    run.drive()
    for (let i = from.inputs; i < inputs.length; i++) run.apply(inputs[i]!)
    return run
  }

  /** Forgets all but the first inputs, and stands where the match stood after them. */
  backTo(length: number, log: Log<D> | null): Run<S, D> {
    this.inputs.length = length
    while (this.checkpoints.length > 0 && this.checkpoints.at(-1)!.inputs > length) this.checkpoints.pop()
    const run = this.rerun(this.last, this.inputs, log)
    this.follow(run)
    return run
  }
}
