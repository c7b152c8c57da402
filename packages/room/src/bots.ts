import { isRefusal, type Seat } from '@cardwright/engine'
import type { Course } from './course.ts'
import type { Think } from './thought.ts'

/** The bot that answers for people who do not: one that does not slip on purpose. */
export const standIn = 'search:10'

/** In real-time play a bot acts after so long, in ms. */
const pause = { least: 500, most: 3000 }

/** So often a bot answers what stays open while nobody else acts: one that goes round in circles comes to an end. */
const longestStreak = 100

export interface BotsOptions {
  readonly id: string
  readonly course: Course
  readonly think: Think
  /** How strong the bot is that plays at a seat; null if a person does. */
  readonly strengthAt: (seat: Seat) => string | null
  /** Whether it was taken. */
  readonly answer: (seat: Seat, ask: string, keys: readonly string[]) => Promise<boolean>
  /** Whether anybody waits for them: for an empty room no bot thinks. */
  readonly isWatched: () => boolean
  readonly fault: (fault: string) => void
}

/** When a bot last answered what stays open: how much had happened, and how often in a row, while nobody else acted. */
interface Standing {
  readonly happened: string
  readonly others: number
  readonly streak: number
}

/** Those at a table who are made of code. */
export class Bots {
  readonly #options: BotsOptions
  readonly #thinking = new Set<string>()
  /** What stays open is answered as long as that changes anything, and then when something else has happened. */
  readonly #answered = new Map<Seat, Standing>()

  constructor(options: BotsOptions) {
    this.#options = options
  }

  get thinking(): boolean {
    return this.#thinking.size > 0
  }

  /** Lets every bot that is asked something, and does not think about it yet, begin to. */
  consider(): void {
    const { course, strengthAt, isWatched } = this.#options
    if (!isWatched()) return
    const inTime = course.match.deadline !== null
    for (const { seat, id, spec } of course.match.open) {
      const strength = strengthAt(seat)
      if (strength === null) continue
      const isStanding = spec.id !== undefined
      if (isStanding && this.#waits(seat)) continue
      const place = isStanding ? `${seat}` : `${seat} ${id}`
      if (this.#thinking.has(place) || (isStanding && !this.#isNews(seat, id))) continue
      this.#thinking.add(place)
      void this.#play(seat, id, strength, inTime).finally(() => {
        this.#thinking.delete(place)
        // what stays open could not be considered before its place was free
        if (isStanding) this.consider()
      })
    }
  }

  /** Whether anything has happened since the seat last answered what stays open. */
  #isNews(seat: Seat, id: string): boolean {
    const { course } = this.#options
    const before = this.#answered.get(seat)
    const happened = `${id} ${course.happened}`
    const others = course.othersActed(seat)
    const streak = before?.others === others ? before.streak + 1 : 1
    if (before?.happened === happened || streak > longestStreak) return false
    this.#answered.set(seat, { happened, others, streak })
    return true
  }

  /** Whether a seat leaves what stays open to it alone, until somebody else has acted. */
  #waits(seat: Seat): boolean {
    const { match } = this.#options.course
    return match.game.waits?.(match.table, seat) === true
  }

  async #play(seat: Seat, ask: string, strength: string, inTime: boolean): Promise<void> {
    if (inTime) {
      const wait = pause.least + Math.random() * (pause.most - pause.least)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    const { course, answer, isWatched, fault } = this.#options
    const { happened } = course
    const keys = await this.thought(seat, ask, strength)
    const isStanding = course.match.open.some(({ id, spec }) => id === ask && spec.id !== undefined)
    if (isStanding && this.#waits(seat)) return
    if ((await answer(seat, ask, keys)) || !isWatched()) return
    const open = course.match.open.find((each) => each.seat === seat && each.id === ask)
    // what stays open may have changed meanwhile, and is considered again; for anything else nobody else would answer
    if (open === undefined || open.spec.id !== undefined) return
    // somebody may have been faster: of what is left now it chooses anew
    if (course.happened !== happened) return this.#play(seat, ask, strength, inTime)
    fault(`A bot at seat ${seat} of ${this.#options.id} was refused ${keys.join(', ').slice(0, 200)} at ask ${ask}.`)
    await answer(seat, ask, this.firstKeys(seat, ask))
  }

  async thought(seat: Seat, ask: string, strength: string): Promise<readonly string[]> {
    const { id, course, think, fault } = this.#options
    try {
      return await think({ id, match: course.match, seat, ask, strength })
    } catch (error) {
      fault(`A bot at seat ${seat} of ${id} failed: ${(error as Error).stack}`)
      return this.firstKeys(seat, ask)
    }
  }

  /** Some legal answer: passes where one can. */
  firstKeys(seat: Seat, id: string): readonly string[] {
    const { match } = this.#options.course
    const ask = match.asks(seat).find((each) => each.id === id)
    if (ask?.skip !== undefined) return [ask.skip]
    const keys: string[] = []
    for (;;) {
      const next = match.next(seat, id, keys)
      if (isRefusal(next) || next.stop || next.add.length === 0) return keys
      keys.push(next.add[0]!)
    }
  }
}
