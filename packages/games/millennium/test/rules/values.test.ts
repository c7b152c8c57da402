import type { JsonObject } from '@cardwright/engine'
import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { starsOf, valuesOf } from '../../src/acts/values.ts'
import { rp, tableOf, told, tournament } from '../support.ts'

const spare = 'water animal 1'
type Row = readonly (string | JsonObject)[]

/** The stars of all cards of the first two tableaus. */
const stars = (own: Row, others: Row = [], more: JsonObject = {}) => {
  const t = tableOf(
    tournament([
      { hand: [spare, spare], tableau: own, ...more },
      { hand: [spare], tableau: others },
    ]),
  )
  return [0, 1].map((side) => t.zone.tableau(side).cards.map((card) => starsOf(t, card)))
}

describe('what a card is now', () => {
  it.each([
    ['this', [[4, 1], [1]]],
    ['yours', [[4, 2], [1]]],
    ['others', [[3, 1], [2]]],
    ['all', [[4, 2], [2]]],
    ['fire', [[3, 2], [2]]],
  ])('MB-209 a lasting effect on the stars of %s: %j', (whose, expected) => {
    expect(stars([`boost ${whose}`, 'fire myth 1'], ['fire myth 1'])).toEqual(expected)
  })

  it('MB-370 nothing adds stars to a face-down card, and none has less than 0', () => {
    expect(stars(['boost all', { card: 'fire myth 5', down: true }], ['fire myth 1'])).toEqual([[4, 0], [2]])
    expect(stars(['weaken'], ['fire myth 1', 'fire myth 5'])).toEqual([[3], [0, 3]])
    expect(stars(['boost top'], [], { dollars: 4 })).toEqual([[7], []])
  })

  it('MB-372 MB-385 two that copy each other are what is printed on them; of a chain the end is copied', () => {
    expect(stars(['copier right', 'copier'])).toEqual([[2, 2], []])
    expect(stars(['copier right', 'copier right', 'earth myth 7'])).toEqual([[7, 7, 7], []])
    expect(stars(['earth myth 7', 'copier', 'copier'])).toEqual([[7, 7, 7], []])
    expect(stars(['copier'])).toEqual([[2], []])
  })

  it('MB-218 a copy whose condition is not met is none', () => {
    expect(stars(['earth myth 7', 'copier if', 'earth myth 1'])).toEqual([[7, 7, 1], []])
    expect(stars(['earth myth 7', 'copier if'])).toEqual([[7, 2], []])
  })

  it('MB-249 while scores are counted a card is no copy any more, unless it says so', () => {
    const scored = (card: string) =>
      told(tournament([{ tableau: ['scorer', card] }]), 'points').map(({ rp: points }) => points)
    expect([scored('copier'), scored('copier keeping')]).toEqual([[11], [11, 11]])
  })

  it('MB-272 a card has the Keyword of what is attached beside its own abilities', () => {
    const at = (zones: JsonObject) => {
      const tableau = [{ card: 'leveller', marks: { tokens: 1 } }]
      return tournament([{ hand: [spare, spare], tableau }, { tableau: ['earth myth 4'] }], { zones })
    }
    expect(offered(at({}), 0).filter((key) => key.startsWith('action'))).toEqual(['action:t-leveller'])
    const both = at({ 'attached:0': [{ card: 'keyword-bore', host: 'tableau:0#1' }] })
    expect(offered(both, 0).filter((key) => key.startsWith('action'))).toEqual([
      'action:t-leveller',
      'action:t-leveller#2',
    ])
    const t = tableOf(both)
    expect(valuesOf(t, t.zone.tableau(0).cards[0]!).keywords).toEqual(['levelUp', 'bore'])
    expect(rp(play(both, 'action:t-leveller'))[0]).toBe(5)
  })

  it('MB-209 symbols are granted to the cards that are meant, beside their own', () => {
    const t = tableOf(
      tournament([{ hand: [spare, spare], tableau: ['kindler', 'earth myth 1'] }, { tableau: ['earth myth 1'] }]),
    )
    const elements = [0, 1].map((side) => valuesOf(t, t.zone.tableau(side).cards.at(-1)!).elements)
    expect(elements).toEqual([['earth', 'fire'], ['earth']])
  })
})
