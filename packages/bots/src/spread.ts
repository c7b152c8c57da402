/** Before so many rewards nobody knows how far they lie apart. */
const enough = 16
/** Rewards that hardly differ still leave something to find out. */
const narrowest = 0.1

/** How far rewards lie apart: 1 where a match is won or lost as often, less where all come to much the same. */
export class Spread {
  #count = 0
  #mean = 0
  #squares = 0

  /** Twice the standard deviation. */
  get width(): number {
    if (this.#count < enough) return 1
    return Math.max(narrowest, 2 * Math.sqrt(this.#squares / this.#count))
  }

  add(reward: number): void {
    this.#count++
    const off = reward - this.#mean
    this.#mean += off / this.#count
    this.#squares += off * (reward - this.#mean)
  }
}
