import type { Refusal, Seat } from '@cardwright/engine'

/** Offers of a draw: who has agreed so far, and how often a seat has begun. */
export class Offers {
  readonly #most: number
  #agreed: readonly Seat[] = []
  /** The ids under which a seat has offered: what comes again under one of them is no further offer. */
  readonly #made = new Map<Seat, Set<string>>()
  #isNews = false

  constructor(most: number) {
    this.#most = most
  }

  get agreed(): readonly Seat[] {
    return this.#agreed
  }

  /** Agrees to what others have offered, or offers it to them. */
  agree(seat: Seat, id: string): Refusal | null {
    if (this.#agreed.includes(seat)) return null
    if (this.#agreed.length === 0) {
      const made = this.#made.get(seat) ?? new Set()
      if (made.has(id)) return null
      if (made.size >= this.#most) return { why: `You have offered a draw ${made.size} times: no more in this match.` }
      this.#made.set(seat, made.add(id))
    }
    this.#change([...this.#agreed, seat])
    return null
  }

  /** Declines, or takes back. */
  decline(): null {
    if (this.#agreed.length > 0) this.#change([])
    return null
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
