/** Lets so many through at once and so many a second after that. */
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

  /** Whether one more may pass now. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
