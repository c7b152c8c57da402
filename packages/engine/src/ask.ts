import type { FormFields } from './form.ts'
import type { Table } from './table.ts'
import { type CardId, isRefusal, type Json, type Refusal, type RuleId, type Seat } from './types.ts'

// biome-ignore lint/suspicious/noExplicitAny: an ask serves the tables of all games
export type AnyTable = Table<any, any, any>

/**
 * One thing that a seat may answer: a flat object with a key that a person can type. Cards are named by id in `card`,
 * `cards` and `on`, and nowhere else: what leaves the table shows handles there.
 */
export interface Option {
  readonly key: string
  readonly card?: CardId
  readonly cards?: readonly CardId[]
  readonly on?: CardId
  /** Refusals have it; options do not. */
  readonly why?: never
}

/** Some fields of an option: what somebody means who points at a card, or drags it to a place. */
export type Like = Readonly<Record<string, unknown>>

/** Whether an option has these fields. Copies of a card in one place stand for each other. */
export function isLike(option: Option, { card, ...rest }: Like, t: AnyTable): boolean {
  for (const name in rest) if ((option as Option & Like)[name] !== rest[name]) return false
  if (card === undefined || card === option.card) return true
  if (option.card === undefined) return false
  const [offered, meant] = [t.card(option.card), t.card(card as CardId)]
  return offered.def === meant.def && offered.zone === meant.zone
}

/** Reads keys that cannot be listed, such as the terms of an offer. Uses only what the asking seat knows. */
export interface Form<O extends Option> {
  parse(key: string, t: AnyTable, seat: Seat): O | Refusal
  /** Some keys that parse: for bots, and as examples for people. */
  suggest(t: AnyTable, seat: Seat): readonly O[]
  /** Shows people what such a key looks like. */
  readonly hint: string
  /** The blanks of the form, which a client can draw; see `fieldForm`. */
  fields?(t: AnyTable, seat: Seat): FormFields
}

/**
 * What is asked. One that depends on the table and the seat alone can be written once for all asks of its kind.
 */
export interface AskSpec<O extends Option = Option> {
  readonly kind: string
  /** The answers that are legal now: a pure function of the table, which may run never or often. */
  options(t: AnyTable, seat: Seat): readonly O[]
  /** The id of a standing ask, which stays open while others act. One-shot asks get a fresh id. */
  readonly id?: string
  /** What other seats are told of the answer. Answers of which they are told the same must look alike to them. */
  outside?(chosen: readonly O[], t: AnyTable): string
  /** Why the option with this key is not offered. */
  explain?(key: string, t: AnyTable, seat: Seat): Refusal | null
  /** Why no option like this is offered: one for this card, or for this card and that place. */
  explainLike?(like: Like, t: AnyTable, seat: Seat): Refusal | null
  readonly form?: Form<O>
  /** Every seat can see that there is one answer. */
  readonly forced?: boolean
  /** The key that passes, in a window. */
  readonly skip?: string
  /** What a window is about; public, unless it is discreet. */
  readonly context?: Json
  /** Only the seat that is asked is told the context: it names what others have not seen yet. */
  readonly discreet?: boolean
  /** The card that asks. */
  readonly card?: CardId
  /** The place on it that asks, in the game's own terms; only the seat that is asked is told. */
  readonly source?: string
  readonly rule?: RuleId
}

/** What may still be added to what is chosen, and whether one may stop there. */
export interface Next<O extends Option = Option> {
  readonly add: readonly O[]
  readonly stop: boolean
}

export interface SomeSpec<O extends Option = Option> extends AskSpec<O> {
  /** Walks the legal choices without dead ends. Unless `ordered`, only the set of what is chosen counts. */
  next(chosen: readonly O[], t: AnyTable, seat: Seat): Next<O>
  readonly ordered?: boolean
}

export const notOffered = (key: string): Refusal => ({ why: `${key} is not offered here.`, code: 'notOffered' })

/** A question to one seat: what is asked, and what may be answered. */
export class Ask<O extends Option = Option> {
  readonly table: AnyTable
  readonly seat: Seat
  readonly spec: AskSpec<O> | SomeSpec<O>
  since: number
  /** Of the asks that this seat has had, which; 0 for a standing ask. */
  number: number

  constructor(table: AnyTable, seat: Seat, spec: AskSpec<O> | SomeSpec<O>) {
    this.table = table
    this.seat = seat
    this.spec = spec
    this.since = table.now
    this.number = spec.id === undefined ? ++table.asked[seat]! : 0
  }

