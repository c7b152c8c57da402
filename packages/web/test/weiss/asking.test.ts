import { expect, it } from 'vitest'
import { shortOf } from '../../src/boards/weiss/asking.ts'

it('a text that ends with its cost is explained by its keyword', () => {
  expect(shortOf('【AUTO】 Bond/"Kesh, Rider of Two Kites" [Put 1 card from your hand into your waiting room]')).toBe(
    'Bond',
  )
  expect(shortOf('【AUTO】 Accelerate [(1)] At the beginning of your climax phase, you may pay the cost.')).toBeNull()
  expect(shortOf('【CONT】 All of your characters get +1000 power.')).toBeNull()
})
