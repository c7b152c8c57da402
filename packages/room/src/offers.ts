import type { Refusal, Seat } from '@cardwright/engine'
import type { SeatInfo } from '@cardwright/protocol'
import type { Course } from './course.ts'
import type { JournalEntry } from './journal.ts'

/** Offers of a draw: what becomes of them, and what is news of them. Who has agreed so far is in the course. */
export class Offers {
  readonly #course: Course
  readonly #most: number
  #told: readonly Seat[]

  constructor(course: Course, most: number) {
    this.#course = course
    this.#most = most
    this.#told = course.agreement.seats
  }

  /** A seat agrees, or does not. Returns what happens by that, null if nothing does, or why it cannot be. */
  hear(
    seat: Seat,
    id: string,
    agree: boolean,
    seats: readonly SeatInfo[],
  ): Extract<JournalEntry, { kind: 'offer' | 'draw' | 'end' }> | Refusal | null {
    const forbidden = this.#whyNot(seats)
    if (forbidden) return forbidden
    const { agreement, clock } = this.#course
    const agreed = agreement.seats
    const isNew = agree ? !agreed.includes(seat) : agreed.length > 0
    if (!isNew) return null
    if (agree && agreed.length + 1 === seats.length) return this.#draw(seat, id)
    const made = agreement.offers(seat)
    if (agree && agreed.length === 0 && made >= this.#most) {
      return { why: `You have offered a draw ${made} times: no more in this match.` }
    }
    return { kind: 'offer', seat, at: clock.now, id, agree }
  }

  /** Why those at this table cannot agree to a draw; null if they can. */
  #whyNot(seats: readonly SeatInfo[]): Refusal | null {
    const { match, quit } = this.#course
    if (match.over) return { why: 'The match is over.' }
    if (seats.some(({ kind }, at) => kind !== 'person' || quit.has(at))) {
      return { why: 'A bot sits at this table, and bots agree to no draw.' }
    }
    return match.whyNoDraw()
  }

  /** What happens when all have agreed: what the game's rules say, or nobody wins. */
  #draw(seat: Seat, id: string): Extract<JournalEntry, { kind: 'draw' | 'end' }> {
    const { match, clock } = this.#course
    const at = clock.now
    if (match.game.draw) return { kind: 'draw', seat, at, id }
    return { kind: 'end', seat, at, id, result: { winner: null, why: 'agreed' } }
  }

  /** Who has agreed, if that has changed since it was asked for last; otherwise null. */
  news(): readonly Seat[] | null {
    const agreed = this.#course.agreement.seats
    if (agreed === this.#told) return null
    this.#told = agreed
    return agreed
  }
}
