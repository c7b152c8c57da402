/**
 * What the implementations did, so that it can be compared: how many decisions, and a running 32-bit mix in the manner
 * of FNV-1a, a word at a time.
 */
export class Checksum {
  private count = 0
  private mixed = 0x811c9dc5 | 0

  decided(seat: number, options: number, picked: number): void {
    this.count++
    this.mix(seat)
    this.mix(options)
    this.mix(picked)
  }

  /** The lives as they stand at the end: the loser's may be below nought. */
  ended(winner: number, life0: number, life1: number): void {
    this.mix(winner)
    this.mix(life0)
    this.mix(life1)
  }

  get decisions(): number {
    return this.count
  }

  get value(): number {
    return this.mixed >>> 0
  }

  private mix(word: number): void {
    this.mixed = Math.imul(this.mixed ^ word, 0x01000193)
  }
}
