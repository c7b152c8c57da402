import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { capcom } from '../src/index.ts'

const idle = {
  pending: 'nobody answers in secret',
  choice: 'every answer that others hear of is open',
  renaming: 'a deck has one card of each name',
}

describe('Capcom Crossovers passes the battery', () => {
  it.each([
    ['duel', 2],
    ['tag', 2],
    ['team', 4],
    ['boss', 3],
  ] as const)('in the mode %s', (mode, seats) => {
    const options = fc.record({
      mode: fc.constant(mode),
      turnLimit: fc.constantFrom(8, 14, 100),
      firstDraw: fc.constantFrom(0, 1, 2, 'speed'),
      cut: fc.constantFrom('random', 'asked'),
    })
    battery(capcom, fc.record({ options, seats: fc.constant(seats) }), { matches: 6, oneIn: 30, idle })
  })
})
