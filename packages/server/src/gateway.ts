import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { longestMessage } from '@cardwright/protocol'
import { type PerMessageDeflateOptions, WebSocket, WebSocketServer } from 'ws'
import type { Auth, Person } from './auth.ts'
import { Backpressure } from './backpressure.ts'
import type { Budgets } from './budgets.ts'
import { Conversation } from './conversation.ts'
import { windowBits } from './deflater.ts'
import { type Compression, compressionIn, Frames } from './frames.ts'
import type { House } from './house.ts'
import type { Strangers } from './strangers.ts'
import { People, type Usage } from './usage.ts'
import { closingWords } from './words/en/closing.ts'
import { conversationWords } from './words/en/conversation.ts'

/** Every socket is looked after once in so many beats, and every beat looks after an equal share of them. */
const beatEvery = 1000
const shares = 20
/** How many rounds pass between two looks at a session. */
const roundsPerLook = 3

/** A message that is cut into more pieces than this is cut to fill the memory: each piece is an object of its own. */
const maxFragments = 128

/** How long a socket that is being closed may take to say goodbye, in ms. */
const farewell = 1000

/** What a table says repeats itself, and is compressed by `Frames`. What clients say is short. */
const compression: PerMessageDeflateOptions = { serverMaxWindowBits: windowBits, clientNoContextTakeover: true }

/** `ws` closes a socket by itself for one thing that is against a policy, and does not say for which. */
class Socket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, reason ?? (code === 1008 ? closingWords.fragments : undefined))
  }
}

export interface GatewayOptions {
  readonly house: House
  readonly auth: Auth
  /** Pages from these origins may connect; programs, which send none, may too. */
  readonly origins: readonly string[]
  readonly budgets: Budgets
  /** From where a request comes, past the proxies that are believed. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly strangers: Strangers
}

/** What is known of a socket. */
interface State {
  /** Whether it was heard of since the last ping. */
  isAlive: boolean
  readonly backpressure: Backpressure
  readonly person: () => string
  /** Which share of the beats looks after it, and how often one has. */
  readonly share: number
  rounds: number
  /** Still the person who came in, whatever they are called now: a session that was revoked counts no longer. */
  readonly isValid: () => Promise<boolean>
}

interface Admitted {
  readonly person: Person
  readonly usage: Usage
  readonly address: Address
}

/** What one address uses: connections, those included that are on their way in, and bytes that wait to be read there. */
interface Address {
  readonly name: string
  connections: number
  unsent: number
}

/** Whether sockets are opened there, whatever a proxy has put before it. Not read as a URL: strangers send what is none. */
export const isSocketAt = (url: string): boolean => /^[^?#]*\/ws(\?|$)/.test(url)

/** Where sockets come in. */
export class Gateway {
  readonly #options: GatewayOptions
  readonly #server = new WebSocketServer({
    WebSocket: Socket,
    noServer: true,
    maxPayload: longestMessage,
    maxFragments,
    // pings are answered below, where they are counted
    autoPong: false,
    clientTracking: false,
    perMessageDeflate: compression,
  })
  readonly #sockets = new Map<WebSocket, State>()
  readonly #compressions = new WeakMap<IncomingMessage, Compression | null>()
  readonly #addresses = new Map<string, Address>()
  readonly #people: People
  readonly #beating: ReturnType<typeof setInterval>
  #beats = 0
  #admitted = 0

