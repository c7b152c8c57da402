import type { Budgets } from './budgets.ts'
import type { Source } from './intake.ts'

/** The socket to which messages go. */
export interface Outlet extends Source {
  /** Bytes that wait for the other end to read them. */
  readonly bufferedAmount: number
}

/** A person or an address: unread bytes are counted over all their connections. */
export interface Sharer {
  unsent: number
}

type Reason = 'unread' | 'unsent'

/** Lets a socket be read while nothing speaks against it, and counts what was written to it and not read yet. */
export class Backpressure {
  readonly #socket: Outlet
  readonly #budgets: Budgets
  readonly #person: Sharer
  readonly #address: Sharer
  readonly #reasons = new Set<Reason>()
  #unsent = 0
  #isClosed = false

  constructor(socket: Outlet, budgets: Budgets, person: Sharer, address: Sharer) {
    this.#socket = socket
    this.#budgets = budgets
    this.#person = person
    this.#address = address
  }

  hold(reason: Reason): void {
    if (this.#reasons.size === 0) this.#socket.pause()
    this.#reasons.add(reason)
  }

  release(reason: Reason): void {
    if (this.#reasons.delete(reason) && this.#reasons.size === 0) this.#socket.resume()
  }

  /** Whether nothing is read from the socket for this reason. */
  holds(reason: Reason): boolean {
    return this.#reasons.has(reason)
  }

  /** Something was written, or has left: a client that does not read what it is told is not heard. */
  count(): void {
    if (this.#isClosed) return
    this.#set(this.#socket.bufferedAmount)
    if (this.#isSlow) this.hold('unsent')
    else this.release('unsent')
  }

  /** Whether more must not be written: this client does not read, and it or those with whom it shares have too much lying. */
  get isFull(): boolean {
    const { unsentBytesPerConnection, unsentBytesPerPerson, unsentBytesPerAddress } = this.#budgets
    if (this.#unsent > unsentBytesPerConnection) return true
    const isTooMuch = this.#person.unsent > unsentBytesPerPerson || this.#address.unsent > unsentBytesPerAddress
    return this.#isSlow && isTooMuch
  }

  get #isSlow(): boolean {
    return this.#unsent > this.#budgets.unsentBytesPerConnection / 16
  }

  close(): void {
    this.#isClosed = true
    this.#set(0)
  }

  #set(unsent: number): void {
    for (const each of [this.#person, this.#address]) each.unsent += unsent - this.#unsent
    this.#unsent = unsent
  }
}
