import { digest } from './sha256.ts'

export type RandomState = readonly [number, number, number, number]

/** The seeded source of chance inside a table: sfc32, its 128 bits of state taken from the SHA-256 of the seed. */
export class Random {
  /** How often chance was used; undo never goes back past a use. */
  uses = 0
  private a: number
  private b: number
  private c: number
  private counter: number

  constructor(seed: string | RandomState) {
    const words = typeof seed === 'string' ? digest(seed) : seed
    this.a = words[0]! | 0
    this.b = words[1]! | 0
    this.c = words[2]! | 0
    this.counter = words[3]! | 0
  }

  get state(): RandomState {
    return [this.a, this.b, this.c, this.counter]
  }

  clone(): Random {
    const copy = new Random([this.a, this.b, this.c, this.counter])
    copy.uses = this.uses
    return copy
  }

  /** A whole number of 0 .. 2^32 - 1. */
  next(): number {
    this.uses++
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum
    this.c |= 0
    return sum >>> 0
  }

  /** A whole number of 0 .. below - 1. */
  int(below: number): number {
    return Math.floor((this.next() * below) / 0x1_0000_0000)
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to pick from.')
    return items[this.int(items.length)]!
  }

  /** Fisher and Yates, from the last place to the first, in the array itself. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const item = items[i]!
      items[i] = items[j]!
      items[j] = item
    }
    return items
  }
}
