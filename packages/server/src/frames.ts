import type { Duplex } from 'node:stream'
import { constants, deflateRawSync } from 'node:zlib'

/** What is shorter is sent as it is: to compress it costs more than it saves. */
const worthCompressing = 256

/** As far back as a message may refer to those before it: 4 KiB make a sixth of what a table says. */
export const windowBits = 12
const windowSize = 2 ** windowBits

/** A message becomes a few hundred bytes. The usual piece of 16 KiB for each would keep the garbage collector busy. */
const chunkSize = 4096
const deflating = { level: 1, memLevel: 5, windowBits, chunkSize, finishFlush: constants.Z_SYNC_FLUSH } as const
/** RFC 7692, 7.2.1: every flush ends so, and it is left out. */
const trailer = 4

/** How both ends have agreed to compress; null if they have not. */
export interface Compression {
  /** Each message refers to those before it. */
  readonly isContinued: boolean
}

/** What the server has answered to the extensions that a client offered. */
export function compressionIn(headers: readonly string[]): Compression | null {
  const agreed = headers.find((line) => /^sec-websocket-extensions:.*permessage-deflate/i.test(line))
  return agreed === undefined ? null : { isContinued: !agreed.includes('server_no_context_takeover') }
}

/**
 * Writes texts to a socket as frames of WebSocket. What is said in one turn of the event loop goes out together.
 *
 * `ws` would compress in other threads, two errands for each message, which costs more than to compress it. Here it is done
 * at once, with what was said before as the dictionary: the other end, which has it in its window, sees no difference.
 */
export class Frames {
  readonly #socket: Duplex
  readonly #compression: Compression | null
  /** The end of what was said before, at its end. */
  readonly #window: Buffer
  #filled = 0
  #isHeld = false

  constructor(socket: Duplex, compression: Compression | null) {
    this.#socket = socket
    this.#compression = compression
    this.#window = Buffer.alloc(compression?.isContinued ? windowSize : 0)
  }

  write(text: string, written: () => void): void {
    if (!this.#isHeld) {
      this.#isHeld = true
      this.#socket.cork()
      setImmediate(() => {
        this.#isHeld = false
        this.#socket.uncork()
      })
    }
    const said = Buffer.from(text)
    const isCompressed = this.#compression !== null && said.length >= worthCompressing
    const payload = isCompressed ? this.#deflate(said) : said
    this.#socket.write(headOf(payload.length, isCompressed))
    this.#socket.write(payload, written)
  }

  #deflate(said: Buffer): Buffer {
    const before = this.#window.subarray(this.#window.length - this.#filled)
    const deflated = deflateRawSync(said, before.length > 0 ? { ...deflating, dictionary: before } : deflating)
    this.#remember(said)
    return deflated.subarray(0, -trailer)
  }

  #remember(said: Buffer): void {
    const length = Math.min(this.#window.length, said.length)
    this.#window.copyWithin(0, length)
    said.copy(this.#window, this.#window.length - length, said.length - length)
    this.#filled = Math.min(this.#window.length, this.#filled + length)
  }
}

/** RFC 6455, 5.2: the head of a text that is whole and, as from every server, not masked. */
function headOf(length: number, isCompressed: boolean): Buffer {
  const first = isCompressed ? 0xc1 : 0x81
  if (length < 126) return Buffer.from([first, length])
  const isLong = length >= 65_536
  const head = Buffer.alloc(isLong ? 10 : 4)
  head[0] = first
  head[1] = isLong ? 127 : 126
  if (isLong) head.writeUIntBE(length, 4, 6)
  else head.writeUInt16BE(length, 2)
  return head
}
