import type { AnyGame, Flow } from '@cardwright/engine'
import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { market } from '../src/index.ts'
import type { MarketTable } from '../src/table.ts'

const options = fc.record({
  days: fc.integer({ min: 1, max: 2 }),
  segments: fc.integer({ min: 1, max: 3 }),
  seconds: fc.integer({ min: 5, max: 20 }),
  money: fc.integer({ min: 0, max: 40 }),
  income: fc.integer({ min: 0, max: 20 }),
})

const idle = { order: 'a random match hardly ever puts two prizes into one vault' }

it('passes the battery', () => {
  battery(market, fc.record({ options }), { matches: 20, oneIn: 16, idle })
})

it('does not pass if a deadline depends on a prize that nobody sees', () => {
  const faulty: AnyGame = {
    ...market,
    *step(t: MarketTable): Flow {
      const flow = market.step(t)
      if (flow) yield* flow
      const [timer] = t.timers
      const isDear = t.zone.treasures().top?.def.id === 'phoenix-egg'
      if (timer?.name === 'bids' && isDear) t.timer('bids', timer.at + 1)
    },
  }
  expect(() => battery(faulty, fc.record({ options }), { matches: 20, oneIn: 8, idle })).toThrow(/lockstep twin: /)
})
