import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { given, table, until } from '../play.ts'

const lastNight = (...seats: JsonObject[]) => {
  const match = given({ phase: 'night', day: 2, left: 20, seats }, { seats: seats.length })
  until(match, 20)
  return match
}

describe('scoring', () => {
  it('MA-24 n cards of a colour are worth 1 + 2 + ... + n points', () => {
    const { over } = lastNight(
      { money: 0, goods: ['tea', 'fern', 'comb', 'screen'] },
      { money: 0, goods: ['tea', 'candle', 'fan', 'clock'] },
      { money: 0, goods: [] },
    )
    expect(over!.scores).toEqual([10, 4, 0])
  })

  it('MA-24 a lot counts for its colour and has points; prizes have points and no colour', () => {
    const { over } = lastNight(
      { money: 0, goods: ['tea'], trophies: ['tea-house'] },
      { money: 0, goods: ['tea'], vault: ['sun-dial', 'brass-key'] },
    )
    expect(over!.scores).toEqual([3 + 6, 1 + 10 + 4])
  })

  it('MA-24 five coins are a point, four are none', () => {
    expect(lastNight({ money: 14 }, { money: 4 }).over!.scores).toEqual([2, 0])
  })

  it('MA-24 prizes come to light', () => {
    const match = lastNight({ vault: ['sun-dial'] }, {})
    expect(table(match).seats[0]).toMatchObject({ vault: [], trophies: ['sun-dial'] })
    expect(match.view(1).zones['trophies:0']!.cards![0]!.name).toBe('sun-dial')
  })

  it('MA-25 the most points win', () => {
    expect(lastNight({ money: 0, goods: ['tea'] }, { money: 4 }).over).toMatchObject({ winner: 0, rule: 'MA-25' })
    expect(lastNight({ money: 4 }, { money: 0, goods: ['tea'] }, { money: 4 }).over!.winner).toBe(1)
  })

  it('MA-25 of equals the most coins; of those, all', () => {
    expect(lastNight({ money: 3 }, { money: 4 }).over!.winner).toBe(1)
    const match = lastNight({ money: 4 }, { money: 3 }, { money: 4 })
    expect(match.over!.winner).toEqual([0, 2])
    expect(table(match)).toMatchObject({ over: true, winners: [0, 2], scores: [0, 0, 0] })
  })

  it('MA-25 not before the last night', () => {
    const match = given({ phase: 'night', day: 1, left: 20 })
    until(match, 20)
    expect(match.over).toBeNull()
  })
})
