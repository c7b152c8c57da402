import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { longestMessage } from '@cardwright/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Auth, Person } from './auth.ts'
import { Conversation, type Limits } from './conversation.ts'
import type { House } from './house.ts'

const beatEvery = 20_000
/** A client that does not read is not waited for: so many bytes may lie about for it. */
const mostUnread = 4 * 1024 * 1024

export interface GatewayOptions {
  readonly house: House
  readonly auth: Auth
  /** Pages from these origins may connect; programs, which send none, may too. */
  readonly origins: readonly string[]
  readonly limits: Limits
  /** Connections that one address may hold. */
  readonly perAddress: number
  /** Addresses are what the proxy says they are. */
  readonly behindProxy: boolean
}

/** What is known of a socket. */
interface State {
  isAlive: boolean
  readonly address: string
  /** Still the person who came in: a session that was revoked counts no longer. */
  readonly isValid: () => Promise<boolean>
}

/** Where sockets come in. */
export class Gateway {
  readonly #options: GatewayOptions
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: longestMessage, clientTracking: false })
  readonly #sockets = new Map<WebSocket, State>()
  readonly #beating: ReturnType<typeof setInterval>

  constructor(options: GatewayOptions) {
    this.#options = options
    this.#beating = setInterval(() => this.#beat(), beatEvery)
    this.#beating.unref()
  }

  get connections(): number {
    return this.#sockets.size
  }

  /** For the `upgrade` event of an HTTP server. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    this.#admit(request).then(
      (person) => {
        if (typeof person === 'string') turnAway(socket, person)
        else this.#server.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, person, request))
      },
      (error) => {
        this.#options.house.fault(`Somebody could not be let in: ${(error as Error).stack}`)
        turnAway(socket, '503 Service Unavailable')
      },
    )
  }

  /** Who it is; or with which status they are turned away. */
  async #admit(request: IncomingMessage): Promise<Person | string> {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    if (!pathname.endsWith('/ws')) return '404 Not Found'
    const { origin } = request.headers
    if (origin !== undefined && !this.#options.origins.includes(origin)) return '403 Forbidden'
    const address = this.#addressOf(request)
    const held = [...this.#sockets.values()].filter((each) => each.address === address).length
    if (held >= this.#options.perAddress) return '429 Too Many Requests'
    return (await this.#options.auth.identify(request.headers)) ?? '401 Unauthorized'
  }

  #addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = this.#options.behindProxy ? headers['x-forwarded-for'] : undefined
    const last = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
    return last || (socket.remoteAddress ?? 'unknown')
  }

  #welcome(socket: WebSocket, person: Person, request: IncomingMessage): void {
    const { house, auth, limits } = this.#options
    const state: State = {
      isAlive: true,
      address: this.#addressOf(request),
      isValid: async () => (await auth.identify(request.headers))?.id === person.id,
    }
    this.#sockets.set(socket, state)
    house.metrics.connections.set(this.#sockets.size)
    const conversation = new Conversation(
      house,
      person,
      {
        write: (text) => {
          if (socket.bufferedAmount > mostUnread) socket.terminate()
          else if (socket.readyState === socket.OPEN) socket.send(text)
        },
        hangUp: (why) => socket.close(1008, why),
      },
      limits,
    )
    socket.on('message', (data, isBinary) => {
      state.isAlive = true
      void conversation.hear(isBinary ? '' : data.toString())
    })
    socket.on('pong', () => {
      state.isAlive = true
    })
    // too large, not text, not a frame: the socket is closed, and nothing else happens
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#sockets.delete(socket)
      house.metrics.connections.set(this.#sockets.size)
      conversation.close()
    })
  }

  /** Who does not answer to a beat is gone. */
  #beat(): void {
    for (const [socket, state] of this.#sockets) {
      if (!state.isAlive) socket.terminate()
      else {
        state.isAlive = false
        socket.ping()
        // while the database is out of reach nobody is sent away
        state.isValid().then(
          (isValid) => !isValid && socket.close(1008, 'This session has ended.'),
          () => {},
        )
      }
    }
  }

  /** Sends everybody away; they come back to another process, or to the next one here. */
  close(): void {
    clearInterval(this.#beating)
    for (const socket of this.#sockets.keys()) socket.close(1012, 'The server is about to stop.')
    this.#server.close()
  }

  /** Breaks what is still connected. */
  terminate(): void {
    for (const socket of this.#sockets.keys()) socket.terminate()
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
