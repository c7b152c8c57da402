import type { Entry as Catalogued } from '@cardwright/catalog'
import { foreign, type Header, isRefusal, Match, type Refusal, type Seat } from '@cardwright/engine'
import type { Clock, Limit } from './clock.ts'
import type { Entry } from './journal.ts'

/** A match as its entries have made it, and what follows from them beside it. */
export class Course {
  readonly match: Match
  readonly clock: Clock
  /** Who has given up in a match of more than two. */
  readonly quit = new Set<Seat>()
  #seq = 0
  #lastAt = 0
  /** What was done under an id, and what it came to. */
  readonly #acts = new Map<string, number>()
  readonly #lastBy = new Map<Seat, number>()
  readonly #undos = new Map<Seat, number>()
  /** When somebody was last here, in the match's time. */
  readonly #leftAt = new Map<Seat, number>()

  /** Throws an error for people if the match cannot be taken up by the rules as they are now. */
  constructor({ game }: Catalogued, header: Header, clock: Clock) {
    const problem = foreign(game, { header })
    if (problem) throw new Error(problem)
    this.match = Match.start(game, header)
    this.clock = clock
  }

  /** How many entries there are. */
  get seq(): number {
    return this.#seq
  }

  /** What was done under an id led to so many entries; undefined if nothing was. */
  doneAs(seat: Seat, id: string): number | undefined {
    return this.#acts.get(`${seat} ${id}`)
  }

  /** How many answers a seat has taken back. */
  undos(seat: Seat): number {
    return this.#undos.get(seat) ?? 0
  }

  /** The last entry in which a seat other than this one has acted. */
  othersActed(seat: Seat): number {
    return Math.max(0, ...[...this.#lastBy].filter(([other]) => other !== seat).map(([, seq]) => seq))
  }

  /** Somebody goes away. */
  leave(seat: Seat): void {
    this.#leftAt.set(seat, this.clock.now)
  }

  /** Until when each seat must answer; null where nobody is waited for, or nothing presses. */
  limits(seats: number, isHere: (seat: Seat) => boolean, isBot: (seat: Seat) => boolean): (Limit | null)[] {
    const waiting = new Map(this.match.waiting.map((each) => [each.seat, each.since]))
    return Array.from({ length: seats }, (_, seat) => {
      const since = waiting.get(seat)
      if (since === undefined || isBot(seat)) return null
      return this.clock.limit(seat, since, isHere(seat) ? null : (this.#leftAt.get(seat) ?? 0), this.#lastAt)
    })
  }

  /** Carries out an entry; comes back with why it cannot be, and then nothing has changed. */
  take(entry: Entry): Refusal | null {
    const { waiting } = this.match
    const refusal = this.#happen(entry)
    if (refusal) return refusal
    this.clock.spendBy(waiting, entry.at, this.#lastAt)
    this.#note(entry)
    return null
  }

  /** Carries out what was kept before. */
  replay(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = this.take(entry)
      if (refusal) throw new Error(`Entry ${this.#seq} of the match does not fit: ${refusal.why}`)
    }
  }

  #happen(entry: Entry): Refusal | null {
    const { match } = this
    switch (entry.kind) {
      case 'answer': {
        const outcome = match.answer(entry.seat, entry.ask, entry.keys, entry.at)
        return isRefusal(outcome) ? outcome : null
      }
      case 'undo':
        return match.undo(entry.seat)
      case 'clock':
        match.clock(entry.at)
        return null
      case 'leave':
        return match.leave(entry.seat, entry.at)
      case 'draw':
        return match.draw(entry.at)
      case 'end':
        return match.close(entry.result, entry.at)
      case 'quit':
        match.clock(entry.at)
        return match.over ? { why: 'The match is over.' } : null
    }
  }

  #note(entry: Entry): void {
    this.#seq++
    this.#lastAt = Math.max(this.#lastAt, entry.at)
    this.clock.reach(entry.at)
    if ('id' in entry && entry.id !== null) this.#acts.set(`${entry.seat} ${entry.id}`, this.#seq)
    if (entry.kind === 'quit') this.quit.add(entry.seat)
    if (entry.kind === 'undo') this.#undos.set(entry.seat, this.undos(entry.seat) + 1)
    if (entry.kind !== 'answer') return
    if (entry.by !== 'comfort') this.clock.answered(entry.seat, entry.at, entry.by === 'lapse')
    this.#lastBy.set(entry.seat, this.#seq)
  }
}
