import { describe, expect, it } from 'vitest'
import { answers, asked, given, offered, refused, table, told, until } from '../play.ts'

const night = { phase: 'night', left: 20 }

describe('night', () => {
  it('MA-22 a seat returns up to two goods, one after the other', () => {
    const match = given({ ...night, seats: [{ money: 0, goods: ['tea', 'tea', 'clock'] }] })
    expect(offered(match, 0)).toEqual(['none', 'tea', 'clock'])
    answers(match, 0, 'tea')
    expect(offered(match, 0)).toEqual(['none', 'tea', 'clock'])
    answers(match, 0, 'clock')
    expect(match.asks(0)).toEqual([])
    answers(match, 1, 'none')
    expect(table(match).seats[0].goods).toEqual(['tea'])
    expect(table(match).heap).toEqual(['tea', 'clock'])
  })

  it('MA-22 one cannot return a good twice', () => {
    const match = given({ ...night, seats: [{ goods: ['tea'] }] })
    answers(match, 0, 'tea')
    refused(match, 0, 'tea')
    expect(offered(match, 0)).toEqual(['none'])
  })

  it('MA-22 nobody sees what another returns, nor how far they are, before all have chosen', () => {
    const match = given({ ...night, seats: [{ goods: ['tea', 'clock'] }, { goods: ['fan'] }] })
    const [seen, events] = [match.view(1), match.events(1)]
    answers(match, 0, 'tea')
    expect(match.view(1)).toEqual(seen)
    expect(match.events(1)).toEqual(events)
    answers(match, 0, 'clock')
    expect({ ...match.view(1), waiting: null }).toEqual({ ...seen, waiting: null })
    expect(match.events(1)).toEqual(events)
    answers(match, 1, 'none')
    expect(told(match, 1, 'return')).toHaveLength(1)
  })

  it('MA-22 who has not finished after 20 seconds returns nothing; who has, does', () => {
    const match = given(
      {
        ...night,
        seats: [
          { money: 0, goods: ['tea', 'clock'] },
          { money: 0, goods: ['fan'] },
          { money: 0, goods: ['comb'] },
        ],
      },
      { seats: 3 },
    )
    answers(match, 0, 'tea')
    answers(match, 1, 'fan')
    answers(match, 1, 'none')
    until(match, 19)
    expect(table(match).seats[1].goods).toEqual(['fan'])
    until(match, 20)
    expect(table(match).heap).toEqual(['fan'])
    expect(table(match).seats[0].goods).toEqual(['tea', 'clock'])
    expect(table(match).seats[2].goods).toEqual(['comb'])
  })

  it('MA-22 a seat without goods is asked, and everybody knows its answer', () => {
    const match = given({ ...night, seats: [{ goods: ['tea'] }] })
    expect(match.asks(1)[0]).toMatchObject({ kind: 'return', forced: true })
    expect(match.asks(0)[0]!.forced).toBeUndefined()
  })

  it('MA-23 a returned good pays its printed price, less one for each other of its colour that is returned', () => {
    const match = given(
      {
        ...night,
        seats: [
          { money: 0, goods: ['violin', 'clock'] },
          { money: 0, goods: ['candle', 'honey'] },
          { money: 0, goods: ['fern'] },
        ],
      },
      { seats: 3 },
    )
    answers(match, 0, 'violin')
    answers(match, 0, 'clock')
    answers(match, 1, 'candle')
    answers(match, 1, 'honey')
    answers(match, 2, 'none')
    const paid = told(match, null, 'return').map((event) => event.price)
    expect(paid).toEqual([6 - 2 + 6, 2 - 2 + (3 - 2)])
    expect(table(match).seats.map((seat: { money: number }) => seat.money)).toEqual([10 + 6, 1 + 6, 0 + 6])
  })

  it('MA-23 a good never pays less than nothing', () => {
    const goods = ['candle', 'candle']
    const match = given(
      {
        ...night,
        seats: [
          { money: 0, goods },
          { money: 0, goods: ['candle', 'honey'] },
          { money: 0, goods: ['honey', 'honey'] },
        ],
      },
      { seats: 3 },
    )
    for (const seat of [0, 1, 2]) {
      answers(match, seat, offered(match, seat).at(-1)!)
      answers(match, seat, offered(match, seat).at(-1)!)
    }
    expect(told(match, null, 'return').map((event) => event.price)).toEqual([0, 0, 0])
  })

  it('MA-3 then the next day begins with income and a new crate', () => {
    const match = given({ ...night, seats: [{ money: 1 }] })
    until(match, 20)
    expect(table(match)).toMatchObject({ day: 2, phase: 'dawn', price: 8 })
    expect(table(match).seats[0].money).toBe(7)
    expect(match.view(0).facts.steward).toBe(1)
    expect(asked(match, 1).id).toBe('crate-2')
  })
})
