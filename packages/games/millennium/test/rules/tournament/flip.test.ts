import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, told, tournament } from '../../support.ts'

const spare = 'water animal 1'

describe('protection', () => {
  it('MB-230 MB-231 MB-477 if the highest card is protected from opponents, nothing is flipped', () => {
    const match = tournament([
      { hand: ['high flipper', spare] },
      { tableau: ['earth myth 9', 'protector', 'earth myth 1'] },
    ])
    expect(area(play(match, 'play:t-high-flipper'), 'tableau:1')).toEqual(['earth-myth-9', 'protector', 'earth-myth-1'])
    expect(told(match, 'stopped')).toMatchObject([{ side: 0, card: { name: 't-high-flipper' }, why: 'noTarget' }])
  })

  it('MB-232 MB-374 with a free choice the protector itself must be chosen', () => {
    const match = tournament([
      { hand: ['free flipper', spare] },
      { tableau: ['earth myth 9', 'protector', 'earth myth 1'] },
    ])
    expect(area(play(match, 'play:t-free-flipper'), 'tableau:1')).toEqual([
      'earth-myth-9',
      '-protector',
      'earth-myth-1',
    ])
    expect(told(match, 'stopped')).toEqual([])
  })

  it('MB-477 the owner’s own effects pass the protection', () => {
    const match = tournament([{ hand: ['own flipper', spare], tableau: ['earth myth 9', 'protector'] }])
    play(match, 'play:t-own-flipper', 't-earth-myth-9@tableau0')
    expect(area(match, 'tableau:0')[0]).toBe('-earth-myth-9')
  })
})
