import { constants, inflateRawSync } from 'node:zlib'
import { Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { Deflater, windowBits } from '../src/deflater.ts'

/** The other end, by zlib: it has a window of the same size, and forgets all that is older. */
class Reader {
  #window = Buffer.alloc(0)

  read(deflated: Buffer): string {
    const whole = Buffer.concat([deflated, Buffer.from([0, 0, 0xff, 0xff])])
    const text = inflateRawSync(whole, {
      windowBits,
      // in small pieces, so that it has nothing but its window to look back into
      chunkSize: 64,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#window.length > 0 && { dictionary: this.#window }),
    })
    this.#window = Buffer.concat([this.#window, text]).subarray(-(2 ** windowBits))
    return text.toString()
  }
}

const random = new Random('deflater')
const alphabets = ['a', 'ab', '{"key":"card","at":0123456789}', 'äöüß火🂡x', 'Ā', ' \u007f\u0080ÿ']

/** Some runs of letters, each said once or again and again. */
function textOf(length: number): string {
  const letters = [...random.pick(alphabets)]
  let text = ''
  while (text.length < length) {
    let run = ''
    for (let n = random.int(40); n >= 0; n--) run += random.pick(letters)
    text += run.repeat(1 + random.int(random.pick([1, 3, 30])))
  }
  return text
}

/** Letters of which none can be told from the ones before it. */
const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(0x80 + random.int(0x700))).join('')

describe('Deflater', () => {
  it('is read by zlib, text after text', () => {
    for (let n = 0; n < 60; n++) {
      const deflater = new Deflater()
      const reader = new Reader()
      for (let said = 0; said < 20; said++) {
        const text = textOf(random.pick([0, 1, 3, 4, 5, 60, 300, 2000, 5000]))
        const deflated = deflater.deflate(text)
        if (deflated !== null) expect(reader.read(deflated)).toBe(text)
      }
    }
  })

  it('is read by zlib where a match is as long and as far as one can be', () => {
    for (const length of [257, 258, 259, 516, 520]) {
      for (const distance of [1, 2, 4, 5, 257, 4094, 4095, 4096, 4097, 4100]) {
        const deflater = new Deflater()
        const reader = new Reader()
        const part = textOf(length)
          .slice(0, length)
          .replaceAll(/[^a-b]/g, 'c')
        const texts = [part + '.'.repeat(Math.max(0, distance - length)), part, `${'~'.repeat(70_000)}${part}`, part]
        for (const text of texts) expect(reader.read(deflater.deflate(text)!)).toBe(text)
      }
    }
  })

  it('leaves alone what would not be shorter, and does not refer to it', () => {
    const deflater = new Deflater()
    const reader = new Reader()
    const secret = noise(600)
    expect(deflater.deflate(secret)).toBeNull()
    const text = `${secret.slice(0, 300)}${'and so on, '.repeat(80)}`
    expect(reader.read(deflater.deflate(text)!)).toBe(text)
  })

  it('does not refer to what was never said', () => {
    const nothing = '\0'.repeat(300)
    expect(new Reader().read(new Deflater().deflate(nothing)!)).toBe(nothing)
  })

  it('refers to what was said before, until it forgets', () => {
    const deflater = new Deflater()
    const text = 'Sphinx of black quartz, judge my vow. '.repeat(2)
    const first = deflater.deflate(text)!.length
    expect(deflater.deflate(text)!.length).toBeLessThan(first / 2)
    deflater.forget()
    const again = deflater.deflate(text)!
    expect(new Reader().read(again)).toBe(text)
  })
})
