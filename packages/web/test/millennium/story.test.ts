import type { SeenEvent } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { barOf } from '../../src/boards/millennium/play/bar.ts'
import { chainOf, gainOf } from '../../src/boards/millennium/play/chain.ts'
import { bestDeck, decisive, hasGoneOn, justCounted, seasonOf } from '../../src/boards/millennium/season/story.ts'

const event = (type: string, more: object = {}) => ({ type, ...more }) as unknown as SeenEvent
const placed = (seat: number, place: number, rp: number, vp: number) => event('placed', { seat, place, rp, vp })

const events = [
  event('bought', { seat: 0, card: { name: 'velvet-panther' }, price: 4 }),
  event('bought', { seat: 0, card: {}, price: 6 }),
  event('sold', { seat: 1, card: { name: 'shy-hedgehog' }, price: 1 }),
  event('traded', { seat: 1, from: 0 }),
  event('tournament', { round: 1 }),
  event('points', { side: 0, rp: 9, card: { name: 'whisk-recruit' } }),
  event('points', { side: 0, rp: 3, card: { name: 'whisk-recruit' } }),
  event('points', { side: 0, rp: 20, card: { name: 'stove-golem' } }),
  placed(0, 1, 32, 21),
  placed(1, 2, 30, 15),
  event('tournament', { round: 2 }),
  placed(0, 1, 10, 28),
  placed(1, 2, 5, 20),
]

describe('the season as a story', () => {
  const season = seasonOf(events, 2)

  it('counts what each has dealt with, and the dearest card that was seen', () => {
    expect(season.dealings[0]).toMatchObject({
      bought: 2,
      spent: 10,
      traded: 1,
      dearest: { name: 'velvet-panther', price: 4 },
    })
    expect(season.dealings[1]).toMatchObject({ sold: 1, earned: 1, traded: 1, bought: 0 })
  })

  it('names the best deck by its RP, with the cards that brought them', () => {
    expect(bestDeck(season)).toMatchObject({
      seat: 0,
      round: 1,
      rp: 32,
      cards: [
        { name: 'stove-golem', rp: 20 },
        { name: 'whisk-recruit', rp: 12 },
      ],
    })
  })

  it('names the tournament in which the winner gained most', () => {
    expect(decisive(season, 0)).toMatchObject({ round: 2, lead: 8 })
    expect(decisive(season, 1)).toBeNull()
    expect(decisive(season, 0, 'rp')).toMatchObject({ round: 2, lead: 5 })
  })
})

describe('how a tournament came out', () => {
  const fought = [
    event('tournament', { round: 1 }),
    event('points', { side: 0, rp: 9, card: { name: 'whisk-recruit' } }),
    event('points', { side: 0, rp: -4, card: { name: 'stove-golem' } }),
    event('points', { side: 2, rp: 50, card: { name: 'sealed-envelope' } }),
    event('duelCollections', { seat: 0, rp: 20 }),
    event('duelCollections', { seat: 1, rp: 0 }),
    placed(0, 1, 25, 21),
    placed(1, 2, 10, 15),
  ]

  it('is told by the cards that brought points or cost some, and by collections', () => {
    expect(justCounted(fought, 2)).toMatchObject({
      n: 1,
      at: 6,
      story: {
        round: 1,
        boss: null,
        results: [
          {
            seat: 0,
            rp: 25,
            collections: 20,
            cards: [
              { name: 'whisk-recruit', rp: 9 },
              { name: 'stove-golem', rp: -4 },
            ],
          },
          { seat: 1, rp: 10, collections: 0, cards: [] },
        ],
      },
    })
  })

  it('says whose card it was that somebody else lost points by', () => {
    const robbed = [
      event('tournament', { round: 1 }),
      event('played', { side: 1, card: { name: 'stove-golem' } }),
      event('points', { side: 0, rp: -6, card: { name: 'stove-golem' } }),
      event('points', { side: 1, rp: 6, card: { name: 'stove-golem' } }),
      placed(0, 2, 0, 15),
      placed(1, 1, 6, 21),
    ]
    const [lost, won] = justCounted(robbed, 2)!.story.results
    expect(lost!.cards).toEqual([{ name: 'stove-golem', rp: -6, by: 1 }])
    expect(won!.cards).toEqual([{ name: 'stove-golem', rp: 6 }])
  })

  it('names the prizes, and a boss by what it scored', () => {
    const all = [...fought, event('bossResult', { players: 35, boss: 50 }), event('prizes', { tier: 'bronze' })]
    const { story } = justCounted(all, 2)!
    expect(story.boss).toEqual({ players: 35, rp: 50, cards: [{ name: 'sealed-envelope', rp: 50 }] })
    expect(story.after.map(({ type }) => type)).toEqual(['prizes'])
  })

  it('is news in a match that began within a tournament, as a lesson does', () => {
    const [, ...within] = fought
    expect(justCounted(within, 2)).toMatchObject({ n: 1, story: { round: 1, results: [{ seat: 0 }, { seat: 1 }] } })
    const later = [...within, event('tournament', { round: 3 }), placed(0, 1, 1, 1), placed(1, 2, 0, 0)]
    expect(seasonOf(later, 2).tournaments.map(({ round }) => round)).toEqual([2, 3])
  })

  it('is news until the market is over or somebody plays on', () => {
    expect(justCounted(fought.slice(0, 6), 2)).toBeNull()
    expect(justCounted([...fought, event('bought', { seat: 1, price: 4 })], 2)).not.toBeNull()
    expect(justCounted([...fought, event('bell')], 2)).toBeNull()
    const next = [...fought, event('tournament', { round: 2 })]
    expect(justCounted(next, 2)).toMatchObject({ n: 1, story: { round: 1 } })
    expect(justCounted([...next, event('played', { side: 1 })], 2)).toBeNull()
  })
})

