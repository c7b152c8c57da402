import { createHash } from 'node:crypto'
import { sha256 } from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('agrees with FIPS 180-4 on %j', (text, digest) => {
    expect(sha256(text)).toBe(digest)
  })

  it.each([54, 55, 56, 57, 63, 64, 65, 119, 120, 1000])('pads a text of %i bytes as the platform does', (length) => {
    const text = 'x'.repeat(length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('takes the UTF-8 form of any text', () => {
    expect(sha256('Ω 魔法 🐉')).toBe(createHash('sha256').update('Ω 魔法 🐉', 'utf8').digest('hex'))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
      { seed: 1 },
    )
  })
})
