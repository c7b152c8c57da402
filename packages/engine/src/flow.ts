import { type AnyTable, Ask, type AskSpec, type Option, type SomeSpec } from './ask.ts'
import type { Carried } from './table.ts'
import { isRefusal, type Seat } from './types.ts'

/** A rule that may ask. Only the functions of this file contain a bare `yield`; a rule says `yield* ask(...)`. */
// biome-ignore lint/suspicious/noExplicitAny: what comes back depends on what was opened, and `ask` restores its type
export type Flow<T = void> = Generator<Open, T, any>

/** What a flow waits for: one ask, or one of several. */
export type Open = Ask | Opening

export interface Opening {
  readonly asks: readonly Ask[]
  /** Asks whose answers are given but not acted on yet: nobody else knows them. */
  readonly held: readonly Ask[]
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
export type Chosen<Q> = Q extends { next: unknown; options(): readonly (infer O)[] }
  ? readonly O[]
  : Q extends { options(): readonly (infer O)[] }
    ? O
    : never

/** Tells other seats what they may know of an answer. */
export function tellOutside({ table, seat, spec }: Ask, chosen: readonly Option[]): void {
  if (table.log && spec.outside) table.tell({ type: 'answer', seat, kind: spec.kind, answer: spec.outside(chosen) })
}

/** One option of those offered. */
export function ask<const O extends Option>(t: AnyTable, seat: Seat, spec: AskSpec<O>): Flow<O> {
  return new Ask(t, seat, spec) as unknown as Flow<O>
}

/** Several options, as `next` allows. */
export function askSome<const O extends Option>(t: AnyTable, seat: Seat, spec: SomeSpec<O>): Flow<readonly O[]> {
  return new Ask(t, seat, spec) as unknown as Flow<readonly O[]>
}

/** `next` for "between this many and that many of them". */
export function between<O extends Option>(min: number, max: number, options: () => readonly O[]): SomeSpec<O>['next'] {
  return (chosen) => ({
    add: chosen.length >= max ? [] : options().filter((option) => chosen.every((each) => each.key !== option.key)),
    stop: chosen.length >= min,
  })
}

/** Simultaneous and secret: nobody learns an answer before all are given, or before the timer `until` falls due. */
export function askAll<const Q extends Question>(t: AnyTable, questions: readonly Q[]): Flow<Chosen<Q>[]>
export function askAll<const Q extends Question>(
  t: AnyTable,
  questions: readonly Q[],
  until: string,
): Flow<(Chosen<Q> | null)[]>
export function* askAll<const Q extends Question>(
  t: AnyTable,
  questions: readonly Q[],
  until: string | null = null,
): Flow<(Chosen<Q> | null)[]> {
  const asks = questions.map(({ seat, ...spec }) => new Ask(t, seat, spec))
  const answers = new Map<Ask, readonly Option[]>()
  while (answers.size < asks.length) {
    const opening: Opening = {
      asks: asks.filter((each) => !answers.has(each)),
      held: [...answers.keys()],
      listens: until,
      secret: true,
    }
    const input: Answered | Due = yield opening
    if (isDue(input)) break
    answers.set(input.ask, input.chosen)
  }
  for (const [asked, chosen] of answers) tellOutside(asked, chosen)
  return asks.map((each) => (answers.has(each) ? (each.valueOf(answers.get(each)!) as Chosen<Q>) : null))
}

/** Whoever answers first, or the deadline that falls due: real-time play. */
export function* askAny<const Q extends Question>(
  t: AnyTable,
  questions: readonly Q[],
): Flow<{ readonly seat: Seat; readonly chosen: Chosen<Q> } | Due> {
  const asks = questions.map(({ seat, ...spec }) => new Ask(t, seat, spec))
  const opening: Opening = { asks, held: [], listens: anyTimer, secret: false }
  const input: Answered | Due = yield opening
  if (isDue(input)) return input
  return { seat: input.ask.seat, chosen: input.ask.valueOf(input.chosen) as Chosen<Q> }
}

/** A seat's own flow, run beside those of others. It changes nothing before its last answer. */
class Dialogue<T> {
  readonly seat: Seat
  open: Open | null = null
  value: T | undefined
  readonly answers: Answered[] = []
  private readonly flow: Flow<T>

