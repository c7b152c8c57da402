import { type AskView, isRefusal, type Match, type Random, type Seat, type View } from '@cardwright/engine'

/** What one seat can go by when it is asked: a view, its ask, and tables that it can imagine. Nothing else. */
export interface Position {
  readonly seat: Seat
  readonly view: View
  readonly ask: AskView
  /** What may still be added to these keys, and whether they are an answer as they stand. */
  next(keys: readonly string[]): { readonly add: readonly string[]; readonly stop: boolean }
  /** Whether these keys are an answer: also such as the ask's form takes and nobody has listed. */
  isAnswer(keys: readonly string[]): boolean
  /** A match that may be the one at the table, for all that the seat knows. Its owner may do with it what it likes. */
  imagine(random: Random): Match
}

/** A player made of code. */
export interface Bot {
  readonly name: string
  /** The keys of an answer to the position's ask. */
  choose(position: Position): readonly string[]
}

/** The position of a seat that is asked. The match stays behind closures: there is no way from a position to a table. */
export function positionOf(match: Match, seat: Seat, ask: AskView): Position {
  let view: View | null = null
  return Object.freeze({
    seat,
    ask,
    get view() {
      view ??= match.view(seat)
      return view
    },
    next(keys: readonly string[]) {
      const next = match.next(seat, ask.id, keys)
      if (isRefusal(next)) throw new Error(next.why)
      return next
    },
    isAnswer(keys: readonly string[]) {
      const open = match.open.find((each) => each.seat === seat && each.id === ask.id)
      return open !== undefined && !isRefusal(open.read(keys))
    },
    imagine: (random: Random) => match.imagine(seat, random),
  })
}

/** The answer, where there is but one. */
export function soleAnswer({ next }: Position): readonly string[] | null {
  const keys: string[] = []
  for (;;) {
    const { add, stop } = next(keys)
    if (stop && add.length === 0) return keys
    if (stop || add.length !== 1) return null
    keys.push(add[0]!)
  }
}
