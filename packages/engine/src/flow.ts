import { type AnyTable, Ask, type AskSpec, type Option, type SomeSpec } from './ask.ts'
import type { Carried } from './table.ts'
import { isRefusal, type Seat } from './types.ts'

/** A rule that may ask. Only the functions of this file contain a bare `yield`; a rule says `yield* ask(...)`. */
// biome-ignore lint/suspicious/noExplicitAny: what comes back depends on what was opened, and `ask` restores its type
export type Flow<T = void> = Generator<Open, T, any>

/** What a flow waits for: one ask, or one of several. */
export type Open = Ask | OpenAsks

export interface OpenAsks {
  readonly asks: readonly Ask[]
  /** Asks whose answers are given but not acted on yet: nobody else knows them. */
  readonly pending: readonly Ask[]
  /** The timer that ends the waiting; any of them, or none. */
  readonly listens: string | null
  /** Nobody is told of an answer before all are given. */
  readonly secret: boolean
}
export const anyTimer = ''

export interface Answered<O extends Option = Option> {
  readonly ask: Ask<O>
  readonly chosen: readonly O[]
}

/** A deadline fell due. */
export interface Due {
  readonly due: string
}

export const isDue = (x: object): x is Due => 'due' in x

export type Question<O extends Option = Option> = (AskSpec<O> | SomeSpec<O>) & { readonly seat: Seat }
/** What an answer to a question is: one option, or for `askSome`'s kind of question, several. */
export type Chosen<Q> = Q extends { next: unknown; options(...args: never): readonly (infer O)[] }
  ? readonly O[]
  : Q extends { options(...args: never): readonly (infer O)[] }
    ? O
    : never

/** Tells other seats what they may know of an answer. */
export function tellOutside({ table, seat, spec }: Ask, chosen: readonly Option[]): void {
  if (table.log && spec.outside)
    table.tell({ type: 'answer', seat, kind: spec.kind, answer: spec.outside(chosen, table) })
}

/**
 * The flow of one question: `yield*` hands the ask to whoever drives the flow and returns the answer. Iterator and result
 * are one object, and no generator: that would cost as much as the rest of asking.
 */
class Asking {
  done = false
  value: unknown
  private isAsked = false

  constructor(question: Ask) {
    this.value = question
  }

  [Symbol.iterator](): this {
    return this
  }

  next(answer: unknown): this {
    if (this.isAsked) {
      this.done = true
      this.value = answer
    }
    this.isAsked = true
    return this
  }
}

type Follow = (t: never, seat: Seat, chosen: never) => Flow | null

const finished = { done: true, value: undefined } as const

/** The flow of a question and of what follows from its answer, made in the same way. */
class AskingThen {
  readonly done = false
  readonly value: Ask
  private readonly follow: Follow
  private isAsked = false
  private following: Flow | null = null

  constructor(question: Ask, follow: Follow) {
    this.value = question
    this.follow = follow
  }

  [Symbol.iterator](): this {
    return this
  }

  next(answer: unknown): IteratorResult<unknown> {
    if (this.following !== null) return this.following.next(answer)
    if (!this.isAsked) {
      this.isAsked = true
      return this
    }
    const { table, seat } = this.value
    this.following = this.follow(table as never, seat, answer as never)
    return this.following === null ? finished : this.following.next()
  }
}

// they lack `return` and `throw` of a generator, which nobody calls on a flow
const asFlow = <T>(iterator: Asking | AskingThen): Flow<T> => iterator as unknown as Flow<T>

/** One option of those offered. */
export function ask<const O extends Option>(t: AnyTable, seat: Seat, spec: AskSpec<O>): Flow<O> {
  return asFlow(new Asking(new Ask(t, seat, spec as never)))
}

/**
 * Asks, then does what follows from the answer; null if that asks nothing. The same as a generator of two lines, without
 * the generator: most steps of most games are this.
 */
export function askThen<T extends AnyTable, const O extends Option>(
  t: T,
  seat: Seat,
  spec: AskSpec<O>,
  then: (t: T, seat: Seat, chosen: O) => Flow | null,
): Flow {
  return asFlow(new AskingThen(new Ask(t, seat, spec as never), then))
}

