import { Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { cards, copies, market } from '../../src/index.ts'
import { fresh, given, table } from '../play.ts'

describe('setup', () => {
  it('MA-1 MA-3 each seat begins with ten coins, and six more in the morning', () => {
    const match = fresh({ seats: 4 })
    expect(table(match).seats.map((seat: { money: number }) => seat.money)).toEqual([16, 16, 16, 16])
    expect(table(match).day).toBe(1)
    expect(table(match).phase).toBe('dawn')
  })

  it('MA-1 coins and income are options, and seats are two to six', () => {
    const match = fresh({ options: { money: 3, income: 0 } })
    expect(table(match).seats[0].money).toBe(3)
    expect(() => Match.start(market, { seats: 1 })).toThrow('2 to 6 seats')
    expect(() => Match.start(market, { seats: 7 })).toThrow('2 to 6 seats')
    expect(() => fresh({ options: { days: 4 } })).toThrow('days')
  })

  it('MA-1 everybody sees everybody’s coins', () => {
    const { facts } = fresh().view(null)
    expect(facts.traders).toEqual([
      { money: 16, closed: false },
      { money: 16, closed: false },
    ])
  })

  it('MA-2 goods, trinkets, treasures and lots are four shuffled piles, in which nobody sees a face', () => {
    const match = fresh()
    const ofKind = (kind: string) => cards.filter((card) => card.kind === kind).length
    expect(table(match).deck).toBe(ofKind('good') * copies.good - 2)
    expect(table(match).trinkets).toBe(ofKind('trinket') * copies.trinket)
    expect(table(match).treasures).toBe(ofKind('treasure') * copies.treasure)
    expect(table(match).lots).toBe(ofKind('lot'))
    expect(match.view(0).zones.trinkets).toEqual({ count: 8, backs: ['trinket'] })
    const order = (seed: string) => fresh({ seed }).table.zone.deck!().cards.map((card) => card.def.id)
    expect(order('a')).not.toEqual(order('b'))
  })

  it('a position says what is wrong with it', () => {
    expect(() => given({ stand: ['moon'] })).toThrow('there is no good moon')
    expect(() => given({ stand: ['tea', 'tea', 'tea', 'tea'] })).toThrow('stand: there are not so many cards named tea')
    expect(() => given({ day: 3 })).toThrow('day')
    expect(() => given({ segment: 3 })).toThrow('segment')
    expect(() => given({ seats: [{}, {}, {}] })).toThrow('seats')
    expect(() => given({ offers: [{ from: 0, to: 1, good: 'tea', price: 1 }] })).toThrow('cannot offer tea')
  })

  it('a position is described as it was given', () => {
    const match = given({
      day: 2,
      segment: 1,
      stand: ['tea', 'tea', 'fan', 'clock', 'fern'],
      heap: ['chalk'],
      seats: [{ money: 4, goods: ['honey'], counter: ['carpet'], reserved: ['sun-dial'], vault: ['music-box'] }],
      offers: [{ from: 0, to: 1, good: 'honey', price: 3 }],
    })
    expect(table(match)).toMatchObject({
      day: 2,
      segment: 1,
      stand: ['tea', 'tea', 'fan', 'clock', 'fern'],
      heap: ['chalk'],
      offers: [{ from: 0, to: 1, good: 'honey', price: 3 }],
    })
    expect(table(match).seats[0]).toEqual({
      money: 4,
      closed: false,
      goods: ['honey'],
      counter: ['carpet'],
      reserved: ['sun-dial'],
      vault: ['music-box'],
      trophies: [],
    })
  })
})
