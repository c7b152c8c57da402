import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { decks, exodus } from '../src/index.ts'
import { game } from './support.ts'

/** A whole match is some 1,500 inputs: most are cut short, so that many positions are looked at. */
const turnLimit = fc.constantFrom(6, 10)

const idle = { choice: 'every answer is open' }

describe('Exodus passes the battery', () => {
  it('with plain cards', () =>
    battery(game, fc.record({ options: fc.record({ turnLimit }) }), { matches: 3, oneIn: 30, idle }))

  it('with starter decks', () => {
    const deck = fc.constantFrom(...decks.map(({ id }) => id))
    battery(exodus, fc.record({ options: fc.record({ turnLimit, decks: fc.tuple(deck, deck) }) }), {
      idle,
      matches: 6,
      oneIn: 30,
    })
  })

  it('to the end of a match', () => {
    const few = { ...idle, pending: 'few positions are looked at' }
    battery(exodus, undefined, { matches: 2, oneIn: 250, idle: few })
  })
})
