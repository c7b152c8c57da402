import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { decks, weiss } from '../src/index.ts'

const idle = { pending: 'nobody answers in secret', choice: 'every answer that others hear of is open' }

describe('Weiss Schwarz passes the battery', () => {
  it('with the decks of Lanternfall', () => {
    const deck = fc.constantFrom(...decks.map(({ id }) => id))
    const refreshRule = fc.constantFrom('2021', '2022')
    battery(weiss, fc.record({ options: fc.record({ decks: fc.tuple(deck, deck), refreshRule }) }), {
      idle,
      matches: 4,
      oneIn: 40,
    })
  })
})
