import type { Seat } from '@cardwright/engine'
import type { JournalEntry } from './journal.ts'

/** Who has agreed to a draw that is offered, and how often each has offered one. */
export class Agreement {
  readonly #offers = new Map<Seat, number>()
  #seats: readonly Seat[] = []

  /** Who has agreed so far: another list whenever that changes. */
  get seats(): readonly Seat[] {
    return this.#seats
  }

  /** How often a seat has offered a draw. */
  offers(seat: Seat): number {
    return this.#offers.get(seat) ?? 0
  }

  note(entry: JournalEntry): void {
    if (entry.kind === 'offer') {
      const { seat, agree } = entry
      if (agree !== false && this.#seats.length === 0) this.#offers.set(seat, this.offers(seat) + 1)
      if (agree !== undefined) this.#seats = agree ? [...this.#seats, seat] : []
    } else if (entry.kind === 'answer' && this.#seats.includes(entry.seat)) {
      // a seat that plays on no longer agrees
      this.#seats = this.#seats.filter((each) => each !== entry.seat)
    } else if (entry.kind === 'draw' || (entry.kind === 'end' && entry.result.why === 'agreed')) {
      this.#seats = [...this.#seats, entry.seat]
    }
  }
}
