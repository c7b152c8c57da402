import type { Refusal, Seat } from '@cardwright/engine'
import type { SeatInfo } from '@cardwright/protocol'
import type { Course } from './course.ts'
import type { JournalEntry } from './journal.ts'

/** Offers of a draw: who has agreed so far, while the room is open. How often a seat has begun is in the record. */
export class Offers {
  readonly #course: Course
  readonly #most: number
  #agreed: readonly Seat[] = []
  #isNews = false

  constructor(course: Course, most: number) {
    this.#course = course
    this.#most = most
  }

  get agreed(): readonly Seat[] {
    return this.#agreed
  }

  /** A seat agrees, or does not. Returns what happens by that, null if nothing that is kept, or why it cannot be. */
  hear(
    seat: Seat,
    id: string,
    agree: boolean,
    seats: readonly SeatInfo[],
  ): Extract<JournalEntry, { kind: 'offer' | 'draw' | 'end' }> | Refusal | null {
    const forbidden = this.#course.whyNoDraw(seats)
    if (forbidden) return forbidden
    const agreed = this.#agreed
    const others = agreed.filter((each) => each !== seat)
    if (agree && others.length + 1 === seats.length) return this.#course.drawing(seat, id)
    if (agree && agreed.length === 0) return this.#offer(seat, id)
    if (agree) this.agree(seat)
    else this.#decline()
    return null
  }

  #offer(seat: Seat, id: string): Extract<JournalEntry, { kind: 'offer' }> | Refusal {
    const made = this.#course.offers(seat)
    if (made >= this.#most) return { why: `You have offered a draw ${made} times: no more in this match.` }
    return { kind: 'offer', seat, at: this.#course.clock.now, id }
  }

  agree(seat: Seat): void {
    if (!this.#agreed.includes(seat)) this.#change([...this.#agreed, seat])
  }

  #decline(): void {
    if (this.#agreed.length > 0) this.#change([])
  }

  /** A seat that plays on no longer agrees. */
  playOn(seat: Seat): void {
    if (this.#agreed.includes(seat)) this.#change(this.#agreed.filter((each) => each !== seat))
  }

  /** Who has agreed, if that has changed since it was asked for last; otherwise null. */
  news(): readonly Seat[] | null {
    if (!this.#isNews) return null
    this.#isNews = false
    return this.#agreed
  }

  #change(agreed: readonly Seat[]): void {
    this.#agreed = agreed
    this.#isNews = true
  }
}
