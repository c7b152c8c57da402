import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { REWRITES } from '../src/text/lexer.ts'

it('rewrites typography alone: a change of the list is looked at, and its hash written here', () => {
  const list = REWRITES.map(([from, to]) => `${from} ${to}`).join('\n')
  expect(createHash('sha256').update(list).digest('hex').slice(0, 16)).toBe('05a33b3aebcb22ff')
})
