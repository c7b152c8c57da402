import { Bucket } from './bucket.ts'
import type { Budgets } from './budgets.ts'
import { Line } from './line.ts'

/** How many who have gone are remembered, so that coming back brings no fresh budget. */
const maxRemembered = 10_000

/** What one person uses of this process, over all their connections. */
export class Usage {
  readonly line: Line
  readonly tables: Bucket
  readonly seatings: Bucket
  readonly lobbyLists: Bucket
  readonly chat: Bucket
  connections = 0
  /** Bytes that have come and were not read yet. */
  unread = 0
  /** Bytes that wait to be read by them. */
  unsent = 0
  /** Called whenever some of that was read. */
  readonly onRead = new Set<() => void>()

  constructor(budgets: Budgets) {
    const { bytesPerSecond, tablesPerMinute, seatingsPerMinute, lobbyListsPerMinute, chatLinesPerMinute } = budgets
    this.line = new Line(new Bucket(bytesPerSecond * 8, bytesPerSecond))
    this.tables = new Bucket(tablesPerMinute, tablesPerMinute / 60)
    this.seatings = new Bucket(seatingsPerMinute, seatingsPerMinute / 60)
    this.lobbyLists = new Bucket(lobbyListsPerMinute, lobbyListsPerMinute / 60)
    this.chat = new Bucket(chatLinesPerMinute, chatLinesPerMinute / 60)
  }
}

/** Those who are here, and those who were. */
export class People {
  readonly #budgets: Budgets
  readonly #usage = new Map<string, Usage>()

  constructor(budgets: Budgets) {
    this.#budgets = budgets
  }

  /** Counts one more connection of somebody; null if they have too many. */
  admit(person: string): Usage | null {
    const usage = this.#usage.get(person) ?? new Usage(this.#budgets)
    if (usage.connections >= this.#budgets.connectionsPerPerson) return null
    usage.connections++
    // those who came last are at the end
    this.#usage.delete(person)
    this.#usage.set(person, usage)
    return usage
  }

  leave(usage: Usage): void {
    usage.connections--
    if (this.#usage.size <= maxRemembered) return
    for (const [person, each] of this.#usage) {
      if (each.connections === 0) this.#usage.delete(person)
      if (this.#usage.size <= maxRemembered) return
    }
  }
}
