import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, table, told, tournament } from '../../support.ts'

const spare = 'water animal 1'

describe('infinite loops', () => {
  const loop = () =>
    tournament([{ hand: ['ping', spare], tableau: ['earth myth 9'], box: ['big box'] }, { rp: 9000 }, { rp: 8000 }])

  it('MB-233 MB-235 MB-236 who causes a loop of mandatory effects is removed; the cards go to the discards for Dollars', () => {
    const match = loop()
    play(match, 'play:t-ping')
    expect(told(match, 'loop')).toHaveLength(1)
    expect(table(match).tournament.sides[0].looped || told(match, 'placed').length > 0).toBe(true)
    expect([area(match, 'tableau:0'), area(match, 'deckBox:0')]).toEqual([[], []])
    expect(told(match, 'dollars').find(({ rule }) => rule === 'MB-236')?.dollars).toBe(3 + 9 + 6 + 1)
  })

  it('MB-234 it scores as first place, and the best of the others does too', () => {
    const match = play(loop(), 'play:t-ping')
    expect(told(match, 'placed').map(({ vp }) => vp)).toEqual([21, 21, 15])
  })
})