  constructor(options: GatewayOptions) {
    this.#options = options
    this.#people = new People(options.budgets)
    this.#beating = setInterval(() => this.#beat(), beatEvery)
    this.#beating.unref()
    options.auth.onChange((person) => this.#lookAt(person))
    this.#server.on('headers', (headers, request) => this.#compressions.set(request, compressionIn(headers)))
  }

  get connections(): number {
    return this.#sockets.size
  }

  /** For the `upgrade` event of an HTTP server. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    this.#admit(request).then(
      (admitted) => {
        if (typeof admitted === 'string') turnAway(socket, admitted)
        else this.#enter(request, socket, head, admitted)
      },
      (error) => {
        this.#options.house.fault(`Somebody could not be let in: ${(error as Error).stack}`)
        turnAway(socket, '503 Service Unavailable')
      },
    )
  }

  /** Who it is, counted; or with which status they are turned away. */
  async #admit(request: IncomingMessage): Promise<Admitted | string> {
    if (!isSocketAt(request.url ?? '')) return '404 Not Found'
    const { origin } = request.headers
    if (origin !== undefined && !this.#options.origins.includes(origin)) return '403 Forbidden'
    // counted before anything is waited for: many who come at once are not all the first
    const address = this.#count(this.#options.addressOf(request))
    if (!address) return '429 Too Many Requests'
    const turned = (status: string) => {
      this.#discount(address)
      return status
    }
    const person = await this.#options.auth.identify(request.headers).catch((error) => {
      this.#discount(address)
      throw error
    })
    if (!person) return turned('401 Unauthorized')
    const usage = this.#people.admit(person.id)
    return usage ? { person, usage, address } : turned('429 Too Many Requests')
  }

  #count(name: string): Address | null {
    const address = this.#addresses.get(name) ?? { name, connections: 0, unsent: 0 }
    if (address.connections >= this.#options.budgets.connectionsPerAddress) return null
    address.connections++
    this.#addresses.set(name, address)
    return address
  }

  #discount(address: Address): void {
    if (--address.connections === 0) this.#addresses.delete(address.name)
  }

  #enter(request: IncomingMessage, socket: Duplex, head: Buffer, admitted: Admitted): void {
    const leave = () => {
      this.#discount(admitted.address)
      this.#people.leave(admitted.usage)
    }
    // it went while it was looked up who it is: its end is heard of no more
    if (socket.destroyed) {
      leave()
      return
    }
    let isIn = false
    socket.once('close', () => {
      if (!isIn) leave()
    })
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      isIn = true
      this.#welcome(ws, new Frames(socket, this.#compressions.get(request) ?? null), admitted, request)
    })
  }

  #welcome(socket: WebSocket, frames: Frames, { person, usage, address }: Admitted, request: IncomingMessage): void {
    const { house, auth, budgets, strangers } = this.#options
    const backpressure = new Backpressure(socket, budgets, usage, address)
    strangers.know(request.socket)
    const conversation = new Conversation(house, person, {
      address: address.name,
      budgets,
      usage,
      write: (text) => this.#write(socket, state, (written) => frames.write(text, written)),
      hangUp: (why) => hangUp(socket, 1008, why),
      pause: () => backpressure.hold('unread'),
      resume: () => {
        // its pongs have waited, too
        state.isAlive = true
        backpressure.release('unread')
      },
    })
    const state: State = {
      isAlive: true,
      backpressure,
      person: () => conversation.person,
      share: this.#admitted % shares,
      rounds: Math.floor(this.#admitted / shares) % roundsPerLook,
      isValid: async () => {
        const person = await auth.identify(request.headers)
        if (person?.id !== conversation.person) return false
        conversation.rename(person.name)
        return true
      },
    }
    this.#admitted++
    this.#sockets.set(socket, state)
    house.metrics.connections.set(this.#sockets.size)
    const silent = setTimeout(() => hangUp(socket, 1008, conversationWords.helloFirst), budgets.strangerSeconds * 1000)
    silent.unref()
    conversation.onGreeted = () => clearTimeout(silent)
    socket.on('message', (data, isBinary) => {
      state.isAlive = true
      void conversation.hear(isBinary ? null : data.toString(), (data as Buffer).length)
    })
    socket.on('ping', (data) => {
      if (conversation.heed()) this.#write(socket, state, (written) => socket.pong(data, false, written))
    })
    socket.on('pong', () => {
      state.isAlive = true
      conversation.heed()
    })
    // too large, not text, not a frame: the socket is closed, and nothing else happens
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(silent)
      this.#sockets.delete(socket)
      backpressure.close()
      this.#discount(address)
      this.#people.leave(usage)
      house.metrics.connections.set(this.#sockets.size)
      conversation.close()
    })
  }

  /** A client that does not read what it is told is given up in the end. */
  #write(socket: WebSocket, state: State, write: (written: () => void) => void): void {
    const { backpressure } = state
    if (backpressure.isFull) socket.terminate()
    else if (socket.readyState === socket.OPEN) {
      write(() => {
        // while its pongs are not read, it tells by this that it is there
        if (backpressure.holds('unsent')) state.isAlive = true
        backpressure.count()
      })
      backpressure.count()
    }
  }

  /** Looks after a share of the sockets: drops those that missed the last ping, and those whose session has ended. */
  #beat(): void {
    const share = this.#beats++ % shares
    for (const [socket, state] of this.#sockets) {
      if (state.share !== share) continue
      // what was not read because nobody wanted to is not missed
      if (!state.isAlive && !state.backpressure.holds('unread')) socket.terminate()
      else {
        state.isAlive = false
        socket.ping()
        if (++state.rounds % roundsPerLook === 0) this.#look(socket, state)
      }
    }
  }

  #look(socket: WebSocket, state: State): void {
    // while the database is out of reach nobody is sent away
    state.isValid().then(
      (isValid) => !isValid && hangUp(socket, 1008, closingWords.sessionOver),
      () => {},
    )
  }

  /** Somebody has signed out, or ended a session. */
  #lookAt(person: string): void {
    for (const [socket, state] of this.#sockets) if (state.person() === person) this.#look(socket, state)
  }

  /** Sends everybody away; they come back to another process, or to the next one here. */
  close(): void {
    clearInterval(this.#beating)
    for (const socket of this.#sockets.keys()) socket.close(1012, closingWords.stopping)
    this.#server.close()
  }

  /** Breaks what is still connected. */
  terminate(): void {
    for (const socket of this.#sockets.keys()) socket.terminate()
  }
}

function hangUp(socket: WebSocket, code: number, why: string): void {
  socket.close(code, why)
  setTimeout(() => socket.terminate(), farewell).unref()
}

/** Tells why, and does not wait until the other end has heard it. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
