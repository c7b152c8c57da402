import type { Header, Refusal, Result, Seat } from '@cardwright/engine'
import type { BroughtCard, ChatLine, TableInfo } from '@cardwright/protocol'
import { Acts } from './acts.ts'
import type { Seen, Viewer } from './audience.ts'
import { BroughtCards } from './brought-cards.ts'
import { Gathering, overMessage } from './gathering.ts'
import { allBut } from './giving-up.ts'
import { answering, type JournalEntry } from './journal.ts'
import type { Outcome } from './plan.ts'
import { itIsOver } from './refusals.ts'
import type { Shown } from './shown.ts'

export interface StillPlan {
  readonly table: TableInfo
  readonly header: Header
  readonly entries: readonly JournalEntry[]
  readonly shown: Shown
  readonly chat: readonly ChatLine[]
  readonly chatLines: number
  readonly recordAt: string
  /** Cards that came with the match. */
  readonly brought?: readonly BroughtCard[]
  /** Why a match that is not over cannot go on here, and how it is ended. */
  readonly stranded?: Stranded
}

export interface Stranded {
  readonly why: string
  readonly end: (result: Result, seat: Seat, id: string | null) => Promise<number>
}

/**
 * A match as it was shown last, without its rules: one that is over, or one that the rules as they are now cannot open.
 * The latter can be ended and nothing else.
 */
export class StillRoom extends Gathering {
  readonly #plan: StillPlan
  readonly #acts = new Acts()

  constructor(plan: StillPlan) {
    super({ ...plan, game: null })
    this.#plan = plan
    for (const [n, entry] of plan.entries.entries()) this.#acts.note(entry, n + 1)
  }

  get seq(): number {
    // entries of a match that is over are not kept for ever
    return Math.max(this.#plan.entries.length, this.#plan.shown.seq)
  }

  get over(): TableInfo['result'] {
    return this.shown.result
  }

  async join(viewer: Viewer, re: string | null, _: Seen | null): Promise<void> {
    const { shown, header, recordAt, stranded, brought = [] } = this.#plan
    const seat = this.welcome(viewer, re, () => [])
    const { view, events } = seat === null ? shown.watching : shown.seats[seat]!
    const result = this.over as typeof view.result
    const cards = new BroughtCards(brought).namedIn([view, events])
    viewer.send({
      type: 'view',
      match: this.id,
      seq: this.seq,
      view: { ...view, result },
      events: { from: 0, list: [...events] },
      ...(cards.length > 0 && { cards }),
    })
    viewer.send({ type: 'ask', match: this.id, seq: this.seq, asks: [] })
    if (this.over) viewer.send(overMessage(this.shown, header, recordAt))
    else if (stranded) viewer.send({ type: 'refusal', re: null, code: 'fault', why: stranded.why })
  }

  async #act(seat: Seat, id: string, said: string): Promise<Outcome> {
    return this.#acts.outcomeOf(seat, id, said) ?? this.#why
  }

  get #why(): Refusal {
    return this.over || !this.#plan.stranded ? itIsOver : this.#plan.stranded
  }

  answer(seat: Seat, id: string, ask: string, keys: readonly string[]): Promise<Outcome> {
    return this.#act(seat, id, answering(ask, keys))
  }

  undo(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, 'undo')
  }

  draw(seat: Seat, id: string): Promise<Outcome> {
    return this.#act(seat, id, 'draw')
  }

  async resign(seat: Seat, id: string): Promise<Outcome> {
    const { stranded } = this.#plan
    const before = this.#acts.outcomeOf(seat, id, 'resign')
    if (before !== undefined || this.over || !stranded) return before ?? this.#why
    return { seq: await stranded.end({ winner: allBut(seat, this.shown.seats.length), why: 'resigned' }, seat, id) }
  }

  async end(result: Result): Promise<Outcome> {
    const { stranded } = this.#plan
    return this.over || !stranded ? this.#why : { seq: await stranded.end(result, 0, null) }
  }

  async prefer(): Promise<Outcome> {
    return this.#why
  }

  async next(): Promise<Refusal> {
    return this.#why
  }

  async explain(): Promise<Refusal> {
    return this.#why
  }

  follow(): void {}

  async settled(): Promise<void> {}
}