/** Several options, as `next` allows. */
export function askSome<const O extends Option>(t: AnyTable, seat: Seat, spec: SomeSpec<O>): Flow<readonly O[]> {
  return asFlow(new Asking(new Ask(t, seat, spec as never)))
}

/** `next` for "between this many and that many of them". */
export function between<O extends Option>(
  min: number,
  max: number,
  options: AskSpec<O>['options'],
): SomeSpec<O>['next'] {
  return (chosen, t, seat) => ({
    add:
      chosen.length >= max ? [] : options(t, seat).filter((option) => chosen.every((each) => each.key !== option.key)),
    stop: chosen.length >= min,
  })
}

/** A seat's own flow, run beside those of others. */
class Dialogue<T> {
  readonly seat: Seat
  /** What it asks now; null once it has ended. */
  ask: Ask | null = null
  value: T | undefined
  readonly answers: Answered[] = []
  /** Since when the seat is awaited. Its answers are not known to others, so none of them may show in this. */
  since: number
  private readonly flow: Flow<T>

  constructor(seat: Seat, flow: Flow<T>, now: number) {
    this.seat = seat
    this.flow = flow
    this.since = now
    this.advance(undefined)
  }

  take(input: Answered): void {
    this.answers.push(input)
    this.advance(input.ask.valueOf(input.chosen))
  }

  private advance(value: unknown): void {
    const { done, value: got } = this.flow.next(value)
    this.ask = null
    if (done) this.value = got
    else if (got instanceof Ask && got.seat === this.seat) {
      this.ask = got
      got.since = this.since
    } else throw new Error('A flow that runs beside others asks its own seat, one question at a time.')
  }
}

function beside(dialogues: readonly Dialogue<unknown>[], listens: string | null, secret: boolean): OpenAsks {
  return {
    asks: dialogues.flatMap((each) => each.ask ?? []),
    pending: dialogues.flatMap((each) => each.answers.map((given) => given.ask)),
    listens,
    secret,
  }
}

const answerTo = ({ ask: asked }: Answered, dialogues: readonly Dialogue<unknown>[]) =>
  dialogues.find((each) => each.ask === asked)!

/** The result of each dialogue, once all have ended; null for one that had not ended when the timer `until` fell due. */
function* simultaneous<T>(dialogues: readonly Dialogue<T>[], until: string | null): Flow<(T | null)[]> {
  while (dialogues.some((each) => each.ask)) {
    const input: Answered | Due = yield beside(dialogues, until, true)
    if (isDue(input)) break
    answerTo(input, dialogues).take(input)
  }
  const ended = dialogues.filter((each) => !each.ask)
  for (const { answers } of ended) for (const { ask: asked, chosen } of answers) tellOutside(asked, chosen)
  return dialogues.map((each) => (each.ask ? null : (each.value as T)))
}

/** Simultaneous and secret: nobody learns an answer before all are given, or before the timer `until` falls due. */
export function askAll<const Q extends Question>(t: AnyTable, questions: readonly Q[]): Flow<Chosen<Q>[]>
export function askAll<const Q extends Question>(
  t: AnyTable,
  questions: readonly Q[],
  until: string,
): Flow<(Chosen<Q> | null)[]>
export function askAll<const Q extends Question>(
  t: AnyTable,
  questions: readonly Q[],
  until: string | null = null,
): Flow<(Chosen<Q> | null)[]> {
  const asked = questions.map((each) => new Dialogue(each.seat, ask(t, each.seat, each) as Flow<Chosen<Q>>, t.now))
  return simultaneous(asked, until)
}

/**
 * `askAll` where each seat has several questions: one small flow per seat, side by side, until all have ended or the
 * timer `until` falls due. A flow changes nothing; what it returns is known to nobody before that, and is null for who
 * had not come to the end.
 */
export function together<T>(t: AnyTable, seats: readonly Seat[], flow: (seat: Seat) => Flow<T>): Flow<T[]>
export function together<T>(
  t: AnyTable,
  seats: readonly Seat[],
  flow: (seat: Seat) => Flow<T>,
  until: string,
): Flow<(T | null)[]>
export function together<T>(
  t: AnyTable,
  seats: readonly Seat[],
  flow: (seat: Seat) => Flow<T>,
  until: string | null = null,
): Flow<(T | null)[]> {
  const dialogues = seats.map((seat) => new Dialogue(seat, flow(seat), t.now))
  return simultaneous(dialogues, until)
}

