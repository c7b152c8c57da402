import type { AnyTable, AskSpec, Option } from './ask.ts'
import { ask, type Flow } from './flow.ts'
import type { Refusal, RuleId, Seat } from './types.ts'

/** An option of a move says which move it is of. */
export interface MoveOption extends Option {
  readonly move: string
}

/** A thing that a player can do, written once. */
export interface Move<T extends AnyTable = AnyTable, O extends MoveOption = MoveOption> {
  /** All that could be meant, legal or not. */
  list(t: T, seat: Seat): readonly O[]
  /** Why it is not legal now; null if it is. Uses only what the seat knows. */
  why(t: T, seat: Seat, option: O): Refusal | null
  /** Null if it asked nothing. */
  do(t: T, seat: Seat, option: O): Flow | null
}

// biome-ignore lint/suspicious/noExplicitAny: moves of one table differ in their options
export type Moves<T extends AnyTable = any> = Readonly<Record<string, Move<T, any>>>

/** The question which of these moves a seat makes. */
class WhichMove<T extends AnyTable> implements AskSpec<MoveOption> {
  readonly kind: string
  readonly rule: RuleId | undefined
  private readonly t: T
  private readonly seat: Seat
  private readonly moves: readonly Move<T, MoveOption>[]

  constructor(t: T, seat: Seat, moves: readonly Move<T, MoveOption>[], kind: string, rule?: RuleId) {
    this.t = t
    this.seat = seat
    this.moves = moves
    this.kind = kind
    this.rule = rule
  }

  /** The legal options of all moves, in the order of the moves. */
  options(): MoveOption[] {
    const { t, seat, moves } = this
    const options: MoveOption[] = []
    for (const move of moves) {
      for (const option of move.list(t, seat)) if (move.why(t, seat, option) === null) options.push(option)
    }
    return options
  }

  explain(key: string): Refusal | null {
    const { t, seat, moves } = this
    for (const move of moves) {
      const option = move.list(t, seat).find((each) => each.key === key)
      if (option) return move.why(t, seat, option)
    }
    return null
  }
}

const inOrder = new WeakMap<Moves, readonly Move[]>()

/** Asks a seat for one of these moves, and makes it. */
export function* makeMove<T extends AnyTable>(t: T, seat: Seat, moves: Moves<T>, kind: string, rule?: RuleId): Flow {
  let list = inOrder.get(moves)
  if (!list) {
    list = Object.values(moves)
    inOrder.set(moves, list)
  }
  const chosen = yield* ask<MoveOption>(t, seat, new WhichMove(t, seat, list, kind, rule))
  const flow = moves[chosen.move]!.do(t, seat, chosen)
  if (flow !== null) yield* flow
}
