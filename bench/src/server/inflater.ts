/*
 * The other end of the server's deflater: DEFLATE (RFC 1951) as far as it writes it, which is blocks with the fixed codes.
 * zlib sets up for each message what long ones need, and would take more of the machine than the rest of a player.
 */

/** As far back as a message may refer to those before it. */
const windowSize = 4096

/** By the next nine bits: what they stand for, and how many of them do. */
const symbols = new Int16Array(512)
const symbolBits = new Uint8Array(512)

function reversed(code: number, count: number): number {
  let bits = 0
  for (let i = 0; i < count; i++) bits |= ((code >> i) & 1) << (count - 1 - i)
  return bits
}

/** 3.2.6: `count` bits for each of these symbols, the first of which has this code. */
function assign(first: number, last: number, code: number, count: number): void {
  for (let symbol = first; symbol <= last; symbol++) {
    for (let bits = reversed(code + symbol - first, count); bits < 512; bits += 1 << count) {
      symbols[bits] = symbol
      symbolBits[bits] = count
    }
  }
}
assign(0, 143, 0x30, 8)
assign(144, 255, 0x190, 9)
assign(256, 279, 0, 7)
assign(280, 287, 0xc0, 8)

// 3.2.5: the first length or distance of a symbol, and how many bits follow it
const lengthExtra = Int32Array.from({ length: 29 }, (_, i) => (i < 8 || i === 28 ? 0 : (i - 4) >> 2))
const distanceExtra = Int32Array.from({ length: 30 }, (_, i) => (i < 4 ? 0 : (i - 2) >> 1))
const firsts = (extras: Int32Array, first: number) => {
  let next = first
  return extras.map((extra) => {
    const here = next
    next += 1 << extra
    return here
  })
}
const lengths = firsts(lengthExtra, 3)
lengths[28] = 258
const distances = firsts(distanceExtra, 1)
const distanceSymbols = Uint8Array.from({ length: 32 }, (_, bits) => reversed(bits, 5))

/** All use the same room, one at a time: what was said before, and from `windowSize` on the text. */
let room = Buffer.alloc(16 * windowSize)

export class Inflater {
  readonly #window = Buffer.alloc(windowSize)

  inflate(deflated: Buffer): string {
    this.#window.copy(room)
    const end = decode(deflated)
    room.copy(this.#window, 0, end - windowSize, end)
    return room.toString('utf8', windowSize, end)
  }
}

/** 3.1.1: bits from the lowest of each byte on. */
class Bits {
  readonly #from: Buffer
  #at = 0
  #held = 0
  #count = 0

  constructor(from: Buffer) {
    this.#from = from
  }

  get isEmpty(): boolean {
    return this.#at >= this.#from.length
  }

  take(count: number): number {
    this.#hold(count)
    return this.#drop(this.#held & ((1 << count) - 1), count)
  }

  symbol(): number {
    this.#hold(9)
    const next = this.#held & 511
    return this.#drop(symbols[next]!, symbolBits[next]!)
  }

  #hold(count: number): void {
    for (; this.#count < count; this.#count += 8) this.#held |= (this.#from[this.#at++] ?? 0) << this.#count
  }

  #drop(read: number, count: number): number {
    this.#held >>>= count
    this.#count -= count
    return read
  }
}

/** Writes the text into the room, and returns where it ends. */
function decode(from: Buffer): number {
  const bits = new Bits(from)
  let end = windowSize
  while (!bits.isEmpty) {
    const kind = bits.take(3) >> 1
    // an empty block of bytes ends each message
    if (kind === 0) break
    if (kind !== 1) throw new Error('The server compresses with codes of its own: this reads none but the fixed ones.')
    end = decodeBlock(bits, end)
  }
  return end
}

const endOfBlock = 256

function decodeBlock(bits: Bits, from: number): number {
  let to = from
  for (let symbol = bits.symbol(); symbol !== endOfBlock; symbol = bits.symbol()) {
    if (to + 258 > room.length) room = Buffer.concat([room, Buffer.alloc(room.length)])
    if (symbol < endOfBlock) room[to++] = symbol
    else to = copyFrom(bits, symbol - endOfBlock - 1, to)
  }
  return to
}

/** 3.2.3: what stood somewhat earlier stands here once more. */
function copyFrom(bits: Bits, symbol: number, from: number): number {
  const end = from + lengths[symbol]! + bits.take(lengthExtra[symbol]!)
  const far = distanceSymbols[bits.take(5)]!
  const distance = distances[far]! + bits.take(distanceExtra[far]!)
  for (let to = from; to < end; to++) room[to] = room[to - distance]!
  return end
}
