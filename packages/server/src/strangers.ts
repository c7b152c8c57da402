import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Budgets } from './budgets.ts'

interface Stranger {
  readonly address: string
  /** Requests that are being answered. */
  busy: number
  timer: ReturnType<typeof setTimeout> | null
}

/**
 * Connections that have not said who they are. One that is silent ends soon; where there are too many, the one that has
 * been silent longest makes way for the next.
 */
export class Strangers {
  readonly #budgets: Budgets
  readonly #isProxy: (address: string) => boolean
  readonly #strangers = new Map<Socket, Stranger>()
  readonly #perAddress = new Map<string, number>()

  constructor(budgets: Budgets, isProxy: (address: string) => boolean) {
    this.#budgets = budgets
    this.#isProxy = isProxy
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#meet(socket))
    server.on('request', (request: IncomingMessage, response: ServerResponse) => this.#serve(request.socket, response))
  }

  get size(): number {
    return this.#strangers.size
  }

  #meet(socket: Socket): void {
    const address = socket.remoteAddress ?? 'unknown'
    // a proxy keeps connections for those whom it lets in
    if (this.#isProxy(address)) return
    const { strangers, strangersPerAddress } = this.#budgets
    const fromHere = this.#perAddress.get(address) ?? 0
    const isRoom =
      (fromHere < strangersPerAddress || this.#makeWay((each) => each.address === address)) &&
      (this.#strangers.size < strangers || this.#makeWay(() => true))
    if (!isRoom) {
      socket.destroy()
      return
    }
    const stranger: Stranger = { address, busy: 0, timer: null }
    this.#strangers.set(socket, stranger)
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    socket.once('close', () => this.know(socket))
    this.#wait(socket, stranger)
  }

  /** Ends the first of these that waits for no answer. */
  #makeWay(isOne: (stranger: Stranger) => boolean): boolean {
    for (const [socket, stranger] of this.#strangers) {
      if (stranger.busy > 0 || !isOne(stranger)) continue
      this.know(socket)
      socket.destroy()
      return true
    }
    return false
  }

  #wait(socket: Socket, stranger: Stranger): void {
    stranger.timer = setTimeout(() => socket.destroy(), this.#budgets.strangerSeconds * 1000)
    stranger.timer.unref()
  }

  #serve(socket: Socket, response: ServerResponse): void {
    const stranger = this.#strangers.get(socket)
    if (!stranger) return
    stranger.busy++
    if (stranger.timer !== null) clearTimeout(stranger.timer)
    response.once('close', () => {
      stranger.busy--
      if (stranger.busy === 0 && this.#strangers.has(socket)) this.#wait(socket, stranger)
    })
  }

  /** It has said who it is, or is gone. */
  know(socket: Socket): void {
    const stranger = this.#strangers.get(socket)
    if (!stranger) return
    this.#strangers.delete(socket)
    if (stranger.timer !== null) clearTimeout(stranger.timer)
    const left = (this.#perAddress.get(stranger.address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(stranger.address, left)
    else this.#perAddress.delete(stranger.address)
  }
}
