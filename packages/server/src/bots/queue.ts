/** For whom something is to be done, and how long it takes. */
export interface Wish {
  /** People of one address share its turns. */
  readonly address: string
  readonly person: string
  /** Whether it takes so long that others should not have to wait until it is done. */
  readonly isLong: boolean
}

interface Waiting extends Wish {
  readonly begin: () => void
}

/**
 * Does so many things at once, and fewer that take long. Addresses take turns, and people at one address do, however much
 * each of them wants.
 */
export class FairQueue {
  readonly #max: number
  readonly #maxLong: number
  /** What waits, by address and person; who is at the front has the next turn. */
  readonly #waiting = new Map<string, Map<string, Waiting[]>>()
  #running = 0
  #runningLong = 0

  constructor(max: number, maxLong: number) {
    this.#max = max
    this.#maxLong = maxLong
  }

  /** Does something for somebody when it is their turn. Rejects, and never begins, if the signal comes before that. */
  async run<T>(wish: Wish, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(wish, signal)
    try {
      return await work()
    } finally {
      this.#count(wish, -1)
      this.#next()
    }
  }

  #turn(wish: Wish, signal: AbortSignal): Promise<void> {
    return new Promise((begin, giveUp) => {
      const waiting: Waiting = {
        ...wish,
        begin: () => {
          signal.removeEventListener('abort', abort)
          begin()
        },
      }
      const abort = () => {
        this.#remove(waiting)
        giveUp(signal.reason)
      }
      signal.addEventListener('abort', abort, { once: true })
      this.#add(waiting)
      this.#next()
    })
  }

  #count({ isLong }: Wish, by: 1 | -1): void {
    this.#running += by
    if (isLong) this.#runningLong += by
  }

  #add(waiting: Waiting): void {
    const { address, person } = waiting
    const people = this.#waiting.get(address) ?? new Map<string, Waiting[]>()
    people.set(person, [...(people.get(person) ?? []), waiting])
    this.#waiting.set(address, people)
  }

  #remove(waiting: Waiting): void {
    const { address, person } = waiting
    const people = this.#waiting.get(address)!
    const left = people.get(person)!.filter((each) => each !== waiting)
    if (left.length > 0) people.set(person, left)
    else people.delete(person)
    if (people.size === 0) this.#waiting.delete(address)
  }

  #next(): void {
    while (this.#running < this.#max) {
      const waiting = this.#first()
      if (waiting === undefined) return
      this.#remove(waiting)
      this.#toTheBack(waiting)
      this.#count(waiting, 1)
      waiting.begin()
    }
  }

  /** The first that may begin now. */
  #first(): Waiting | undefined {
    const mayBeLong = this.#runningLong < this.#maxLong
    for (const people of this.#waiting.values())
      for (const theirs of people.values()) {
        const waiting = theirs.find(({ isLong }) => mayBeLong || !isLong)
        if (waiting) return waiting
      }
  }

  /** Puts somebody who has had a turn behind those who still wait for theirs. */
  #toTheBack({ address, person }: Wish): void {
    const people = this.#waiting.get(address)
    if (people) rotate(people, person)
    rotate(this.#waiting, address)
  }
}

function rotate<T>(turns: Map<string, T>, key: string): void {
  const value = turns.get(key)
  if (value === undefined) return
  turns.delete(key)
  turns.set(key, value)
}
