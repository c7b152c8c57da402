/** SHA-256 (FIPS 180-4), synchronous and free of platform APIs, so that browser and server agree on it. */

const constants = new Int32Array(64)
const initial = new Int32Array(8)
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x1_0000_0000) | 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) initial[found] = fraction(Math.sqrt(n))
    constants[found++] = fraction(Math.cbrt(n))
  }
}

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/** A text's UTF-8 form, padded to whole blocks, as big-endian words. */
function words(text: string): number[] {
  const bytes = encoder.encode(text)
  const blocks = ((bytes.length + 8) >> 6) + 1
  const padded: number[] = []
  for (let i = 0; i < blocks * 16; i++) padded.push(0)
  for (let i = 0; i < bytes.length; i++) padded[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8)
  padded[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8)
  padded[padded.length - 2] = Math.floor(bytes.length / 0x2000_0000)
  padded[padded.length - 1] = bytes.length << 3
  return padded
}

const encoder = new TextEncoder()
const w = new Int32Array(64)

/** The digest of a text's UTF-8 form, as eight 32-bit words. */
export function digest(text: string): Int32Array {
  const message = words(text)
  const hash = initial.slice()
  for (let block = 0; block < message.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = message[block + i]!
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!
      const y = w[i - 2]!
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
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
    hash[0]! += a
    hash[1]! += b
    hash[2]! += c
    hash[3]! += d
    hash[4]! += e
    hash[5]! += f
    hash[6]! += g
    hash[7]! += h
  }
  return hash
}

export function sha256(text: string): string {
  let hex = ''
  for (const word of digest(text)) hex += (word >>> 0).toString(16).padStart(8, '0')
  return hex
}