  get id(): string {
    if (this.number === 0) return this.spec.id!
    const { undos } = this.table
    return undos === 0 ? `${this.seat}.${this.number}` : `${this.seat}.${this.number}~${undos}`
  }

  get kind(): string {
    return this.spec.kind
  }

  /** Null if exactly one option is to be chosen. */
  get some(): SomeSpec<O> | null {
    return 'next' in this.spec ? this.spec : null
  }

  /** What may still be added to what is chosen. */
  walk(chosen: readonly O[]): Next<O> {
    const some = this.some
    if (some) return some.next(chosen, this.table, this.seat)
    return chosen.length === 0 ? { add: this.offered(), stop: false } : { add: [], stop: true }
  }

  /** What may be added to these keys, and whether they are an answer as they are; or why they are part of none. */
  next(keys: readonly string[]): { add: string[]; stop: boolean } | Refusal {
    const options = this.offered()
    const chosen: O[] = []
    for (const key of keys) {
      const option = options.find((each) => each.key === key)
      if (!option) return this.explain(key) ?? notOffered(key)
      chosen.push(option)
    }
    const excess = this.excess(chosen)
    if (excess) return excess
    const { add, stop } = this.walk(chosen)
    return { add: add.map(({ key }) => key), stop }
  }

  options(): readonly O[] {
    return this.spec.options(this.table, this.seat)
  }

  /** Whether there is one answer and no other. */
  get isSole(): boolean {
    return this.some === null && this.spec.form === undefined && this.options().length === 1
  }

  /** The options, and where there is a form, what it suggests. */
  offered(): readonly O[] {
    const { form } = this.spec
    return form ? [...this.options(), ...form.suggest(this.table, this.seat)] : this.options()
  }

  /** The options that these keys choose, in the order that counts, or why they cannot be chosen. */
  read(keys: readonly string[]): O[] | Refusal {
    const options = this.options()
    const chosen: O[] = []
    for (const key of keys) {
      const option = options.find((each) => each.key === key) ?? this.parse(key)
      if (isRefusal(option)) return option
      chosen.push(option)
    }
    const some = this.some
    const excess = this.excess(chosen)
    if (excess) return excess
    if (!some) return chosen.length === 1 ? chosen : this.notOne(chosen)
    return this.check(some, this.inOrder(chosen, options))
  }

  /** Why no answer holds all of these, whatever is added; null if one may. */
  private excess(chosen: readonly O[]): Refusal | null {
    const twice = chosen.find(({ key }, at) => chosen.findIndex((each) => each.key === key) < at)
    if (twice) return { why: `${twice.key} is chosen twice.`, code: 'malformed' }
    return this.some || chosen.length <= 1 ? null : this.notOne(chosen)
  }

  private notOne(chosen: readonly O[]): Refusal {
    return { why: `Choose one option, not ${chosen.length}.`, code: 'incomplete', rule: this.spec.rule }
  }

  /** Unless their order counts, options are taken in the order in which they are offered. */
  inOrder(chosen: readonly O[], options: readonly O[] = this.options()): O[] {
    if (this.some?.ordered) return [...chosen]
    const place = (option: O) => options.findIndex((each) => each.key === option.key)
    return [...chosen].sort((a, b) => place(a) - place(b))
  }

  private check(some: SomeSpec<O>, chosen: O[]): O[] | Refusal {
    const taken: O[] = []
    for (const option of chosen) {
      if (!some.next(taken, this.table, this.seat).add.some((each) => each.key === option.key)) {
        const with_ = taken.length === 0 ? '' : ` together with ${taken.map((each) => each.key).join(', ')}`
        return { why: `${option.key} cannot be chosen${with_}.`, code: 'notOffered', rule: some.rule }
      }
      taken.push(option)
    }
    const { add, stop } = some.next(taken, this.table, this.seat)
    if (stop) return chosen
    const more = add.map((each) => each.key).slice(0, 8)
    const why = `That is not enough: add ${more.join(' or ')}${add.length > 8 ? ' ...' : ''}.`
    return { why, code: 'incomplete', rule: some.rule }
  }

  private parse(key: string): O | Refusal {
    const parsed = this.spec.form?.parse(key, this.table, this.seat)
    if (parsed && !isRefusal(parsed)) return parsed
    return this.explain(key) ?? parsed ?? notOffered(key)
  }

  explain(key: string): Refusal | null {
    return this.spec.explain?.(key, this.table, this.seat) ?? null
  }

  /** What the flow that asked gets back. */
  valueOf(chosen: readonly O[]): O | readonly O[] {
    return this.some ? chosen : chosen[0]!
  }
}
