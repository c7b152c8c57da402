import type { Person } from '../auth.ts'
import { KeyedQueue } from '../keyed-queue.ts'
import type { AtHand, Coming } from '../storage/seats.ts'
import { tablesWords } from '../words/en/tables.ts'
import type { TablesOptions } from './options.ts'

/** Whether there was room for one table more. */
interface Vacancy extends Coming {
  /** They waited at as many tables as they may before they came to this one. */
  isFull: boolean
}

/** Lets people come to tables, and none to more than they may. */
export class Arrivals {
  readonly #matches: TablesOptions['matches']
  readonly #budgets: TablesOptions['budgets']
  readonly #leave: (person: Person, match: string) => Promise<void>
  readonly #queue = new KeyedQueue()

  /** `leave` lets somebody leave a table, for good. */
  constructor({ matches, budgets }: TablesOptions, leave: (person: Person, match: string) => Promise<void>) {
    this.#matches = matches
    this.#budgets = budgets
    this.#leave = leave
  }

  /** Somebody may come to one table more. Those who ask for many at once are counted one after the other. */
  come<T extends object>(person: Person, work: (coming: Coming) => Promise<T>): Promise<T> {
    return this.#queue.run(person.id, async () => {
      const vacancy = this.#vacancyFor(person)
      const outcome = await work(vacancy)
      if (!('why' in outcome)) await this.#makeWay(person, vacancy)
      return outcome
    })
  }

  #vacancyFor({ id }: Person): Vacancy {
    const vacancy: Vacancy = {
      person: id,
      isFull: false,
      whyNot: (atHand) => {
        vacancy.isFull = atHand.waiting >= this.#mayWaitAt(atHand)
        const { playing } = atHand
        return playing >= this.#budgets.matchesPerPerson ? { why: tablesWords.playsEnough(playing) } : null
      },
    }
    return vacancy
  }

  /** At how many tables somebody may wait. Each may begin: it counts as a match that they play. */
  #mayWaitAt({ playing }: AtHand): number {
    const { waitingTablesPerPerson, matchesPerPerson } = this.#budgets
    return Math.min(waitingTablesPerPerson, matchesPerPerson - playing)
  }

  /** Whether somebody may wait at one table more and leave none. */
  async hasRoom(person: string): Promise<boolean> {
    const atHand = await this.#matches.atHand(person)
    return atHand.waiting < this.#mayWaitAt(atHand)
  }

  /**
   * Somebody who waits at too many tables now leaves the oldest. Another process may do the same for another table: it is
   * counted anew until there are no more than allowed.
   */
  async #makeWay(person: Person, { isFull }: Vacancy): Promise<void> {
    for (let left: string | null = null; isFull; ) {
      const atHand = await this.#matches.atHand(person.id)
      const { waiting, oldest } = atHand
      if (oldest === null || oldest === left || waiting <= this.#mayWaitAt(atHand)) return
      await this.#leave(person, oldest)
      left = oldest
    }
  }
}
