import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { millennium } from '../src/index.ts'

/** Whole seasons are long: short clocks, so that many positions of all kinds are looked at. */
const minutes = fc.constantFrom(0.05, 0.1)
const clock = fc.record({ first: minutes, second: minutes, last: minutes, grace: minutes })
const flag = fc.boolean()

const setups = (mode: string) =>
  fc.record({
    options: fc.record({
      mode: fc.constant(mode),
      clock: fc.oneof(clock, fc.constant('none')),
      draft: flag,
      freeMarket: flag,
      liquidation: flag,
      sealed: flag,
      characters: flag,
      venues: flag,
      prerelease: flag,
      relics: fc.constantFrom('none', 'draft'),
      contestWindow: fc.constantFrom(0, 300, 1000),
    }),
  })

const idle = { order: 'hands and binders hardly ever lose two cards at once', choice: 'few answers are told alike' }

describe('Millennium Blades passes the battery', { timeout: 300_000 }, () => {
  it.each(['standard', 'duel', 'team', 'funky', 'turns', 'boss', 'campaign'])('%s', (mode) => {
    battery(millennium, setups(mode) as never, {
      matches: 3,
      oneIn: 40,
      idle: { ...idle, pending: 'few secrets', renaming: 'few copies', count: 'only the box' } as never,
    })
  })
})
