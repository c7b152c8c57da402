import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { Inflater } from './inflater.ts'

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const
const compressed = 0x40

/**
 * A client's end of a WebSocket (RFC 6455), for texts. It shares the machine with the servers that are measured, and takes
 * less of it than `ws`, which reads a compressed message in other threads.
 */
export class Wire {
  readonly #socket: Socket
  #unread: Buffer = Buffer.alloc(0)
  readonly #inflater = new Inflater()
  hear: (text: string) => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (data) => this.#read(data))
    socket.on('error', () => {})
  }

  static async connect(url: string, token: string, compresses: boolean): Promise<Wire> {
    const asking = request(url.replace(/^ws/, 'http'), {
      headers: {
        authorization: `Bearer ${token}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...(compresses && { 'sec-websocket-extensions': 'permessage-deflate' }),
      },
    })
    asking.end()
    const upgraded = once(asking, 'upgrade') as Promise<[IncomingMessage, Socket]>
    const refused = once(asking, 'response').then(([{ statusCode }]) => {
      throw new Error(`${url} is no WebSocket: ${statusCode}.`)
    })
    const [, socket] = await Promise.race([upgraded, refused])
    return new Wire(socket.setNoDelay(true))
  }

  /** What has come. */
  get bytes(): number {
    return this.#socket.bytesRead
  }

  send(text: string): void {
    this.#send(opcodes.text, Buffer.from(text))
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Clients mask what they send, so that nobody between takes it for something else. */
  #send(opcode: number, payload: Buffer): void {
    const head = payload.length < 126 ? 2 : 4
    const frame = Buffer.allocUnsafe(head + 4 + payload.length)
    frame[0] = 0x80 | opcode
    frame[1] = 0x80 | (head === 2 ? payload.length : 126)
    if (head === 4) frame.writeUInt16BE(payload.length, 2)
    const mask = Math.floor(Math.random() * 2 ** 32)
    frame.writeUInt32BE(mask, head)
    for (let i = 0; i < payload.length; i++) frame[head + 4 + i] = payload[i]! ^ frame[head + (i & 3)]!
    this.#socket.write(frame)
  }

  #read(data: Buffer): void {
    this.#unread = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data])
    for (;;) {
      const frame = frameIn(this.#unread)
      if (frame === null) return
      this.#unread = this.#unread.subarray(frame.end)
      this.#take(frame.first, frame.payload)
    }
  }

  #take(first: number, payload: Buffer): void {
    const opcode = first & 0xf
    if (opcode === opcodes.ping) this.#send(opcodes.pong, payload)
    else if (opcode === opcodes.close) this.close()
    else if (opcode === opcodes.text)
      this.hear(first & compressed ? this.#inflater.inflate(payload) : payload.toString())
  }
}

/** The first frame of what was read; null if it is not whole. Every one of a server's is a message of its own. */
function frameIn(unread: Buffer): { first: number; payload: Buffer; end: number } | null {
  if (unread.length < 2) return null
  const short = unread[1]! & 0x7f
  const head = headOf(short)
  if (unread.length < head) return null
  const end = head + lengthIn(unread, short)
  return unread.length < end ? null : { first: unread[0]!, payload: unread.subarray(head, end), end }
}

/** RFC 6455, 5.2: lengths beyond 125 are written in the two or eight bytes that follow. */
function headOf(short: number): number {
  if (short < 126) return 2
  return short === 126 ? 4 : 10
}

function lengthIn(frame: Buffer, short: number): number {
  if (short < 126) return short
  return short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2))
}