/** Returns the first answer, or the deadline that falls due first: for real-time play. A standing ask is awaited since it first stood. */
export function* askAny<const Q extends Question>(
  t: AnyTable,
  questions: readonly Q[],
): Flow<{ readonly seat: Seat; readonly chosen: Chosen<Q> } | Due> {
  const asks = questions.map((each) => standing(t, new Ask(t, each.seat, each)))
  const opening: OpenAsks = { asks, pending: [], listens: anyTimer, secret: false }
  const input: Answered | Due = yield opening
  const left = asks.filter((each) => each.number === 0 && (isDue(input) || each !== input.ask))
  if (left.length > 0) t.carryOver(left.map((each) => carry({ seat: each.seat, since: each.since, answers: [] }, each)))
  if (isDue(input)) return input
  return { seat: input.ask.seat, chosen: input.ask.valueOf(input.chosen) as Chosen<Q> }
}

/**
 * One small flow per seat, side by side, until the first has ended or a deadline falls due. A flow changes nothing
 * before its last answer, for it runs again at every step: the others' answers so far stay with the table, as data, and
 * the next `firstOf` takes each dialogue up where it was, or where an answer of it is no longer legal. A dialogue that
 * began with a standing ask ends when a flow no longer begins with an ask of that id.
 */
export function* firstOf<T>(
  t: AnyTable,
  seats: readonly Seat[],
  flow: (seat: Seat) => Flow<T>,
): Flow<{ readonly seat: Seat; readonly value: T } | Due> {
  const dialogues = seats.map((seat) => takeUp(t, seat, flow(seat)))
  for (;;) {
    const ended = dialogues.find((each) => !each.ask)
    const input: Answered | Due | null = ended ? null : yield beside(dialogues, anyTimer, false)
    if (input === null || isDue(input)) {
      t.carryOver(dialogues.flatMap((each) => (each.ask ? carry(each, each.ask) : [])))
      return input ?? { seat: ended!.seat, value: ended!.value as T }
    }
    answerTo(input, dialogues).take(input)
  }
}

/** A standing ask that stood in the step before has been open since then. */
function standing<O extends Option>(t: AnyTable, open: Ask<O>): Ask<O> {
  if (open.number !== 0) return open
  const before = t.carried.find((each) => each.seat === open.seat && each.open.kind === occasion(open))
  if (before) open.since = before.open.since
  return open
}

/** What must be the same for an answer to be taken over: of a standing ask the occasion too. */
const occasion = ({ kind, number, id }: Pick<Ask, 'kind' | 'number' | 'id'>): string =>
  number === 0 ? `${kind} ${id}` : kind

function carry({ seat, since, answers }: Pick<Dialogue<unknown>, 'seat' | 'since' | 'answers'>, open: Ask): Carried {
  return {
    seat,
    answers: answers.map(({ ask: asked, chosen }) => ({
      kind: occasion(asked),
      number: asked.number,
      keys: chosen.map((each) => each.key),
    })),
    open: { kind: occasion(open), number: open.number, since },
  }
}

function takeUp<T>(t: AnyTable, seat: Seat, flow: Flow<T>): Dialogue<T> {
  const carried = t.carried.find((each) => each.seat === seat)
  const before = t.asked[seat]!
  const dialogue = new Dialogue(seat, flow, t.now)
  if (!carried) return dialogue
  for (const { kind, number, keys } of [...carried.answers, { ...carried.open, keys: null }]) {
    const { ask: open } = dialogue
    if (open === null || occasion(open) !== kind) return dialogue
    dialogue.since = open.since = carried.open.since
    const chosen = keys && open.read(keys)
    if (isRefusal(chosen)) return dialogue
    if (number !== 0) {
      open.number = number
      t.asked[seat] = before
    }
    if (chosen) dialogue.take({ ask: open, chosen })
  }
  return dialogue
}
