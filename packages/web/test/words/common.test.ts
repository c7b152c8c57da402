import { expect, it } from 'vitest'
import { commonWords } from '../../src/words/en/common.ts'

it.each([
  [['You', 'the easy bot'], 'You against the easy bot'],
  [['You', 'Ann', 'Bo'], 'You against Ann and Bo'],
  [['You', 'the easy bot', 'the easy bot', 'Ann'], 'You against 2 × the easy bot and Ann'],
])('says who plays against whom: %j', (names, said) => {
  expect(commonWords.against(names)).toBe(said)
})
