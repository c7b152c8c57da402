import { expect, it } from 'vitest'
import { areApart } from '../../src/design/colours.ts'

it('takes two colours of nearly the same hue for one another', () => {
  expect(areApart('#e9a23b', '#c99a3d')).toBe(false)
  expect(areApart('#e9a23b', '#9c8bd6')).toBe(true)
})
