import { describe, expect, it } from 'vitest'
import { amberThree, answers, asked, given, type MarketMatch, offered, refused, table, until } from '../play.ts'

const sets = ['candle', 'honey', 'violin', 'tea', 'fan']
const toPile = (match: MarketMatch, goods: readonly string[] = amberThree) => {
  answers(match, 0, 'trade-in')
  answers(match, 0, goods)
}
const nextAfter = (match: MarketMatch, keys: string[]) => match.next(0, asked(match, 0).id, keys)

describe('cabinet', () => {
  it('MA-13 three goods of one colour or of three, and nothing else', () => {
    const match = given({ seats: [{ goods: sets }] })
    answers(match, 0, 'trade-in')
    expect(offered(match, 0)).toEqual(sets)
    expect(nextAfter(match, ['candle'])).toEqual({ add: ['honey', 'violin', 'tea', 'fan'], stop: false })
    expect(nextAfter(match, ['candle', 'honey'])).toEqual({ add: ['violin'], stop: false })
    expect(nextAfter(match, ['tea', 'fan'])).toEqual({ add: ['candle', 'honey', 'violin'], stop: false })
    expect(nextAfter(match, ['tea', 'fan', 'honey'])).toEqual({ add: [], stop: true })
    expect(refused(match, 0, ['candle', 'honey', 'tea']).rule).toBe('MA-13')
    expect(refused(match, 0, ['candle', 'honey']).why).toContain('violin')
    expect(refused(match, 0, ['candle', 'candle', 'honey']).why).toContain('twice')
    answers(match, 0, ['fan', 'honey', 'tea'])
    expect(asked(match, 0).kind).toBe('pile')
  })

  it('MA-13 a good that leads to no set cannot be chosen at all', () => {
    const match = given({ seats: [{ goods: ['candle', 'honey', 'violin', 'tea'] }] })
    answers(match, 0, 'trade-in')
    expect(nextAfter(match, [])).toEqual({ add: ['candle', 'honey', 'violin'], stop: true })
    expect(refused(match, 0, ['tea', 'candle', 'honey']).rule).toBe('MA-13')
  })

  it('MA-13 copies of a good have numbers', () => {
    const match = given({ seats: [{ goods: ['tea', 'tea', 'tea'] }] })
    answers(match, 0, 'trade-in')
    answers(match, 0, ['tea', 'tea#2', 'tea#3'])
    answers(match, 0, 'trinkets')
    expect(table(match).seats[0].counter).toEqual(['tea', 'tea', 'tea'])
  })

  it('MA-13 without a set there is nothing to trade in', () => {
    const match = given({ seats: [{ goods: ['candle', 'honey', 'tea', 'fern'] }] })
    expect(refused(match, 0, 'trade-in').rule).toBe('MA-13')
    expect(refused(match, 1, 'trade-in').rule).toBe('MA-13')
  })

  it('MA-13 treasures take goods whose printed prices come to 12 or more', () => {
    const match = given({ seats: [{ goods: ['candle', 'lantern', 'violin', 'honey'] }] })
    toPile(match, ['candle', 'lantern', 'violin'])
    expect(offered(match, 0)).toEqual(['trinkets', 'treasures', 'back'])
    answers(match, 0, 'back')
    toPile(match, ['candle', 'honey', 'violin'])
    expect(offered(match, 0)).toEqual(['trinkets', 'back'])
    expect(refused(match, 0, 'treasures').rule).toBe('MA-13')
  })

  it('MA-13 until the pile is named nothing has changed, and one may turn back twice', () => {
    const match = given({ seats: [{ goods: sets }] })
    const before = table(match)
    toPile(match)
    expect(table(match)).toEqual(before)
    answers(match, 0, 'back')
    expect(table(match)).toEqual(before)
    answers(match, 0, 'trade-in')
    answers(match, 0, [])
    expect(table(match)).toEqual(before)
    expect(asked(match, 0).kind).toBe('menu')
  })

  it('MA-14 the goods are pledged for a coin, and the seat alone sees the top prize', () => {
    const match = given({ trinketsTop: ['music-box'], seats: [{ money: 1, goods: sets }] })
    toPile(match)
    answers(match, 0, 'trinkets')
    expect(table(match)).toMatchObject({ trinkets: 7 })
    expect(table(match).seats[0]).toMatchObject({
      money: 0,
      goods: ['tea', 'fan'],
      counter: [...amberThree],
      reserved: ['music-box'],
    })
    const reserved = (seat: number | null) => match.view(seat).zones['reserved:0']!.cards![0]
    expect(reserved(0)).toMatchObject({ name: 'music-box' })
    for (const other of [1, null]) {
      expect(reserved(other)).toMatchObject({ back: 'trinket' })
      expect(JSON.stringify([match.view(other), match.events(other)])).not.toContain('music-box')
    }
  })

  it('MA-14 it costs a coin that one must have', () => {
    const match = given({ seats: [{ money: 0, goods: sets }] })
    expect(refused(match, 0, 'trade-in').rule).toBe('MA-14')
  })

  it('MA-14 a reserved prize is nobody else’s: the next seat gets the next', () => {
    const match = given({
      trinketsTop: ['music-box', 'brass-key'],
      seats: [{ goods: sets }, { goods: ['tea', 'fern', 'comb'] }],
    })
    toPile(match)
    answers(match, 1, 'trade-in')
    answers(match, 1, ['tea', 'fern', 'comb'])
    answers(match, 0, 'trinkets')
    answers(match, 1, 'trinkets')
    expect(table(match).seats[0].reserved).toEqual(['music-box'])
    expect(table(match).seats[1].reserved).toEqual(['brass-key'])
  })

  it('MA-15 a prize is taken for the goods, into the vault that others cannot look into', () => {
    const match = given({ trinketsTop: ['music-box'], seats: [{ goods: sets }] })
    toPile(match)
    answers(match, 0, 'trinkets')
    answers(match, 0, 'take')
    expect(table(match)).toMatchObject({ heap: [...amberThree], trinkets: 7 })
    expect(table(match).seats[0]).toMatchObject({
      goods: ['tea', 'fan'],
      counter: [],
      reserved: [],
      vault: ['music-box'],
    })
    expect(match.view(1).zones['vault:0']).toEqual({ count: 1, backs: ['trinket'] })
    expect(JSON.stringify([match.view(1), match.events(1)])).not.toContain('music-box')
  })

  it('MA-15 or left: the goods come back, the prize goes under its pile, the coin is gone', () => {
    const match = given({ treasuresTop: ['sun-dial'], seats: [{ goods: ['candle', 'lantern', 'violin'] }] })
    toPile(match, ['candle', 'lantern', 'violin'])
    answers(match, 0, 'treasures')
    answers(match, 0, 'leave')
    expect(table(match).seats[0]).toMatchObject({
      money: 9,
      goods: ['candle', 'lantern', 'violin'],
      counter: [],
      reserved: [],
    })
    expect(match.table.zone.treasures!().cards[0]!.def.id).toBe('sun-dial')
    expect(match.view(0).zones.treasures!.known).toEqual([{ name: 'sun-dial', at: 7 }])
    expect(match.view(1).zones.treasures!.known).toBeUndefined()
  })

  it('MA-15 before that the seat can do nothing else, and others everything', () => {
    const match = given({ stand: ['tea', 'fan', 'clock', 'fern', 'comb'], seats: [{ goods: sets }] })
    toPile(match)
    answers(match, 0, 'trinkets')
    expect(match.asks(0).map((ask) => ask.kind)).toEqual(['prize'])
    refused(match, 0, 'buy:tea:2')
    answers(match, 1, 'buy:tea:2')
    answers(match, 1, 'close')
    expect(table(match).phase).toBe('sale')
  })

  it('MA-16 at the end of a segment a prize that was not taken is left', () => {
    const match = given({ trinketsTop: ['music-box'], seats: [{ goods: sets }, { vault: ['brass-key'] }] })
    toPile(match)
    answers(match, 0, 'trinkets', 59)
    until(match, 60)
    expect(table(match).seats[0]).toMatchObject({
      goods: ['tea', 'fan', ...amberThree],
      counter: [],
      reserved: [],
      vault: [],
    })
    expect(table(match).seats[1].vault).toEqual(['brass-key'])
    expect(table(match).trinkets).toBe(7)
    expect(asked(match, 0).kind).toBe('menu')
  })

  it('MA-16 at the end of the sale too', () => {
    const match = given({ segment: 2, seats: [{ goods: sets }] })
    toPile(match)
    answers(match, 0, 'trinkets')
    until(match, 60)
    expect(table(match).phase).toBe('bids')
    expect(table(match).seats[0]).toMatchObject({ goods: ['tea', 'fan', ...amberThree], reserved: [] })
  })
})
