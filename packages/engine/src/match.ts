import { Ask, type Like, type Option } from './ask.ts'
import type { Definition } from './cards.ts'
import type { Faces } from './dealing.ts'
import type { SeenEvent } from './events.ts'
import { explain, failed, isOver, malformed, notAsked } from './explaining.ts'
import type { Game } from './game.ts'
import type { Fitting } from './imagining.ts'
import { Playthrough, type Saved } from './playthrough.ts'
import type { Position } from './position.ts'
import type { Random } from './random.ts'
import {
  type Continuation,
  closedTo,
  engineVersion,
  foreign,
  type Header,
  lineOfInput,
  type MatchRecord,
  RecordError,
  type RecordedInput,
} from './record.ts'
import type { Rename } from './renaming.ts'
import { actOf, answerOf, type Input } from './run.ts'
import { whyNoSeat } from './seats.ts'
import { headerOf, type Start } from './start.ts'
import type { Table } from './table.ts'
import { isRefusal, nobody, type Refusal, type Result, type Seat } from './types.ts'
import { type AskView, type View, viewAsk, viewTable, type Waiting, waitingFor } from './view.ts'

/** What an answer led to, as the seat that gave it sees it. */
export interface Happened {
  readonly events: readonly SeenEvent[]
}

const maxKeys = 1000

/** A match as seats and drivers see it. What happens inside is its playthrough, which nobody else reaches. */
export class Match<S = unknown, O = unknown, D extends Definition = Definition> {
  readonly #play: Playthrough<S, O, D>

  private constructor(play: Playthrough<S, O, D>) {
    this.#play = play
  }

  static start<S, O, D extends Definition>(game: Game<S, O, D>, start: Start = {}): Match<S, O, D> {
    return new Match(Playthrough.start(game, headerOf(game, start), start.quiet === true))
  }

  get game(): Game<S, O, D> {
    return this.#play.game
  }

  get header(): Header {
    return this.#play.header
  }

  /** A fork for a bot to search in. It is no match that was played, and has no record. */
  get imagined(): boolean {
    return this.#play.imagined
  }

  /** How well the deal of an imagined match fits what is known; null of any other. */
  get fitting(): Fitting | null {
    return this.#play.fitting
  }

  /** The whole table, for the rules' side: tests, scenarios, evaluations of imagined positions. */
  get table(): Table<S, D> {
    return this.#play.table
  }

  get over(): Result | null {
    return this.#play.table.result
  }

  get now(): number {
    return this.#play.table.now
  }

  /** What has driven the match; of an imagined one, since it was imagined. */
  get inputs(): readonly Input[] {
    const { inputs } = this.#play.history
    return this.imagined ? inputs.slice(inputs.findLastIndex((input) => input.deal !== null) + 1) : inputs
  }

  /** All answers so far, as a record has them. */
  get answers(): readonly RecordedInput[] {
    return this.#play.history.recorded
  }

  /** Where the match went on under other rules. */
  get continuations(): readonly Continuation[] {
    return this.#play.history.continuations
  }

  /** How many steps have ended. */
  get steps(): number {
    return this.#play.run.steps
  }

  /** How many inputs the step under way has taken. */
  get taken(): number {
    return this.#play.run.taken
  }

  /** The most inputs that a step has taken so far, the one that ended it included. */
  get longest(): number {
    return Math.max(this.#play.run.longest, this.#play.run.taken)
  }

  /** The open asks themselves, for drivers inside the walls: bots in imagined matches, simulations, tests. */
  get open(): readonly Ask[] {
    return this.#play.run.asks
  }

  /** The ask that is waited for, where it is one alone. */
  get current(): Ask | null {
    const { open } = this.#play.run
    return open instanceof Ask ? open : null
  }

  /** Asks whose answers are given and still secret. */
  get pending(): readonly Ask[] {
    const { open } = this.#play.run
    return open === null || open instanceof Ask ? [] : open.pending
  }

  /** The next deadline that would change something. */
  get deadline(): number | null {
    return this.#play.run.deadline?.at ?? null
  }

  /** Who is awaited, since when, until when: public. */
  get waiting(): readonly Waiting[] {
    return waitingFor(this.open, this.deadline, (seat) => this.game.waits?.(this.table, seat) === true)
  }

  asks(seat: Seat): readonly AskView[] {
    this.#mustBeSeat(seat)
    return this.open.filter((ask) => ask.seat === seat).map((ask) => viewAsk(ask))
  }

  view(seat: Seat | null): View {
    if (seat !== null) this.#mustBeSeat(seat)
    return viewTable(this.game, this.table, seat, { asks: seat === null ? [] : this.asks(seat), waiting: this.waiting })
  }

  /** How many events a seat has seen. */
  eventCount(seat: Seat | null): number {
    return this.table.log?.count(seat) ?? 0
  }

  /** What a seat has seen happen since its `since`-th event. */
  events(seat: Seat | null, since = 0): readonly SeenEvent[] {
    if (seat !== null) this.#mustBeSeat(seat)
    return this.table.log?.seen(seat, since) ?? []
  }

  /** A seat that is none would be some other as a bit. */
  #mustBeSeat(seat: Seat): void {
    const why = whyNoSeat(seat, this.table.seats)
    if (why !== null) throw new RangeError(why)
  }

