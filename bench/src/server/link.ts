import { type ClientMessage, protocolVersion, type ServerMessage } from '@cardwright/protocol'
import { WebSocket } from 'ws'

type Sent = Extract<ClientMessage, { id: string }>
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never

let counted = 0

/** One socket of one person: what they ask of the server, and what it replies. */
export class Link {
  readonly #socket: WebSocket
  readonly #replies = new Map<string, (message: ServerMessage) => void>()
  /** Hears every message before the reply to it is handed over. */
  hear: (message: ServerMessage) => void = () => {}

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => {})
  }

  static connect(url: string, token: string): Promise<Link> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, {
        headers: { authorization: `Bearer ${token}` },
        perMessageDeflate: process.env.CARDWRIGHT_BENCH_PLAIN === undefined,
      })
      socket.once('error', reject)
      socket.once('open', () => {
        socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }))
        resolve(new Link(socket))
      })
    })
  }

  /** What has come over the wire: `ws` knows, and its types do not say so. */
  get bytes(): number {
    return (this.#socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead
  }

  request(message: WithoutId<Sent>): Promise<ServerMessage> {
    const id = `${++counted}`
    return new Promise((resolve) => {
      this.#replies.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...message, id }))
    })
  }

  /** Sits down to play. */
  async join(match: string): Promise<void> {
    await this.request({ type: 'join', match })
    await this.request({ type: 'ready', match, contribution: '' })
  }

  #take(message: ServerMessage): void {
    this.hear(message)
    const re = 're' in message ? message.re : null
    if (re === null) return
    this.#replies.get(re)?.(message)
    this.#replies.delete(re)
  }

  close(): void {
    this.#socket.terminate()
  }
}
