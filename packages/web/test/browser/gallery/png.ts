import { crc32, deflateSync } from 'node:zlib'

/** An image as a canvas gives it: four bytes a pixel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const most = 256
const channels = [0, 1, 2] as const

/** Colours that are alike in their first five bits are one; the most frequent of them are kept. */
function paletteOf({ data }: Pixels): readonly (readonly number[])[] {
  const sums = new Map<number, number[]>()
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = channels.map((channel) => data[at + channel]!) as [number, number, number]
    const alike = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(alike) ?? [0, 0, 0, 0]
    sums.set(alike, [sum[0]! + red, sum[1]! + green, sum[2]! + blue, sum[3]! + 1])
  }
  const frequent = [...sums.values()].sort((a, b) => b[3]! - a[3]!).slice(0, most)
  return frequent.map((sum) => channels.map((channel) => Math.round(sum[channel]! / sum[3]!)))
}

function nearest(palette: readonly (readonly number[])[], colour: readonly number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [i, each] of palette.entries()) {
    const far = channels.reduce<number>((sum, channel) => sum + (each[channel]! - colour[channel]!) ** 2, 0)
    if (far >= least) continue
    best = i
    least = far
  }
  return best
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A PNG of 256 colours: a third of what it would be with all of them. */
export function makePng(pixels: Pixels): Buffer {
  const { width, height, data } = pixels
  const palette = paletteOf(pixels)
  const known = new Map<number, number>()
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
      const index = known.get(colour) ?? nearest(palette, [data[at]!, data[at + 1]!, data[at + 2]!])
      known.set(colour, index)
      rows[y * (width + 1) + 1 + x] = index
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
