import { type Bot, positionOf } from '@cardwright/bots'
import { type Ask, isRefusal, type Match, Random, type Seat } from '@cardwright/engine'

/** In real-time play a bot acts after so long, in ms of the match. */
const thinking = { least: 500, most: 3000 }

/** The bots at the other seats. */
export class Opponents {
  private readonly match: Match
  private readonly bots: ReadonlyMap<Seat, Bot>
  private readonly random: Random
  private readonly actAt = new Map<Seat, number>()
  private readonly answered = new Set<string>()

  constructor(match: Match, bots: ReadonlyMap<Seat, Bot>, seed: string) {
    this.match = match
    this.bots = bots
    this.random = new Random(`${seed}-opponents`)
  }

  /** The person has acted: the others may answer once more what stays open. */
  refresh(): void {
    this.answered.clear()
  }

  /** Lets time pass up to a time of the match, and the others act in it. True if they are not done yet. */
  act(until: number, person: Seat): boolean {
    const { match } = this
    while (match.over === null) {
      const asked = match.open.some((ask) => ask.seat === person)
      if (match.deadline === null) {
        const ask = this.turnOf(asked)
        if (!ask) return false
        this.answer(ask, match.now)
        if (asked) this.answered.add(placeOf(ask))
      } else if (!this.actInTime(until === Number.POSITIVE_INFINITY && asked ? match.now : until)) return !asked
    }
    return false
  }

  /** Without a clock they answer at once; what stays open while the person is asked, they answer but once. */
  private turnOf(asked: boolean): Ask | undefined {
    return this.match.open.find((ask) => this.bots.has(ask.seat) && !(asked && this.answered.has(placeOf(ask))))
  }

  /** The next thing that happens up to a time: an answer, or a deadline. */
  private actInTime(until: number): boolean {
    const { match, actAt } = this
    let next: Ask | null = null
    for (const ask of match.open) {
      if (!this.bots.has(ask.seat)) continue
      if (!actAt.has(ask.seat)) actAt.set(ask.seat, match.now + this.think())
      if (next === null || actAt.get(ask.seat)! < actAt.get(next.seat)!) next = ask
    }
    const at = next === null ? Number.POSITIVE_INFINITY : Math.max(actAt.get(next.seat)!, match.now)
    const deadline = match.deadline!
    if (Math.min(at, deadline) > until) {
      if (until < Number.POSITIVE_INFINITY) match.clock(until)
      return false
    }
    if (next === null || deadline <= at) match.clock(deadline)
    else {
      this.answer(next, at)
      actAt.set(next.seat, at + this.think())
    }
    return true
  }

  private think(): number {
    return thinking.least + this.random.int(thinking.most - thinking.least)
  }

  private answer({ seat, id }: Ask, at: number): void {
    const { match } = this
    const bot = this.bots.get(seat)!
    const ask = match.asks(seat).find((each) => each.id === id)!
    const keys = bot.choose(positionOf(match, seat, ask))
    const outcome = match.answer(seat, id, keys, at)
    if (isRefusal(outcome)) throw new Error(`${bot.name} at seat ${seat} answered ${keys.join(' ')}: ${outcome.why}`)
  }
}

const placeOf = ({ seat, id }: Ask): string => `${seat}/${id}`
