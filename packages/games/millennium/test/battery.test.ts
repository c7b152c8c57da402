import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { millennium } from '../src/index.ts'
import { type Mode, modes } from '../src/terms.ts'

/** Whole seasons are long: short clocks, so that many positions of all kinds are looked at. */
const minutes = fc.constantFrom(0.05, 0.1)
const clock = fc.record({ first: minutes, second: minutes, last: minutes, grace: minutes })
const flag = fc.boolean()

const setups = (mode: Mode) =>
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

/** What few short matches may never come to. */
const idle = {
  choice: 'only packs and decks are chosen in secret',
  pending: 'only packs and decks are chosen in secret',
  order: 'hands and binders hardly ever lose two cards at once',
}

describe('Millennium Blades passes the battery', () => {
  it.each(modes)('%s', (mode) => {
    battery(millennium, setups(mode), { matches: 2, oneIn: 60, idle })
  })
})