describe('a result that somebody comes back to', () => {
  const counted = [placed(0, 1, 25, 21), placed(1, 2, 10, 15), event('dollars', { seat: 0, dollars: 30 })]
  const goneOn = (more: readonly SeenEvent[], seat: number | null = 0, lookers: readonly number[] = []) =>
    hasGoneOn({ at: 0 }, [...counted, ...more], seat, lookers)

  it('is shown again until they have gone on from it, as long as the clock waits', () => {
    expect(goneOn([], 0, [0, 1])).toBe(false)
    expect(goneOn([], 0, [1])).toBe(true)
    expect(goneOn([event('resumed')])).toBe(true)
  })

  it('without a clock until they do something in the market', () => {
    expect(goneOn([event('bought', { seat: 1, price: 4 })])).toBe(false)
    expect(goneOn([event('bought', { seat: 0, price: 4 })])).toBe(true)
  })

  it('is no news to a spectator', () => {
    expect(goneOn([], null)).toBe(true)
  })
})

describe('the bar of somebody’s points', () => {
  it('is as long as the points, whatever was lost again', () => {
    const length = (sources: readonly number[], points: number) =>
      barOf(
        sources.map((rp) => ({ rp })),
        points,
      ).reduce((sum, { rp }) => sum + rp, 0)
    expect(length([60, 40], 100)).toBe(100)
    expect(length([70, 40, -17], 93)).toBeCloseTo(93)
    expect(length([10, -30], -20)).toBe(0)
    expect(length([], 0)).toBe(0)
  })
})

describe('what a turn sets off', () => {
  it('is everything since the last choice, in its order', () => {
    const all = [
      event('pass', { side: 1 }),
      event('move', { cards: [{ handle: 7, from: 'hand:0', to: 'tableau:0' }] }),
      event('played', { side: 0, card: { handle: 7 } }),
      event('trigger', { side: 0 }),
      event('answer', { seat: 0 }),
      event('points', { side: 0, rp: -3, card: { name: 'whisk-recruit' } }),
    ]
    expect(chainOf(all).map(({ event: { type } }) => type)).toEqual(['played', 'trigger', 'points'])
    expect(chainOf(all, 4).map(({ event: { type } }) => type)).toEqual(['played', 'trigger'])
    expect(gainOf(all[5]!)).toEqual({ side: 0, rp: -3, source: 'whisk-recruit' })
    expect(gainOf(all[3]!)).toBeNull()
  })

  it('includes a card that an effect plays', () => {
    const all = [
      event('action', { side: 0 }),
      event('move', { cards: [{ handle: 9, from: 'aftermarket', to: 'tableau:0' }] }),
      event('played', { side: 0, card: { handle: 9 } }),
    ]
    expect(chainOf(all)).toHaveLength(2)
  })
})
