interface Waiting {
  readonly begin: () => void
}

/** Does so many things at once, and lets those who want something done take turns, however much each of them wants. */
export class FairQueue {
  readonly #most: number
  /** What waits, by who wants it; who is at the front has the next turn. */
  readonly #waiting = new Map<string, Waiting[]>()
  #running = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Does something for somebody when it is their turn. Rejects, and never begins, if the signal comes before that. */
  async run<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(who, signal)
    try {
      return await work()
    } finally {
      this.#running--
      this.#next()
    }
  }

  #turn(who: string, signal: AbortSignal): Promise<void> {
    return new Promise((begin, giveUp) => {
      const waiting: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', abort)
          begin()
        },
      }
      const abort = () => {
        this.#remove(who, waiting)
        giveUp(signal.reason)
      }
      signal.addEventListener('abort', abort, { once: true })
      const before = this.#waiting.get(who)
      if (before) before.push(waiting)
      else this.#waiting.set(who, [waiting])
      this.#next()
    })
  }

  #remove(who: string, waiting: Waiting): void {
    const left = (this.#waiting.get(who) ?? []).filter((each) => each !== waiting)
    if (left.length === 0) this.#waiting.delete(who)
    else this.#waiting.set(who, left)
  }

  #next(): void {
    while (this.#running < this.#most) {
      const first = this.#waiting.entries().next().value
      if (first === undefined) return
      const [who, [waiting, ...rest]] = first
      // to the back of those who wait
      this.#waiting.delete(who)
      if (rest.length > 0) this.#waiting.set(who, rest)
      this.#running++
      waiting!.begin()
    }
  }
}
