import { a, does, listed, player, titled, whose } from '@cardwright/engine/english'
import { describe, expect, it } from 'vitest'

const at = { view: null as never, seat: 0, names: ['Robin', 'kim'] }

describe('English for the words of a game', () => {
  it('speaks to the one who reads, and of everybody else', () => {
    expect([0, 1, 2].map((seat) => player(at, seat))).toEqual(['you', 'kim', 'player 3'])
    expect([0, 1].map((seat) => whose(at, seat))).toEqual(['your', 'kim’s'])
    expect(whose({ ...at, seat: null }, 0)).toBe('Robin’s')
  })

  it.each([
    ['draw', 'You draw', 'Kim draws'],
    ['pass', 'You pass', 'Kim passes'],
    ['catch', 'You catch', 'Kim catches'],
  ])('has the ending of %s', (verb, mine, theirs) => {
    expect([0, 1].map((seat) => does(at, seat, verb))).toEqual([mine, theirs])
  })

  it('takes the third person of a verb that has its own', () =>
    expect([0, 1].map((seat) => does(at, seat, 'have', 'has'))).toEqual(['You have', 'Kim has']))

  it('names cards by their ids, with their article, one after the other', () => {
    expect(titled('snow-wall')).toBe('Snow Wall')
    expect(['Ember', 'Snow Wall'].map(a)).toEqual(['an Ember', 'a Snow Wall'])
    expect([[], ['Tea'], ['Tea', 'Fern'], ['Tea', 'Honey', 'Fern']].map(listed)).toEqual([
      '',
      'Tea',
      'Tea and Fern',
      'Tea, Honey and Fern',
    ])
    expect(listed(['Cory, Copyist', 'Minnow', 'Brine, Silent Reader'])).toBe(
      'Cory, Copyist; Minnow and Brine, Silent Reader',
    )
  })
})
