import type { Duplex } from 'node:stream'
import { Deflater } from './deflater.ts'

/** What is shorter is sent as it is: to compress it costs more than it saves. */
const worthCompressing = 48

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
 * at once.
 */
export class Frames {
  readonly #socket: Duplex
  readonly #deflater: Deflater | null
  readonly #isContinued: boolean
  #isHeld = false

  constructor(socket: Duplex, compression: Compression | null) {
    this.#socket = socket
    this.#deflater = compression && new Deflater()
    this.#isContinued = compression?.isContinued === true
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
    this.#socket.write(this.#frame(text), written)
  }

  #frame(text: string): Buffer {
    const deflated = text.length < worthCompressing ? null : this.#deflate(text)
    if (deflated === null) {
      const { frame, head } = begun(0x81, Buffer.byteLength(text))
      frame.write(text, head)
      return frame
    }
    const { frame, head } = begun(0xc1, deflated.length)
    deflated.copy(frame, head)
    return frame
  }

  #deflate(text: string): Buffer | null {
    if (!this.#isContinued) this.#deflater?.forget()
    return this.#deflater?.deflate(text) ?? null
  }
}

/** RFC 6455, 5.2: a frame of a text that is whole and, as from every server, not masked; and where its payload begins. */
function begun(first: number, length: number): { readonly frame: Buffer; readonly head: number } {
  const head = headOf(length)
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = first
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  return { frame, head }
}

function headOf(length: number): number {
  if (length < 126) return 2
  return length < 65_536 ? 4 : 10
}
