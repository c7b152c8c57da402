import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deckFaults, exodus } from '../../src/index.ts'
import { legalDeck } from './support.ts'

it('XO-P03, XO-P04, XO-P05, XO-H02: the decks of the battery may be played', () => {
  fc.assert(fc.property(legalDeck, (deck) => void expect(deckFaults(exodus.library, deck)).toEqual([])))
})

it('Tidefall passes the battery with random legal decks', () =>
  battery(exodus, fc.record({ options: fc.record({ decks: fc.tuple(legalDeck, legalDeck) }) }), {
    idle: { choice: 'every answer is open' },
    matches: 3,
    oneIn: 40,
  }))