  constructor(seat: Seat, flow: Flow<T>) {
    this.seat = seat
    this.flow = flow
    this.advance(undefined)
  }

  get done(): boolean {
    return this.open === null
  }

  get asks(): readonly Ask[] {
    if (this.open === null) return []
    return this.open instanceof Ask ? [this.open] : this.open.asks
  }

  /** Given answers that have had no effect yet. */
  get held(): readonly Ask[] {
    return this.done ? [] : this.answers.map((each) => each.ask)
  }

  take(input: Answered): void {
    this.answers.push(input)
    this.advance(this.open instanceof Ask ? input.ask.valueOf(input.chosen) : input)
  }

  private advance(value: unknown): void {
    const { done, value: got } = this.flow.next(value)
    if (done) this.value = got
    this.open = done ? null : got
  }
}

function opening(dialogues: readonly Dialogue<unknown>[], listens: string | null): Opening {
  return {
    asks: dialogues.flatMap((each) => each.asks),
    held: dialogues.flatMap((each) => each.held),
    listens,
    secret: false,
  }
}

/**
 * One small flow per seat, side by side, until all have ended or the timer `until` falls due. What a flow decides, it
 * does to the table after its last answer.
 */
export function* together(
  t: AnyTable,
  seats: readonly Seat[],
  flow: (seat: Seat) => Flow,
  until: string | null = null,
): Flow<Due | null> {
  void t
  const dialogues = seats.map((seat) => new Dialogue(seat, flow(seat)))
  while (dialogues.some((each) => !each.done)) {
    const input: Answered | Due = yield opening(dialogues, until)
    if (isDue(input)) return input
    dialogues.find((each) => each.asks.includes(input.ask))!.take(input)
  }
  return null
}

/**
 * One small flow per seat, side by side, until the first has ended or a deadline falls due. The others' answers so far
 * stay with the table, as data: the next `firstOf` takes each dialogue up where it was, or where an answer of it is no
 * longer legal.
 */
export function* firstOf<T>(
  t: AnyTable,
  seats: readonly Seat[],
  flow: (seat: Seat) => Flow<T>,
): Flow<{ readonly seat: Seat; readonly value: T } | Due> {
  const dialogues = seats.map((seat) => takeUp(t, seat, flow(seat)))
  for (;;) {
    const ended = dialogues.find((each) => each.done)
    const input: Answered | Due | null = ended ? null : yield opening(dialogues, anyTimer)
    if (input === null || isDue(input)) {
      t.carried = dialogues.filter((each) => !each.done).map(carry)
      return input ?? { seat: ended!.seat, value: ended!.value as T }
    }
    dialogues.find((each) => each.asks.includes(input.ask))!.take(input)
  }
}

function soleAsk(dialogue: Dialogue<unknown>): Ask {
  if (dialogue.open instanceof Ask) return dialogue.open
  throw new Error('A flow under firstOf asks its own seat, one question at a time.')
}

function carry(dialogue: Dialogue<unknown>): Carried {
  const { kind, number, since } = soleAsk(dialogue)
  return {
    seat: dialogue.seat,
    answers: dialogue.answers.map(({ ask: { kind, number }, chosen }) => ({
      kind,
      number,
      keys: chosen.map((each) => each.key),
    })),
    open: { kind, number, since },
  }
}

function takeUp<T>(t: AnyTable, seat: Seat, flow: Flow<T>): Dialogue<T> {
  const carried = t.carried.find((each) => each.seat === seat)
  const asked = t.asked[seat]!
  const dialogue = new Dialogue(seat, flow)
  if (!carried) return dialogue
  for (const { kind, number, keys } of [...carried.answers, { ...carried.open, keys: null }]) {
    if (dialogue.done) return dialogue
    const current = soleAsk(dialogue)
    if (current.kind !== kind || t.withdrawn?.has(`${seat}.${number}`)) break
    const chosen = keys && current.read(keys)
    if (isRefusal(chosen)) break
    t.asked[seat] = asked
    current.since = carried.open.since
    if (current.number !== 0) current.number = number
    if (chosen === null) return dialogue
    dialogue.take({ ask: current, chosen })
  }
  return dialogue
}
