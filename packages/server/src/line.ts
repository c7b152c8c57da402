import type { Bucket } from './bucket.ts'

/**
 * Where the messages of a person wait until they may be read: one of each connection, in the order in which they came, so
 * that no connection has to wait until another has said all.
 */
export class Line {
  readonly #bucket: Bucket
  #last: Promise<void> = Promise.resolve()
  #length = 0

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  /** Takes a message of so many bytes in; null if it may be read at once. */
  pass(bytes: number): Promise<void> | null {
    if (this.#length === 0 && this.#bucket.closedFor === 0) {
      this.#bucket.spend(bytes)
      return null
    }
    this.#length++
    this.#last = this.#last.then(async () => {
      for (let ms = this.#bucket.closedFor; ms > 0; ms = this.#bucket.closedFor) await after(ms)
      this.#bucket.spend(bytes)
      this.#length--
    })
    return this.#last
  }
}

const after = (ms: number) => new Promise((done) => setTimeout(done, Math.ceil(ms)).unref())
