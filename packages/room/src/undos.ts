import type { Match, Refusal, Seat } from '@cardwright/engine'
import type { Clock, Hand } from './clock.ts'
import type { By, JournalEntry } from './journal.ts'

/** How things stood before an answer that may be taken back. */
interface Before {
  readonly hands: readonly Hand[]
  /** When something had happened last. */
  readonly at: number
  /** Until when the seat had to answer; null without a limit. */
  readonly until: number | null
  readonly by: By
}

/** Which answers may be taken back, and how the clocks stand then. */
export class Undos {
  readonly #match: Match
  readonly #clock: Clock
  /** How many answers each seat has taken back. */
  readonly #taken = new Map<Seat, number>()
  /** For each of the last answers, as far back as any may be taken back. */
  #before: Before[] = []

  constructor(match: Match, clock: Clock) {
    this.#match = match
    this.#clock = clock
  }

  /** Why a seat that may take back so many answers cannot take back its last one; null if it can. */
  whyNot(seat: Seat, most: number): Refusal | null {
    if (this.#takenBy(seat) >= most)
      return { why: `You cannot undo more than ${most} ${most === 1 ? 'answer' : 'answers'} in this match.` }
    const refusal = this.#match.whyNoUndo(seat)
    const before = this.#before.at(-1)
    if (refusal !== null || !before) return refusal
    if (before.by === 'comfort') return { why: 'You cannot undo what was answered for you.' }
    const isLate = before.until !== null && before.until <= this.#clock.now
    return isLate ? { why: 'You cannot undo: your time for that answer is up.' } : null
  }

  #takenBy(seat: Seat): number {
    return this.#taken.get(seat) ?? 0
  }

  /** How things stand before an answer, when something happened last at `lastAt`. */
  before({ seat, by }: Extract<JournalEntry, { kind: 'answer' }>, lastAt: number): Before {
    const since = this.#match.waiting.find((each) => each.seat === seat)?.since ?? 0
    const until = this.#clock.limit(seat, since, null, lastAt)?.at ?? null
    return { hands: this.#clock.hands, at: lastAt, until, by }
  }

  /** A seat has answered. */
  answered(seat: Seat, before: Before): void {
    if (this.#match.whyNoUndo(seat)) this.#before = []
    else this.#before.push(before)
  }

  /** An answer was taken back, and has granted nothing. Returns when something had happened last before it, if that is known. */
  takeBack(): number | null {
    const before = this.#before.pop()
    if (before) this.#clock.restore(before.hands)
    return before?.at ?? null
  }

  note(entry: JournalEntry): void {
    if (entry.kind === 'undo') this.#taken.set(entry.seat, this.#takenBy(entry.seat) + 1)
  }
}
