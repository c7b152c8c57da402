/** Where the clock stands while the person thinks, an answer takes so long, in ms. */
const answerTakes = 2000

/** What time it is in a match: one's own time since its start, faster or slower; or with pace 0, what answers take. */
export class Clock {
  readonly runs: boolean
  private readonly pace: number
  private readonly start = performance.now()
  private spent = 0

  constructor(pace: number) {
    this.pace = pace
    this.runs = pace > 0
  }

  now(): number {
    return this.runs ? Math.floor((performance.now() - this.start) * this.pace) : this.spent
  }

  /** The person has answered, or lets time pass. */
  spend(matchTime: number, ms = answerTakes): void {
    this.spent = Math.max(this.spent, matchTime) + ms
  }
}
