import { describe, expect, it } from 'vitest'
import { capcomWords } from '../../src/words/en/boards/capcom.ts'
import { guide } from '../../src/words/en/boards/weiss/guide.ts'

/** So many letters have room in the two lines that a phone shows. */
const room = 76

describe.for([
  ['Weiss Schwarz', guide],
  ['Capcom Crossovers', capcomWords.guide],
] as const)('a hint of %s', ([, hints]) => {
  it.for(Object.entries(hints))('on %s begins with a sentence that is read whole', ([, { title, text }]) => {
    const [first] = text.split(/(?<=[.!?]) /)
    expect(`${title}. ${first}`.length).toBeLessThanOrEqual(room)
  })
})
