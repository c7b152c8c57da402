import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { chart } from '../../../src/rules/season/rounds.ts'
import { placesBy, sharedPoints } from '../../../src/rules/season/scoring.ts'
import { area, rp, table, told, tournament } from '../../support.ts'

const spare = 'water animal 1'
const game_festival = [
  'goldfish-in-a-bag',
  'giant-plush-dragon',
  'ferris-wheel-spirit',
  'prize-pumpkin',
  'fireworks-finale',
  'masked-raffle-caller',
]

describe('the end of a tournament', () => {
  it.each([
    ['MB-259 pre-release', 'prerelease', [7, 5, 4, 3, 2, 0]],
    ['MB-260 round 1', 'first', [21, 15, 12, 9, 6, 0]],
    ['MB-261 round 2', 'second', [28, 20, 16, 12, 8, 0]],
    ['MB-262 final', 'final', [42, 30, 24, 18, 12, 0]],
  ] as const)('MB-259..262 %s', (_title, row, points) => {
    expect(chart[row]).toEqual(points)
  })

  it.each([
    ['first', [120, 80, 80, 80, 40], [21, 12, 12, 12, 6]],
    ['first', [9, 8, 7, 7], [21, 15, 10, 10]],
    ['second', [9, 9, 1], [24, 24, 16]],
    ['final', [9, 9, 9, 9], [28, 28, 28, 28]],
    ['final', [9, 8, 7, 6, 5, 5], [42, 30, 24, 18, 6, 6]],
    ['prerelease', [9, 8, 7, 6, 6], [7, 5, 4, 2, 2]],
  ] as const)('MB-252 MB-253 %s: %j is worth %j', (row, points, vp) => {
    expect(sharedPoints(placesBy(points), chart[row])).toEqual(vp)
  })

  const ending = (round: number, more: object = {}) =>
    play(
      tournament(
        [
          { hand: [spare], tableau: ['scorer'], box: ['box scorer'] },
          { tableau: ['earth myth 1'], binder: ['dark myth 1'] },
        ],
        {},
        { options: more as never },
      ),
      ...(round ? ['play:t-water-animal-1'] : []),
    )

  it('MB-251 MB-254 MB-255 MB-256 MB-257 MB-392 after round 1: VP, a Bronze promo each, a new Store Area, cards to the binders', () => {
    const match = ending(1)
    expect(table(match).players.map((each: { vp: { tournament: number } }) => each.vp.tournament)).toEqual([21, 13, 13])
    expect(told(match, 'prizes')[0]).toMatchObject({ tier: 'bronze', set: 'festival-prizes' })
    expect(table(match).round).toBe(2)
    const binder = area(match, 'binder:0')
    expect(binder).toEqual(expect.arrayContaining(['scorer', 'box-scorer', 'water-animal-1']))
    const promos = [0, 1, 2].map(
      (seat) => area(match, `binder:${seat}`).filter((id) => game_festival.includes(id)).length,
    )
    expect(promos).toEqual([1, 1, 1])
    expect(area(match, 'storeArea')).toHaveLength(9)
    expect(area(match, 'storeDiscard').length).toBeGreaterThanOrEqual(9)
    expect(table(match).players.map((each: { markers: number }) => each.markers)).toEqual([4, 4, 4])
  })

  it('MB-194 MB-167 RP have no limit, and begin at zero in the next tournament', () => {
    const match = tournament([{ hand: ['gainer', spare], rp: 100000 }])
    expect(rp(play(match, 'play:t-gainer'))[0]).toBe(100005)
  })

  it('MB-250 scores are counted clockwise from the first player, a card’s own in the order in which they are printed', () => {
    const match = tournament(
      [0, 1, 2].map(() => ({ tableau: ['double scorer'] })),
      { first: 1 },
    )
    expect(told(match, 'points').map(({ side, rp: points }) => [side, points])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [0, 1],
      [0, 2],
    ])
  })

  it('MB-414 Earthcraft repeats Play effects alone, not what the card scores', () => {
    const match = tournament([{ hand: ['earth myth 1', spare], tableau: ['earthy scorer'] }])
    play(match, 'play:t-earth-myth-1')
    expect(rp(match)[0]).toBe(4)
  })

  it('MB-187 the first to fill all slots is remembered, and nobody after', () => {
    const five = [1, 2, 3, 4, 5].map((n) => `fire myth ${n}`)
    const match = tournament([
      { hand: [spare, spare], tableau: five.slice(1) },
      { hand: [spare], tableau: five },
      { hand: [spare], tableau: five },
    ])
    const first = () =>
      table(match).tournament.sides.map(({ counters }: { counters: { filledFirst: number } }) => counters.filledFirst)
    expect(first()).toEqual([0, 0, 0])
    play(match, 'play:t-water-animal-1')
    expect(first()).toEqual([0, 0, 0])
    play(match, 'play:t-water-animal-1')
    expect(first()).toEqual([0, 1, 0])
    play(match, 'play:t-water-animal-1')
    expect(first()).toEqual([0, 1, 0])
  })

  it('MB-042 where the RP of each came from is added up by card, losses too', () => {
    const match = tournament([
      { hand: ['gainer', 'gainer', 'scorer', spare] },
      { hand: ['thief', spare, spare], rp: 0 },
    ])
    play(match, 'play:t-gainer', 'play:t-thief', 'play:t-gainer', 'play:t-water-animal-1', 'play:t-scorer')
    expect(table(match).tournament.sides.map(({ breakdown }: { breakdown: object[] }) => breakdown)).toEqual([
      [
        { source: 't-gainer', rp: 10 },
        { source: 't-thief', rp: -5 },
      ],
      [{ source: 't-thief', rp: 5 }],
      [],
    ])
  })

  it('MB-249 while scores are counted nothing is triggered, and nobody can react', () => {
    const match = tournament([
      { rp: 9, tableau: ['score loser', 'loser'] },
      { rp: 9, tableau: ['vulture'] },
    ])
    expect(told(match, 'placed').map(({ rp: points }) => points)).toEqual([9, 4, 0])
  })

  it('MB-250 MB-266 MB-278 a persona scores for its player alone, a Venue for all; everybody hears that scores are counted', () => {
    const points = (zones: object) => {
      const match = tournament([{}, {}, {}], { zones: { 'persona:0': [], 'persona:1': [], 'persona:2': [], ...zones } })
      expect(told(match, 'scoring')).toMatchObject([{ rule: 'MB-249' }])
      return told(match, 'placed').map(({ rp: each }) => each)
    }
    expect(points({ 'persona:1': ['the-hush'] })).toEqual([0, 7, 0])
    expect(points({ venue: ['venue-grand-hotel-ballroom'] })).toEqual([8, 8, 8])
  })
})
