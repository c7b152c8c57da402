import { describe, expect, it } from 'vitest'
import { compile, lanternfall } from '../src/index.ts'
import { maxKept } from '../src/text/compile.ts'

describe('what was compiled is kept', () => {
  const texts = lanternfall.flatMap(({ text }) => text)

  it('for all texts of a library: none is compiled twice', () => {
    const first = texts.map(compile)
    expect(texts.map(compile).every((result, n) => result === first[n])).toBe(true)
  })

  it('up to a bound: what was not asked for longest goes first', () => {
    const [kept, forgotten] = [texts[0]!, texts[1]!]
    const before = [compile(forgotten), compile(kept)]
    const size = 50_000
    for (let n = 0; n * size < maxKept + 2 * size; n++) {
      compile(`${n} ${'nonsense '.repeat(size / 9)}`)
      compile(kept)
    }
    expect(compile(kept)).toBe(before[1])
    expect(compile(forgotten)).not.toBe(before[0])
    expect(compile(forgotten)).toEqual(before[0])
  })
})
