import type { AskView } from '@cardwright/engine'
import { type ClientMessage, protocolVersion, type ServerMessage } from '@cardwright/protocol'
import { WebSocket } from 'ws'

/** What is counted while it is being measured. */
export interface Tally {
  answers: number
  refused: number
  /** From an answer until the view that shows it, in ms. */
  readonly waits: number[]
}

type Sent = Extract<ClientMessage, { id: string }>
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never

let counted = 0

/** One socket of one player, who takes about a second for each answer and answers at random. */
export class Player {
  readonly #socket: WebSocket
  readonly #replies = new Map<string, (message: ServerMessage) => void>()
  readonly #tally: Tally
  #match: string | null = null
  #ask = ''
  #sentAt: number | null = null
  onOver: () => void = () => {}
  #thinking: ReturnType<typeof setTimeout> | null = null

  private constructor(socket: WebSocket, tally: Tally) {
    this.#socket = socket
    this.#tally = tally
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => {})
  }

  static connect(url: string, token: string, tally: Tally): Promise<Player> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      const socket = new WebSocket(url, {
        headers,
        perMessageDeflate: process.env.CARDWRIGHT_BENCH_PLAIN === undefined,
      })
      socket.once('error', reject)
      socket.once('open', () => {
        socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }))
        resolve(new Player(socket, tally))
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

  /** Sits at a table until the match is over. */
  async play(match: string): Promise<void> {
    this.#match = match
    await this.request({ type: 'join', match })
    await this.request({ type: 'ready', match, contribution: '' })
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'view' && this.#sentAt !== null) {
      this.#tally.waits.push(performance.now() - this.#sentAt)
      this.#sentAt = null
    }
    if (message.type === 'ask' && message.match === this.#match) this.#consider(message.asks)
    if (message.type === 'over' && message.match === this.#match) this.onOver()
    const re = 're' in message ? message.re : null
    if (re === null) return
    this.#replies.get(re)?.(message)
    this.#replies.delete(re)
  }

  #consider(asks: readonly AskView[]): void {
    const [ask] = asks
    if (ask === undefined || ask.id === this.#ask) return
    this.#ask = ask.id
    this.#thinking = setTimeout(() => void this.#answer(ask), 500 + Math.random() * 1000)
  }

  async #answer(ask: AskView): Promise<void> {
    const match = this.#match!
    const keys = await this.#keysFor(match, ask)
    this.#sentAt = performance.now()
    const reply = await this.request({ type: 'answer', match, ask: ask.id, keys })
    if (reply.type === 'done') this.#tally.answers++
    else {
      this.#tally.refused++
      this.#sentAt = null
    }
  }

  async #keysFor(match: string, ask: AskView): Promise<string[]> {
    const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
    if (!ask.some) return [pick(ask.options).key]
    const keys: string[] = []
    let { add, stop }: { add: readonly string[]; stop: boolean } = ask.some
    while (!stop && add.length > 0) {
      keys.push(pick(add))
      const next = await this.request({ type: 'next', match, ask: ask.id, keys })
      if (next.type !== 'next') break
      ;({ add, stop } = next)
    }
    return keys
  }

  close(): void {
    if (this.#thinking !== null) clearTimeout(this.#thinking)
    this.#socket.terminate()
  }
}
