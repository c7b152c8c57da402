import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, rp, table, told, tournament } from '../../support.ts'

const spare = 'water animal 1'
const clashCards = { store: ['air myth 3', 'air myth 6'] }

describe('clashes', () => {
  it('MB-240 MB-241 MB-242 MB-245 MB-248 MB-387 10 + 3 against 8 + 6: the defender wins, both cards go to the Aftermarket', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['earth myth 4', 'clasher'], rp: 5 }, { tableau: ['earth myth 8'] }],
      clashCards,
    )
    play(match, 'action:t-clasher')
    expect(told(match, 'clashReveal').map(({ total }) => total)).toEqual([13, 14])
    expect([rp(match)[0], area(match, 'aftermarket'), area(match, 'tableau:0')]).toEqual([
      4,
      ['air-myth-3', 'air-myth-6'],
      ['earth-myth-4', '-clasher'],
    ])
  })

  it('MB-239 MB-243 a tie at the top has neither winner nor losers', () => {
    const match = tournament(
      [{ hand: ['all clash', spare] }, { tableau: ['earth myth 3'] }, { tableau: ['earth myth 2'] }],
      { store: ['air myth 4', 'air myth 6', 'air myth 2'] },
    )
    play(match, 'play:t-all-clash')
    expect([told(match, 'clash')[0]!.winner, rp(match), area(match, 'aftermarket').length]).toEqual([
      null,
      [0, 0, 0],
      3,
    ])
  })

  it('MB-244 MB-247 a sole highest total beats all others', () => {
    const match = tournament([{ hand: ['all clash', spare] }, { tableau: ['earth myth 3'] }, { tableau: ['toller'] }], {
      store: ['air myth 6', 'air myth 1', 'air myth 1'],
    })
    play(match, 'play:t-all-clash')
    expect(rp(match)[0]).toBe(10)
    expect(
      table(match).tournament.sides.map((each: { counters: { clashesLost: number } }) => each.counters.clashesLost),
    ).toEqual([0, 1, 1])
  })

  it('MB-246 with one Top Card only there is no clash', () => {
    const match = play(tournament([{ hand: ['all clash', spare] }], clashCards), 'play:t-all-clash')
    expect([told(match, 'clash'), area(match, 'aftermarket')]).toEqual([[], []])
  })

  it.each([
    [7, 5, 12],
    [8, 5, 5],
    [10, 5, 5],
  ])('MB-203 MB-204 MB-377 %i cards in the Aftermarket and %i more: %i', (before, more, after) => {
    const lying = Array.from({ length: before }, (_, n) => `dark myth ${n + 1}`)
    const match = tournament([{ hand: ['stocker', spare] }], { aftermarket: lying })
    play(match, 'play:t-stocker')
    expect([more, area(match, 'aftermarket').length]).toEqual([5, after])
  })
})
