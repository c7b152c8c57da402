import { expect, it } from 'vitest'
import { isClose } from '../../src/table/parts/is-close.ts'

const came = (reward: number, visits: number) => ({ keys: [], reward, visits })

it('a difference counts the more, the more often both were tried', () => {
  expect(isClose(came(0.43, 150), came(0.41, 90))).toBe(true)
  expect(isClose(came(0.43, 15000), came(0.41, 9000))).toBe(false)
  expect(isClose(came(0.8, 150), came(0.4, 50))).toBe(false)
  expect(isClose(came(0.57, 70), came(0.38, 8))).toBe(false)
  expect(isClose(came(0.5, 10), came(0.5, 0))).toBe(true)
  expect(isClose(came(0.43, 600), came(0.57, 12))).toBe(true)
})
