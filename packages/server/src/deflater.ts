/*
 * DEFLATE (RFC 1951) for short texts that resemble those before them. It looks for matches in the last 4 KiB and writes the
 * fixed codes, which need no trees. zlib takes much longer for such texts: it sets up for each what it needs for long ones.
 */

/** As far back as a text may refer to those before it. */
export const windowBits = 12
const windowSize = 2 ** windowBits

const shortestMatch = 4
const longestMatch = 258
const hashBits = 10

/** A code is kept as it is written, its first bit the lowest, with the number of its bits from here on. */
const countAt = 24
const made = (bits: number, count: number): number => bits | (count << countAt)

function reversed(code: number, count: number): number {
  let bits = 0
  for (let i = 0; i < count; i++) bits |= ((code >> i) & 1) << (count - 1 - i)
  return bits
}

/** 3.2.6: the fixed code of a byte, or of a length, with bits that follow it. */
function fixedCode(symbol: number, rest = 0, restCount = 0): number {
  const code = (first: number, count: number) => made(reversed(first, count) | (rest << count), count + restCount)
  if (symbol < 144) return code(0x30 + symbol, 8)
  if (symbol < 256) return code(0x190 + symbol - 144, 9)
  if (symbol < 280) return code(symbol - 256, 7)
  return code(0xc0 + symbol - 280, 8)
}

const literals = Int32Array.from({ length: 256 }, (_, byte) => fixedCode(byte))

/** 3.2.5: by a length, its code. */
const lengths = new Int32Array(longestMatch + 1)
for (let symbol = 257, length = 3; length < longestMatch; symbol++) {
  const extra = symbol < 265 ? 0 : (symbol - 261) >> 2
  for (let rest = 0; rest < 2 ** extra; rest++) lengths[length++] = fixedCode(symbol, rest, extra)
}
lengths[longestMatch] = fixedCode(285)

/** 3.2.5: the code of a distance. */
function distanceCode(distance: number): number {
  const from = distance - 1
  if (from < 4) return distances[from]!
  const extra = 30 - Math.clz32(from)
  const rest = from & ((1 << extra) - 1)
  return (distances[2 * extra + (from >>> extra)]! | (rest << 5)) + (extra << countAt)
}
const distances = Int32Array.from({ length: 30 }, (_, symbol) => made(reversed(symbol, 5), 5))

// One text is compressed at a time, and all use the same room for it.

/** What was said before, and from `windowSize` on the text. */
let input = Buffer.alloc(windowSize)
let codes = new Int32Array(0)
let output = Buffer.alloc(0)

function makeRoom(bytes: number): void {
  if (bytes <= codes.length) return
  const most = 2 ** Math.ceil(Math.log2(bytes))
  input = Buffer.alloc(windowSize + most)
  codes = new Int32Array(most)
  output = Buffer.alloc(2 * most + 4)
}

/** What a connection has been told, and how it is told more. */
export class Deflater {
  /** The last that was said, at its end. */
  readonly #window = Buffer.alloc(windowSize)
  /** By a hash of four bytes, where such lay last and where before that, counted from the first byte of all. */
  readonly #places = new Uint16Array(2 ** hashBits * 2)
  #said = 0

  /** Forgets what was said: the other end does not keep it. */
  forget(): void {
    this.#said = 0
  }

  /**
   * A text as blocks that end at a byte, without the four bytes that RFC 7692 leaves out; null if it would not be shorter,
   * and then it counts as not said. Holds until the next text of anybody.
   */
  deflate(text: string): Buffer | null {
    makeRoom(text.length * 3)
    this.#window.copy(input)
    const end = windowSize + input.write(text, windowSize)
    const count = encode(input, end, this.#said, this.#places, codes)
    const length = write(codes, count, output)
    if (length >= end - windowSize) return null
    input.copy(this.#window, 0, end - windowSize, end)
    this.#said += end - windowSize
    return output.subarray(0, length)
  }
}

/** Writes a text as codes, and notes where its parts lie. Places that were noted for nothing do no harm: all are looked at. */
function encode(bytes: Buffer, end: number, said: number, places: Uint16Array, codes: Int32Array): number {
  const first = windowSize - Math.min(windowSize, said)
  const last = end - shortestMatch
  let count = 0
  let at = windowSize
  while (at <= last) {
    const hash = hashOf(bytes, at)
    const latest = (said + at - places[hash]!) & 0xffff
    const earlier = (said + at - places[hash + 1]!) & 0xffff
    let distance = latest
    let length = at - latest < first ? 0 : matchLength(bytes, at, latest, end)
    if (at - earlier >= first) {
      const other = matchLength(bytes, at, earlier, end)
      if (other > length) {
        length = other
        distance = earlier
      }
    }
    note(places, hash, said + at)
    if (length === 0) codes[count++] = literals[bytes[at++]!]!
    else {
      codes[count++] = lengths[length]!
      codes[count++] = distanceCode(distance)
      const stop = at + length
      while (++at < stop) if (at <= last) note(places, hashOf(bytes, at), said + at)
    }
  }
  while (at < end) codes[count++] = literals[bytes[at++]!]!
  return count
}

function hashOf(bytes: Buffer, at: number): number {
  const four = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
  return (Math.imul(four, 0x9e3779b1) >>> (32 - hashBits)) << 1
}

function note(places: Uint16Array, hash: number, at: number): void {
  places[hash + 1] = places[hash]!
  places[hash] = at
}

/** How many bytes are the same as those so far before them; 0 if too few are, or it is too far. */
function matchLength(bytes: Buffer, at: number, distance: number, end: number): number {
  if (distance === 0 || distance > windowSize) return 0
  const before = at - distance
  if (bytes[before] !== bytes[at] || bytes[before + 1] !== bytes[at + 1]) return 0
  if (bytes[before + 2] !== bytes[at + 2] || bytes[before + 3] !== bytes[at + 3]) return 0
  const most = Math.min(longestMatch, end - at)
  let length = shortestMatch
  while (length < most && bytes[before + length] === bytes[at + length]) length++
  return length
}

/** Writes codes into bytes, in a block of fixed codes that is not the last. */
function write(codes: Int32Array, count: number, bytes: Buffer): number {
  let length = 0
  let held = 0b010
  let bits = 3
  for (let i = 0; i < count; i++) {
    const code = codes[i]!
    held |= (code & 0xffffff) << bits
    for (bits += code >>> countAt; bits >= 8; bits -= 8) {
      bytes[length++] = held
      held >>>= 8
    }
  }
  // seven zeros end the block, three begin an empty one
  for (bits += 10; bits > 0; bits -= 8) {
    bytes[length++] = held
    held >>>= 8
  }
  return length
}
