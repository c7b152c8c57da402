import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** How long to wait before a connection is tried again, and between two signs of life, in ms. */
const pause = 250
const beatEvery = 5000

const crlf = Buffer.from('\r\n')

export interface NatsEnds {
  readonly message: (payload: string) => void
  /** A connection has come up, the first or another. */
  readonly connected: () => void
}

/**
 * As much of NATS's protocol as notices need: publish and subscribe, over TCP or TLS, with a user, a password or a token
 * in the URL. What is published while there is no connection is dropped; the subscriptions are made again.
 */
export class NatsClient {
  readonly #url: URL
  readonly #ends: NatsEnds
  readonly #subscriptions = new Map<string, number>()
  #socket: Socket | null = null
  #isReady = false
  #received: Buffer = Buffer.alloc(0)
  #numbered = 0
  #unanswered = 0
  #beating: ReturnType<typeof setInterval> | null = null
  #closed = false
  #opening: PromiseWithResolvers<void> | null = null

  constructor(url: string, ends: NatsEnds) {
    this.#url = new URL(url)
    this.#ends = ends
  }

  /** Resolves when the server has answered; rejects if the first attempt fails. */
  open(): Promise<void> {
    this.#opening = Promise.withResolvers<void>()
    this.#connect()
    return this.#opening.promise
  }

  #connect(): void {
    const socket = connectTcp(Number(this.#url.port || 4222), this.#url.hostname)
    this.#received = Buffer.alloc(0)
    this.#take(socket)
  }

  #take(socket: Socket): void {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (data) => this.#hear(socket, data))
    socket.on('error', (error) => {
      this.#opening?.reject(new Error(`NATS at ${this.#url.host} cannot be reached: ${error.message}`))
    })
    socket.on('close', () => this.#lose(socket))
  }

  #lose(socket: Socket): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#isReady = false
    if (this.#beating !== null) clearInterval(this.#beating)
    if (this.#closed || this.#opening !== null) return
    setTimeout(() => {
      if (!this.#closed) this.#connect()
    }, pause).unref()
  }

  #hear(socket: Socket, data: Buffer): void {
    if (this.#socket !== socket) return
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data])
    for (;;) {
      const end = this.#received.indexOf(crlf)
      if (end < 0) return
      const line = this.#received.toString('utf8', 0, end)
      let used = end + 2
      if (line.startsWith('MSG ')) {
        const size = Number(line.slice(line.lastIndexOf(' ') + 1))
        if (this.#received.length < used + size + 2) return
        const payload = this.#received.toString('utf8', used, used + size)
        used += size + 2
        this.#received = this.#received.subarray(used)
        this.#ends.message(payload)
      } else {
        this.#received = this.#received.subarray(used)
        this.#obey(socket, line)
      }
      if (this.#socket !== socket) return
    }
  }

  #obey(socket: Socket, line: string): void {
    if (line.startsWith('INFO ')) {
      if (!this.#isReady) this.#introduce(socket, JSON.parse(line.slice(5)) as { tls_required?: boolean })
    } else if (line === 'PING') socket.write('PONG\r\n')
    else if (line === 'PONG') this.#answered()
    else if (line.startsWith('-ERR')) {
      this.#opening?.reject(new Error(`NATS at ${this.#url.host} refuses: ${line.slice(5)}`))
      socket.destroy()
    }
  }

  #introduce(plain: Socket, { tls_required }: { tls_required?: boolean }): void {
    let socket = plain
    if (tls_required || this.#url.protocol === 'tls:') {
      plain.removeAllListeners('data')
      socket = connectTls({ socket: plain, servername: this.#url.hostname })
      this.#take(socket)
    }
    const [user, pass] = [this.#url.username, this.#url.password].map(decodeURIComponent)
    const who = pass ? { user, pass } : user ? { auth_token: user } : {}
    const options = {
      verbose: false,
      pedantic: false,
      echo: false,
      lang: 'cardwright',
      version: '1',
      protocol: 1,
      ...who,
    }
    const subscriptions = [...this.#subscriptions].map(([subject, id]) => `SUB ${subject} ${id}\r\n`)
    socket.write(`CONNECT ${JSON.stringify(options)}\r\n${subscriptions.join('')}PING\r\n`)
    this.#unanswered = 1
  }

  /** The server is there, and has heard all that was said before. */
  #answered(): void {
    this.#unanswered = 0
    if (this.#isReady) return
    this.#isReady = true
    this.#opening?.resolve()
    this.#opening = null
    this.#beating = setInterval(() => this.#beat(), beatEvery)
    this.#beating.unref()
    this.#ends.connected()
  }

  /** A server that has not answered the last two is gone without having said so. */
  #beat(): void {
    if (this.#unanswered++ >= 2) this.#socket?.destroy()
    else this.#socket?.write('PING\r\n')
  }

  #say(text: string): void {
    if (this.#isReady) this.#socket?.write(text)
  }

  subscribe(subject: string): void {
    const id = ++this.#numbered
    this.#subscriptions.set(subject, id)
    this.#say(`SUB ${subject} ${id}\r\n`)
  }

  unsubscribe(subject: string): void {
    const id = this.#subscriptions.get(subject)
    this.#subscriptions.delete(subject)
    if (id !== undefined) this.#say(`UNSUB ${id}\r\n`)
  }

  publish(subject: string, payload: string): void {
    this.#say(`PUB ${subject} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#beating !== null) clearInterval(this.#beating)
    const socket = this.#socket
    if (socket === null) return
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.end(() => socket.destroy())
    })
  }
}
