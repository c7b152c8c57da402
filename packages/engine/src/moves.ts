import { type AnyTable, Ask, type AskSpec, type Option } from './ask.ts'
import type { Flow } from './flow.ts'
import type { Json, Refusal, RuleId, Seat } from './types.ts'

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
  /** What a player types. Of several with one key, the first that is legal is meant. */
  key(x: X): string
  /** Why it is not legal now; null if it is. Uses only what the seat knows. */
  why(t: T, seat: Seat, x: X): Refusal | null
  option(x: X, key: string): O
  /** Null if it asked nothing. */
  do(t: T, seat: Seat, option: O): Flow | null
}

// biome-ignore lint/suspicious/noExplicitAny: the moves of one table are made with different things
type AnyMove<T extends AnyTable> = Move<T, any, any>

/** What a player can do at one point of the game. */
export class Moves<T extends AnyTable> {
  private readonly named: Readonly<Record<string, AnyMove<T>>>
  private readonly all: readonly AnyMove<T>[]

  constructor(named: Readonly<Record<string, AnyMove<T>>>) {
    this.named = named
    this.all = Object.values(named)
  }

  /** The legal options of all moves, in the order of the moves. */
  legal(t: T, seat: Seat): MoveOption[] {
    const options: MoveOption[] = []
    for (const move of this.all) {
      for (const x of move.list(t, seat)) {
        if (move.why(t, seat, x) !== null) continue
        const key = move.key(x)
        if (!offers(options, key)) options.push(move.option(x, key))
      }
    }
    return options
  }

  /** Why a key is not among the legal options: what its move says of it; null if no move has it. */
  explain(t: T, seat: Seat, key: string): Refusal | null {
    for (const move of this.all) {
      const meant = move.list(t, seat).find((x) => move.key(x) === key)
      if (meant !== undefined) return move.why(t, seat, meant)
    }
    return null
  }

  /** Asks a seat for one of these moves, and makes it. */
  ask(t: T, seat: Seat, kind: string, more: MoreOfAsk = nothingMore): Flow {
    return new MoveAsk(this, t, seat, new WhichMove(this, t, seat, kind, more)) as unknown as Flow
  }

  /** Makes a move that was chosen. Null if it asked nothing. */
  make(t: T, seat: Seat, option: MoveOption): Flow | null {
    return this.named[option.move]!.do(t, seat, option)
  }
}

function offers(options: readonly Option[], key: string): boolean {
  for (const option of options) if (option.key === key) return true
  return false
}

/** What an ask for a move may say beside its options. */
export type MoreOfAsk = Omit<AskSpec<MoveOption>, 'kind' | 'options' | 'explain'>
const nothingMore: MoreOfAsk = {}

/** The question which of these moves a seat makes. */
class WhichMove<T extends AnyTable> implements AskSpec<MoveOption> {
  readonly kind: string
  readonly id: string | undefined
  readonly rule: RuleId | undefined
  readonly skip: string | undefined
  readonly context: Json | undefined
  readonly outside: AskSpec<MoveOption>['outside']
  readonly form: AskSpec<MoveOption>['form']
  private readonly moves: Moves<T>
  private readonly t: T
  private readonly seat: Seat

  constructor(moves: Moves<T>, t: T, seat: Seat, kind: string, more: MoreOfAsk) {
    this.moves = moves
    this.t = t
    this.seat = seat
    this.kind = kind
    this.id = more.id
    this.rule = more.rule
    this.skip = more.skip
    this.context = more.context
    this.outside = more.outside
    this.form = more.form
  }

  options(): MoveOption[] {
    return this.moves.legal(this.t, this.seat)
  }

  explain(key: string): Refusal | null {
    return this.moves.explain(this.t, this.seat, key)
  }
}

const finished = { done: true, value: undefined } as const

/**
 * Asks for a move, and makes it. As a generator this would be two lines; but nearly every step of nearly every game
 * begins with it, and so it goes on where an ask ends.
 */
class MoveAsk<T extends AnyTable> extends Ask<MoveOption> {
  private readonly moves: Moves<T>
  private making: Flow | null = null

  constructor(moves: Moves<T>, t: T, seat: Seat, which: WhichMove<T>) {
    super(t, seat, which)
    this.moves = moves
  }

  override next(answer: MoveOption): never {
    if (this.making !== null) return this.making.next(answer) as never
    if (this.value === null) return this.opened() as never
    this.making = this.moves.make(this.table as T, this.seat, answer)
    return (this.making === null ? finished : this.making.next()) as never
  }
}
