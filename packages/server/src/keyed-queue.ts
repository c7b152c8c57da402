/** Does what concerns one thing, or one person, one after the other; what concerns others goes on beside it. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>()

  /** Whether something is under way that concerns this. */
  has(key: string): boolean {
    return this.#last.has(key)
  }

  /** When all that is under way is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values())
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const outcome = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const done = outcome.then(
      () => {},
      () => {},
    )
    this.#last.set(key, done)
    void done.then(() => {
      if (this.#last.get(key) === done) this.#last.delete(key)
    })
    return outcome
  }
}
