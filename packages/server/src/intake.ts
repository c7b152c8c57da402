import { Bucket } from './bucket.ts'
import type { Budgets } from './budgets.ts'
import type { Usage } from './usage.ts'

/** The socket from which messages come. What is not taken from it waits where it was sent. */
export interface Source {
  pause(): void
  resume(): void
}

/** How many times the messages of a second are refused before the connection is given up. */
const patience = 10

/**
 * What a connection has sent and was not read yet: one message after the other, and no more of them at once than its
 * budgets allow. They are looked at when a message arrives, so that what waits is bounded.
 */
export class Intake {
  readonly #budgets: Budgets
  readonly #usage: Usage
  readonly #source: Source
  readonly #messages: Bucket
  readonly #look = () => this.#resume()
  #unread = 0
  #refused = 0
  #held: Promise<void> = Promise.resolve()
  #isPaused = false
  /** More has come than this person may send: nothing more is taken until all of it is read. */
  #isBehind = false

  constructor(budgets: Budgets, usage: Usage, source: Source) {
    this.#budgets = budgets
    this.#usage = usage
    this.#source = source
    this.#messages = new Bucket(budgets.messagesPerSecond * 3, budgets.messagesPerSecond)
  }

  /** Whether a message may pass now; `false` if there were too many, null if there were far too many. */
  admit(): boolean | null {
    if (!this.#isFull && this.#messages.take()) {
      this.#refused = 0
      return true
    }
    return ++this.#refused > this.#budgets.messagesPerSecond * patience ? null : false
  }

  /** Reads a message of so many bytes when those before it are read, and its person may send so much. */
  hold(bytes: number, read: () => Promise<void>): Promise<void> {
    this.#unread += bytes
    this.#usage.unread += bytes
    if (this.#isTooMuch) this.#pause()
    this.#held = this.#held
      .then(() => this.#turn(bytes))
      .then(read)
      .finally(() => this.#release(bytes))
    return this.#held
  }

  #turn(bytes: number): Promise<void> | null {
    const turn = this.#usage.line.pass(bytes)
    if (turn !== null) {
      this.#isBehind = true
      this.#pause()
    }
    return turn
  }

  #release(bytes: number): void {
    this.#unread -= bytes
    this.#usage.unread -= bytes
    if (this.#unread === 0) this.#isBehind = false
    for (const look of [...this.#usage.onRead]) look()
  }

  get #isTooMuch(): boolean {
    return this.#isOver(1)
  }

  /** What is small where it is sent may be large here, and comes though nothing more is taken. */
  get #isFull(): boolean {
    return this.#isOver(2)
  }

  #isOver(times: number): boolean {
    const { unreadBytesPerConnection, unreadBytesPerPerson } = this.#budgets
    return this.#unread > unreadBytesPerConnection * times || this.#usage.unread > unreadBytesPerPerson * times
  }

  #pause(): void {
    if (this.#isPaused) return
    this.#isPaused = true
    this.#usage.onRead.add(this.#look)
    this.#source.pause()
  }

  #resume(): void {
    if (!this.#isPaused || this.#isBehind || this.#isTooMuch) return
    this.#isPaused = false
    this.#usage.onRead.delete(this.#look)
    this.#source.resume()
  }

  close(): void {
    this.#usage.onRead.delete(this.#look)
  }
}
