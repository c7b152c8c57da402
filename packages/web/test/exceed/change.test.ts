import { expect, it } from 'vitest'
import { inOrder } from '../../src/boards/exceed/offers.ts'

it('EX-047 of the ways to change cards, the one that changes none comes last', () => {
  const amounts = [0, 1, 2].map((force) => ({ key: `change:${force}`, force }))
  expect(inOrder(amounts).map(({ key }) => key)).toEqual(['change:1', 'change:2', 'change:0'])
})
