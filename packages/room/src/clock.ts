import type { Seat, Waiting } from '@cardwright/engine'
import type { ClockInfo, TimeControl } from '@cardwright/protocol'

/** What becomes of who does not answer. */
export interface Patience {
  /** Without a clock: how long somebody who is not here may keep the others waiting, in ms. */
  readonly absent: number
  /** So long before the time is up comes a warning. */
  readonly warn: number
  /** After so many answers in a row that others had to give, the seat has forfeited. */
  readonly lapses: number
}

export const patience: Patience = { absent: 120_000, warn: 15_000, lapses: 3 }

/** Until when a seat must answer, in the match's time, and whether the match is lost for it with that. */
export interface Limit {
  readonly at: number
  readonly final: boolean
}

/** How a seat stands with time. */
export interface Hand {
  /** Of the match's time, how much this seat has been waited for. */
  readonly spent: number
  /** How often in a row somebody else had to answer. */
  readonly lapses: number
  /** When it answered last, or was wanted again. */
  readonly answered: number
}

/** The clocks at a table: what the match's time is, and how much of it each seat has used. */
export class Clock {
  readonly #control: TimeControl | null
  readonly #patience: Patience
  readonly #hands: { -readonly [field in keyof Hand]: Hand[field] }[]
  readonly #wall: () => number
  /** The match's time when it was last set, and when that was; null while it stands still. */
  #base: number
  #since: number | null = null
  #isWanted = false
  #isHeld = false

  constructor(seats: number, control: TimeControl | null, patience: Patience, wall: () => number) {
    this.#control = control
    this.#patience = patience
    this.#hands = Array.from({ length: seats }, () => ({ spent: 0, lapses: 0, answered: 0 }))
    this.#wall = wall
    this.#base = 0
  }

  get hands(): readonly Hand[] {
    return this.#hands.map((hand) => ({ ...hand }))
  }

  /** Takes up how the seats stood with time. */
  restore(hands: readonly Hand[]): void {
    for (const [seat, hand] of hands.entries()) Object.assign(this.#hands[seat]!, hand)
  }

  get now(): number {
    return Math.floor(this.#since === null ? this.#base : this.#base + this.#wall() - this.#since)
  }

  get runs(): boolean {
    return this.#since !== null
  }

  /** The match has come so far: it was played before, or a deadline was waited for. */
  reach(at: number): void {
    if (at <= this.now) return
    this.#base = at
    if (this.#since !== null) this.#since = this.#wall()
  }

  /** Time passes only while somebody is there. */
  run(on: boolean): void {
    this.#isWanted = on
    this.#set()
  }

  /** It stands still whoever is there, and then goes on. */
  hold(on: boolean): void {
    this.#isHeld = on
    this.#set()
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  #set(): void {
    const on = this.#isWanted && !this.#isHeld
    if (on === this.runs) return
    this.#base = this.now
    this.#since = on ? this.#wall() : null
  }

  /** Somebody acts at a time: all who were waited for have used what has passed since the last. */
  spendBy(waiting: readonly Waiting[], at: number, before: number): void {
    for (const { seat, since } of waiting) {
      const hand = this.#hands[seat]!
      hand.spent += Math.max(0, at - Math.max(since, before))
    }
  }

  answered(seat: Seat, at: number, lapsed: boolean): void {
    const hand = this.#hands[seat]!
    hand.answered = at
    hand.lapses = lapsed ? hand.lapses + 1 : 0
    if (!lapsed) hand.spent = Math.max(0, hand.spent - (this.#control?.increment ?? 0))
  }

  /** Somebody who was ready is wanted again: they have as much time as if they were asked now. */
  wanted(seat: Seat, at: number): void {
    this.#hands[seat]!.answered = at
  }

  lapses(seat: Seat): number {
    return this.#hands[seat]!.lapses
  }

  get maxLapses(): number {
    return this.#patience.lapses
  }

  get warning(): number {
    return this.#patience.warn
  }

  /** Until when a seat that is waited for since then must answer, and whether the match is lost with that. Null: no limit. */
  limit(seat: Seat, since: number, awaySince: number | null, before: number): Limit | null {
    const { move, bank } = this.#control ?? {}
    const hand = this.#hands[seat]!
    const asked = Math.max(since, hand.answered)
    const limits: Limit[] = []
    if (bank !== undefined) limits.push({ at: Math.max(since, before) + Math.max(0, bank - hand.spent), final: true })
    if (move !== undefined) limits.push({ at: asked + move, final: false })
    else if (awaySince !== null && Number.isFinite(this.#patience.absent)) {
      limits.push({ at: Math.max(asked, awaySince) + this.#patience.absent, final: false })
    }
    return limits.sort((a, b) => a.at - b.at)[0] ?? null
  }

  info(limits: readonly (Limit | null)[]): ClockInfo {
    const { now } = this
    const seats = this.#hands.map(({ spent, lapses }, seat) => {
      const until = limits[seat]?.at ?? null
      const bank = this.#control?.bank
      return {
        left: bank === undefined ? null : Math.max(0, bank - spent),
        until,
        warned: until !== null && until - now <= this.#patience.warn,
        lapses,
      }
    })
    return { now, runs: this.runs, seats }
  }
}
