import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { it } from 'vitest'
import { market } from '../src/index.ts'

const options = fc.record({
  days: fc.integer({ min: 1, max: 2 }),
  segments: fc.integer({ min: 1, max: 3 }),
  seconds: fc.integer({ min: 5, max: 20 }),
  money: fc.integer({ min: 0, max: 40 }),
  income: fc.integer({ min: 0, max: 20 }),
})

const idle = { order: 'a random match hardly ever puts two prizes into one vault' }

it('passes the battery', { timeout: 120_000 }, () => {
  battery(market, fc.record({ options }), { matches: 20, oneIn: 8, idle })
})
