/** SHA-256 (FIPS 180-4), synchronous and free of platform APIs, so that browser and server agree on it. */

const constants = new Int32Array(64)
const initial: number[] = []
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x1_0000_0000) | 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) initial.push(fraction(Math.sqrt(n)))
    constants[found++] = fraction(Math.cbrt(n))
  }
}

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))

const encoder = new TextEncoder()

/** A text's UTF-8 form, padded to whole blocks, as big-endian words. */
function wordsOf(text: string): number[] {
  let size = text.length
  let bytes: Uint8Array | null = null
  for (let i = 0; i < size; i++) if (text.charCodeAt(i) > 0x7f) bytes ??= encoder.encode(text)
  if (bytes !== null) size = bytes.length
  const padded: number[] = []
  for (let words = (((size + 8) >> 6) + 1) * 16; words > 0; words--) padded.push(0)
  for (let i = 0; i < size; i++) padded[i >> 2]! |= (bytes?.[i] ?? text.charCodeAt(i)) << (24 - (i & 3) * 8)
  padded[size >> 2]! |= 0x80 << (24 - (size & 3) * 8)
  padded[padded.length - 2] = Math.floor(size / 0x2000_0000)
  padded[padded.length - 1] = size << 3
  return padded
}

const w = new Int32Array(64)

/** Mixes the block of 16 words that begins there into the hash. */
function mix(hash: number[], message: readonly number[], block: number): void {
  for (let i = 0; i < 16; i++) w[i] = message[block + i]!
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] = (hash[0]! + a) | 0
  hash[1] = (hash[1]! + b) | 0
  hash[2] = (hash[2]! + c) | 0
  hash[3] = (hash[3]! + d) | 0
  hash[4] = (hash[4]! + e) | 0
  hash[5] = (hash[5]! + f) | 0
  hash[6] = (hash[6]! + g) | 0
  hash[7] = (hash[7]! + h) | 0
}

/** The digest of a text's UTF-8 form, as eight 32-bit words. */
export function digest(text: string): readonly number[] {
  const message = wordsOf(text)
  const hash = [...initial]
  for (let block = 0; block < message.length; block += 16) mix(hash, message, block)
  return hash
}

export function sha256(text: string): string {
  let hex = ''
  for (const word of digest(text)) hex += (word >>> 0).toString(16).padStart(8, '0')
  return hex
}
