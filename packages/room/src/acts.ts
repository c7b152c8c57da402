import type { Seat } from '@cardwright/engine'
import { type JournalEntry, saidBy } from './journal.ts'
import type { Outcome } from './plan.ts'
import { usedBefore } from './refusals.ts'

/** What was done under which ids: what is said again is not done again. */
export class Acts {
  readonly #done = new Map<string, { readonly seq: number; readonly said: string }>()

  /** This was the entry of that number. */
  note(entry: JournalEntry, seq: number): void {
    if ('id' in entry && entry.id !== null) this.#done.set(`${entry.seat} ${entry.id}`, { seq, said: saidBy(entry) })
  }

  /** To how many entries it led; undefined if nothing was done under this id. */
  seqOf(seat: Seat, id: string): number | undefined {
    return this.#done.get(`${seat} ${id}`)?.seq
  }

  /** What there is to say to whoever says this under an id that was used before; undefined if it was not. */
  outcomeOf(seat: Seat, id: string, said: string): Outcome | undefined {
    const done = this.#done.get(`${seat} ${id}`)
    if (done === undefined) return undefined
    return done.said === said ? { seq: done.seq } : usedBefore
  }
}
