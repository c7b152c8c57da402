import { expect, it } from 'vitest'
import { Clock, patience } from '../src/clock.ts'

it('does not end a wait for somebody who is away, where nobody loses by being away', () => {
  const endless = new Clock(2, null, { ...patience, absent: Number.POSITIVE_INFINITY }, () => 0)
  expect(endless.limit(1, 0, 0, 0)).toBeNull()
  const usual = new Clock(2, null, patience, () => 0)
  expect(usual.limit(1, 0, 5000, 0)).toEqual({ at: 5000 + patience.absent, final: false })
  expect(usual.limit(1, 0, null, 0)).toBeNull()
})
