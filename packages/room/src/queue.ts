/** Does one thing after the other. One that fails does not stop the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  async settled(): Promise<void> {
    await this.#last
  }
}
