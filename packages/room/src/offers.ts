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
    this.#told = course.agreed
  }

  /** A seat agrees, or does not. Returns what happens by that, null if nothing does, or why it cannot be. */
  hear(
    seat: Seat,
    id: string,
    agree: boolean,
    seats: readonly SeatInfo[],
  ): Extract<JournalEntry, { kind: 'offer' | 'draw' | 'end' }> | Refusal | null {
    const forbidden = this.#course.whyNoDraw(seats)
    if (forbidden) return forbidden
    const { agreed, clock } = this.#course
    const isNew = agree ? !agreed.includes(seat) : agreed.length > 0
    if (!isNew) return null
    if (agree && agreed.length + 1 === seats.length) return this.#course.drawing(seat, id)
    const made = this.#course.offers(seat)
    if (agree && agreed.length === 0 && made >= this.#most) {
      return { why: `You have offered a draw ${made} times: no more in this match.` }
    }
    return { kind: 'offer', seat, at: clock.now, id, agree }
  }

  /** Who has agreed, if that has changed since it was asked for last; otherwise null. */
  news(): readonly Seat[] | null {
    const { agreed } = this.#course
    if (agreed === this.#told) return null
    this.#told = agreed
    return agreed
  }
}
