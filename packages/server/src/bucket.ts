/** Lets so much through at once and so much a second after that. */
export class Bucket {
  readonly #size: number
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor(size: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#size = size
    this.#perSecond = perSecond
    this.#now = now
    this.#left = size
    this.#at = now()
  }

  #fill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }

  /** Whether one more may pass now. */
  take(): boolean {
    this.#fill()
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** For how many ms nothing may pass, since more has than there was room for. */
  get closedFor(): number {
    this.#fill()
    return this.#left >= 0 ? 0 : (-this.#left / this.#perSecond) * 1000
  }

  /** Lets something pass, however much it is. */
  spend(amount: number): void {
    this.#fill()
    this.#left -= amount
  }
}