  /**
   * Answers an open ask. A refused answer changes nothing, but for what the time up to its arrival has changed anyway:
   * deadlines before it fall due first.
   */
  answer(seat: Seat, askId: string, keys: readonly string[] | string, at: number = 0): Happened | Refusal {
    const since = this.#give(seat, askId, keys, at)
    return isRefusal(since) ? since : { events: this.events(seat, since) }
  }

  /** The same for who tells what has happened in another way, or not at all: null if the answer was taken. */
  give(seat: Seat, askId: string, keys: readonly string[] | string, at: number = 0): Refusal | null {
    const since = this.#give(seat, askId, keys, at)
    return isRefusal(since) ? since : null
  }

  /** Returns how many events the seat had seen before, or why it cannot answer. */
  #give(seat: Seat, askId: string, keys: readonly string[] | string, at: number): number | Refusal {
    if (typeof at !== 'number' || !Number.isFinite(at)) return malformed('The time of an answer is a number.')
    const noSeat = whyNoSeat(seat, this.table.seats)
    if (noSeat !== null) return malformed(noSeat)
    const given = typeof keys === 'string' ? [keys] : keys
    if (!Array.isArray(given) || given.length > maxKeys || given.some((key) => typeof key !== 'string')) {
      return malformed(`An answer is a list of at most ${maxKeys} keys, each a text.`)
    }
    const when = this.#play.timeOf(at)
    let inputs = this.#play.history.inputs.length
    try {
      this.clock(when)
      const ask = this.#find(seat, askId)
      if (isRefusal(ask)) return ask
      const chosen = ask.read(given)
      if (isRefusal(chosen)) return chosen
      inputs = this.#play.history.inputs.length
      const since = this.eventCount(seat)
      this.choose(ask, ask.valueOf(chosen), when)
      return since
    } catch (error) {
      this.#play.backTo(inputs)
      return failed(this.game.title, error as Error)
    }
  }

  #find(seat: Seat, askId: string): Ask | Refusal {
    if (this.over) return isOver
    const open = this.open.filter((ask) => ask.seat === seat)
    const ask = open.find((each) => each.id === askId)
    if (ask) return ask
    if (open.length === 0) return notAsked(seat)
    const ids = open.map((each) => each.id).join(', ')
    return { why: `This ask is not open any more; open for seat ${seat}: ${ids}.`, code: 'closed' }
  }

  /** Takes an answer that is known to be legal: for drivers that chose among the options themselves. */
  choose(ask: Ask, value: Option | readonly Option[], at = 0): void {
    const play = this.#play
    const { run } = play
    play.take(answerOf(Math.max(at, run.table.now), ask.seat, ask.number === 0 ? ask.id : ask.number, value))
    if (run.open instanceof Ask) return
    play.fireDue(run.table.now)
  }

  /** A seat leaves for good. The rules say what becomes of it; without such a rule everybody else has won. */
  leave(seat: Seat, at: number = this.#play.clock): Refusal | null {
    const noSeat = whyNoSeat(seat, this.table.seats)
    if (noSeat !== null) return malformed(noSeat)
    return this.#act('leave', seat, at, () => (this.table.hasLeft(seat) ? { why: `Seat ${seat} has left.` } : null))
  }

  /** Whether the rules say how to play on without a seat. */
  goesOnWithout(seat: Seat): boolean {
    return this.game.leave !== undefined && (this.game.goesOn?.(this.table, seat) ?? true)
  }

  /** All have agreed to a draw. */
  draw(at: number = this.#play.clock): Refusal | null {
    return this.#act('draw', nobody, at, () => this.whyNoDraw())
  }

  /** Why the rules know no draw by agreement; null if they do. */
  whyNoDraw(): Refusal | null {
    const result = this.game.draw?.(this.table)
    return isRefusal(result) && !('winner' in result) ? result : null
  }

  #act(act: 'leave' | 'draw', seat: Seat, at: number, forbidden: () => Refusal | null): Refusal | null {
    const when = this.#play.timeOf(at)
    const inputs = this.#play.history.inputs.length
    try {
      this.clock(when)
      const refusal = this.over ? isOver : forbidden()
      if (refusal) return refusal
      this.#play.take(actOf(when, seat, act))
      this.#play.fireDue(this.now)
      return null
    } catch (error) {
      this.#play.backTo(inputs)
      return failed(this.game.title, error as Error)
    }
  }

  /** Takes what a record holds. */
  take(input: RecordedInput): Refusal | null {
    if ('draw' in input) return this.draw(input.at)
    if ('leaves' in input) return this.leave(input.seat, input.at)
    return this.give(input.seat, input.ask, input.keys, input.at)
  }

  /**
   * Ends the match from outside its rules: somebody was gone, or an operator ended it. Deadlines up to then fall due
   * first; returns why it cannot be ended, if it is over already.
   */
  close(result: Result, at: number = this.#play.clock): Refusal | null {
    this.clock(at)
    if (this.over) return isOver
    this.#play.close(result)
    return null
  }

  /** Lets time pass: deadlines up to then fall due, each at its own time. If a rule fails, nothing has changed. */
  clock(ms: number): void {
    this.#play.passTime(ms)
  }

  /** What may be added to these keys, and whether they are an answer as they stand. */
  next(seat: Seat, askId: string, keys: readonly string[]): { add: string[]; stop: boolean } | Refusal {
    const ask = this.#find(seat, askId)
    return isRefusal(ask) ? ask : ask.next(keys)
  }

  /** Why something is not offered, by its key or by fields of the option that is missed; null if it is offered. */
  explain(seat: Seat, wanted: string | Like): Refusal | null {
    return explain(this.table, seat, this.open, wanted)
  }

  /** Why a seat cannot take the last answer back; null if it can. A seat may know this, whether it wants to or not. */
  whyNoUndo(seat: Seat): Refusal | null {
    return this.#play.whyNoUndo(seat)
  }

  /** Takes back a seat's last answer, unless anybody has learned something since, chance was used or somebody acted. */
  undo(seat: Seat): Refusal | null {
    const refusal = this.whyNoUndo(seat)
    if (refusal === null) this.#play.takeBack()
    return refusal
  }

  /** A match of its own that stands where this one stands. */
  fork(quiet: boolean = this.table.log === null): Match<S, O, D> {
    return new Match(this.#play.fork(quiet))
  }

  /** A fork with other faces on all cards that are hidden from a seat: the only thing that a bot may search in. */
  imagine(seat: Seat, random: Random, quiet = true): Match<S, O, D> {
    this.#mustBeSeat(seat)
    return new Match(this.#play.imagine(seat, random, quiet))
  }

  /** A fork in which cards have other ids. A sound game cannot tell it from this match. */
  renamed(rename: Rename): Match<S, O, D> {
    return new Match(this.#play.renamed(rename))
  }

  /**
   * A fork in which these faces have lain on these cards since the last step boundary, or the last use of chance, with
   * the same answers since; null if those do not fit. A sound game cannot tell it from one in which they are dealt now.
   */
  dealtBefore(faces: Faces<D>): Match<S, O, D> | null {
    const play = this.#play.dealtBefore(faces)
    return play && new Match(play)
  }

  hash(): string {
    return this.#play.hash()
  }

  record(): MatchRecord {
    return this.#play.record()
  }

  /** The last step boundary in terms that outlive a change of the rules. */
  position(): Position {
    return this.#play.position()
  }

  /** The position at the last step boundary, to be kept beside the record. */
  save(): Saved {
    return this.#play.save()
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
    const problem = closedTo(game, record)
    if (problem) throw new RecordError(problem, 1)
    const latest: Continuation = { after: inputs.length, engine: engineVersion, version: game.version, position }
    return new Match(Playthrough.goOn(game, header, inputs, [...continuations, latest], quiet))
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
          : new Match(Playthrough.goOn(game, header, inputs.slice(0, begun), continuations, quiet))
    } catch (error) {
      throw new RecordError((error as Error).message, 1)
    }
    if (saved && saved.of !== match.#play.identity) throw new RecordError('What was saved is of another match.', 1)
    if (saved) match.#play.restore(saved, inputs.slice(0, saved.inputs))
    const from = saved ? saved.inputs : begun
    inputs.slice(from).forEach((input, i) => {
      const outcome = match.take(input)
      if (outcome) throw new RecordError(outcome.why, lineOfInput(from + i, continuations))
    })
    match.clock(record.clock)
    if (record.result?.outside) match.close(record.result)
    return match
  }
}
