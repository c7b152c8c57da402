import { type AnyTable, type AskSpec, isLike, type Like, type Option } from './ask.ts'
import { askThen, type Flow } from './flow.ts'
import type { Refusal, RuleId, Seat } from './types.ts'

/** An option of a move says which move it is of. */
export interface MoveOption extends Option {
  readonly move: string
}

/**
 * A thing that a player can do, written once: with what (a card, a space: X), and why not. `why` filters what is
 * offered and answers who asks why something is not.
 */
export interface Move<T extends AnyTable, X, O extends MoveOption = MoveOption> {
  /** All that it could be done with, legal or not. */
  list(t: T, seat: Seat): readonly X[]
  /** What a player types; no other move has this key. Of several options with one key, the first legal one is taken. */
  key(x: X): string
  /** Why it is not legal now; null if it is. Uses only what the seat knows. */
  why(t: T, seat: Seat, x: X): Refusal | null
  option(x: X, key: string): O
  /** Null if it asked nothing. */
  do(t: T, seat: Seat, option: O): Flow | null
}

// biome-ignore lint/suspicious/noExplicitAny: the moves of one table are made with different things
type AnyMove<T extends AnyTable> = Move<T, any, any>

type PlainMove<T extends AnyTable> = Move<T, MoveOption>

/** A move that is made with nothing, under its own name. `more` are the fields that options of its question have. */
export function plainMove<T extends AnyTable>(
  name: string,
  why: PlainMove<T>['why'],
  act: PlainMove<T>['do'],
  more: Readonly<Record<string, unknown>> = {},
): PlainMove<T> {
  const option: MoveOption = Object.freeze({ key: name, move: name, ...more })
  const once = [option]
  return { list: () => once, key: () => name, why, option: () => option, do: act }
}

/** What an ask for a move may say beside its options. */
export interface MoreOfAsk extends Pick<AskSpec<MoveOption>, 'rule' | 'skip' | 'outside' | 'form'> {
  /** Why something like this is not done here where no move is made with it: it belongs to another phase, say. */
  elsewhere?: AskSpec<MoveOption>['explainLike']
}

/** All moves of a player at one point of the game, as one question. */
export class Moves<T extends AnyTable> implements AskSpec<MoveOption> {
  readonly kind: string
  readonly rule: RuleId | undefined
  readonly skip: string | undefined
  readonly outside: AskSpec<MoveOption>['outside']
  readonly form: AskSpec<MoveOption>['form']
  private readonly elsewhere: MoreOfAsk['elsewhere']
  private readonly named: Readonly<Record<string, AnyMove<T>>>
  private readonly all: readonly AnyMove<T>[]

  constructor(kind: string, named: Readonly<Record<string, AnyMove<T>>>, more: MoreOfAsk = {}) {
    this.kind = kind
    this.rule = more.rule
    this.skip = more.skip
    this.outside = more.outside
    this.form = more.form
    this.elsewhere = more.elsewhere
    this.named = named
    this.all = Object.values(named)
  }

  /** The legal options of all moves, in the order of the moves. */
  options(t: T, seat: Seat): MoveOption[] {
    const options: MoveOption[] = []
    for (const move of this.all) {
      const first = options.length
      for (const x of move.list(t, seat)) {
        const key = move.key(x)
        if (!offers(options, first, key) && move.why(t, seat, x) === null) options.push(move.option(x, key))
      }
    }
    return options
  }

  /** Why a key is not among the legal options: what its move says of it; null if no move has it. */
  explain(key: string, t: T, seat: Seat): Refusal | null {
    for (const move of this.all) {
      const meant = move.list(t, seat).find((x) => move.key(x) === key)
      if (meant !== undefined) return move.why(t, seat, meant)
    }
    return null
  }

  /** Why no such option is legal: what the first move says that could be made so, best with a rule. */
  explainLike(like: Like, t: T, seat: Seat): Refusal | null {
    let found: Refusal | null = null
    for (const move of this.all) {
      for (const x of move.list(t, seat)) {
        const refusal = isLike(move.option(x, move.key(x)), like, t) ? move.why(t, seat, x) : null
        if (refusal?.rule !== undefined) return refusal
        found ??= refusal
      }
    }
    return found ?? this.elsewhere?.(like, t, seat) ?? null
  }

  /** Makes a move that was chosen. Null if it asked nothing. */
  make = (t: T, seat: Seat, option: MoveOption): Flow | null => this.named[option.move]!.do(t, seat, option)

  /** Asks a seat for one of these moves, and makes it. */
  ask(t: T, seat: Seat): Flow {
    return askThen<T, MoveOption>(t, seat, this, this.make)
  }
}

/** Whether the move whose options begin at `first` offers this key already. */
function offers(options: readonly Option[], first: number, key: string): boolean {
  for (let i = first; i < options.length; i++) if (options[i]!.key === key) return true
  return false
}
