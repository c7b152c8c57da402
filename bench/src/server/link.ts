import { type ClientMessage, protocolVersion, type ServerMessage } from '@cardwright/protocol'
import { Wire } from './wire.ts'

type Sent = Extract<ClientMessage, { id: string }>
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never

let counted = 0

/** One socket of one person: what they ask of the server, and what it replies. */
export class Link {
  readonly #wire: Wire
  readonly #replies = new Map<string, (message: ServerMessage) => void>()
  /** Hears every message before the reply to it is handed over. */
  hear: (message: ServerMessage) => void = () => {}

  private constructor(wire: Wire) {
    this.#wire = wire
    wire.hear = (text) => this.#take(JSON.parse(text) as ServerMessage)
    wire.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }))
  }

  static async connect(url: string, token: string): Promise<Link> {
    return new Link(await Wire.connect(url, token, process.env.CARDWRIGHT_BENCH_PLAIN === undefined))
  }

  /** What has come over the wire. */
  get bytes(): number {
    return this.#wire.bytes
  }

  request(message: WithoutId<Sent>): Promise<ServerMessage> {
    const id = `${++counted}`
    return new Promise((resolve) => {
      this.#replies.set(id, resolve)
      this.#wire.send(JSON.stringify({ ...message, id }))
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
    this.#wire.close()
  }
}
