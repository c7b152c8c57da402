import type { Seat } from '@cardwright/engine'
import type { ClockInfo, TableInfo } from '@cardwright/protocol'
import type { Limit } from './clock.ts'
import type { Course } from './course.ts'

/** Bounds how much time comes back to players whose server dies, in ms. Whoever leaves a match finds all that was left. */
const keptEvery = 30_000

/** So far a clock may be off, in ms, before it is told anew. */
const drift = 100

export interface TimekeeperOptions {
  readonly course: Course
  readonly wall: () => number
  readonly table: () => TableInfo
  readonly isBot: (seat: Seat) => boolean
  readonly tell: (clock: ClockInfo) => void
  /** Keeps how far time has come, in place of what was kept of it before. */
  readonly keep: (now: number) => void
  /** Something has fallen due. */
  readonly wake: () => void
}

/** Knows who must answer until when, tells everybody, and wakes the room when something falls due. */
export class Timekeeper {
  readonly #options: TimekeeperOptions
  /** Seats whose time is up, and a bot thinks for them. */
  readonly standIns = new Set<Seat>()
  #timer: ReturnType<typeof setTimeout> | null = null
  /** The clock as everybody has heard it last. */
  #told: { readonly text: string; readonly now: number; readonly wall: number } | null = null

  /** Up to where it is kept how far time has come, beside what the entries tell. */
  #kept: number

  /** When somebody was last here, in the match's time. */
  readonly #leftAt = new Map<Seat, number>()
  /** Since when all others are waited for who have not come. */
  readonly #openedAt: number

  constructor(options: TimekeeperOptions) {
    this.#options = options
    this.#openedAt = options.course.clock.now
    this.#kept = this.#openedAt
  }

  /** Somebody goes away. */
  leave(seat: Seat): void {
    this.#leftAt.set(seat, this.#options.course.clock.now)
  }

  /** Until when each seat must answer; null where nobody is waited for, or nothing presses. */
  limits(): readonly (Limit | null)[] {
    const { course, table, isBot } = this.#options
    const { clock, lastAt } = course
    const awaited = new Map(course.awaited.map((each) => [each.seat, each.since]))
    return table().seats.map(({ here }, seat) => {
      const since = awaited.get(seat)
      if (since === undefined || isBot(seat)) return null
      return clock.limit(seat, since, here ? null : (this.#leftAt.get(seat) ?? this.#openedAt), lastAt)
    })
  }

  info(): ClockInfo {
    return this.#options.course.clock.info(this.limits())
  }

  /** Tells how time stands, unless all who heard it last can tell by their own clocks. */
  tell(): void {
    const clock = this.info()
    const wall = this.#options.wall()
    const { now, ...rest } = clock
    const text = JSON.stringify(rest)
    const told = this.#told
    const expected = told === null ? Number.NaN : told.now + (clock.runs ? wall - told.wall : 0)
    if (text === told?.text && Math.abs(now - expected) <= drift) return
    this.#told = { text, now, wall }
    this.#options.tell(clock)
  }

  hold(on: boolean): void {
    this.#options.course.clock.hold(on)
    this.tell()
    this.schedule()
  }

  /** Wakes the room when the next thing falls due. */
  schedule(): void {
    this.stop()
    const { match, clock } = this.#options.course
    if (!clock.runs) this.keep(true)
    if (!clock.runs || match.over) return
    const { now } = clock
    const due = [this.#deadline, this.#nextKept]
    for (const [seat, limit] of this.limits().entries()) {
      if (limit === null || this.standIns.has(seat)) continue
      const warning = limit.at - clock.warning
      due.push(limit.at, warning > now ? warning : limit.at)
    }
    const next = Math.min(...due)
    if (next === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(this.#options.wake, Math.min(2 ** 31 - 1, Math.max(1, next - now + 1)))
  }

  /** Whether a deadline of the rules has come. */
  isDue(now: number): boolean {
    return now >= this.#deadline
  }

  get #deadline(): number {
    return this.#options.course.match.deadline ?? Number.POSITIVE_INFINITY
  }

  /** Where nothing depends on it, nobody has to know how far time has come. */
  get #nextKept(): number {
    const { match, lastAt } = this.#options.course
    const isWanted = match.over === null && (match.deadline !== null || this.#options.table().time !== null)
    return isWanted ? Math.max(this.#kept, lastAt) + keptEvery : Number.POSITIVE_INFINITY
  }

  /** Keeps how far time has come, once so often, or now if it stands still from now on. */
  keep(isLast = false): void {
    const { now } = this.#options.course.clock
    const at = isLast ? this.#nextKept - keptEvery + 1 : this.#nextKept
    if (now < at) return
    this.#kept = now
    this.#options.keep(now)
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  /** A seat whose time is up, and for which nobody thinks yet. */
  late(now: number): (Limit & { seat: Seat }) | null {
    for (const [seat, limit] of this.limits().entries()) {
      if (limit && limit.at <= now && !this.standIns.has(seat)) return { seat, ...limit }
    }
    return null
  }
}
