import { describe, expect, it } from 'vitest'
import { answers, asked, given, offered, refused, table, told, until } from '../play.ts'

const bids = { phase: 'bids', lot: ['pier'], left: 20 }

describe('bids', () => {
  it('MA-20 a lot is turned up for all to see when the sale is closed', () => {
    const match = given({ segment: 2 })
    until(match, 60)
    expect(table(match).lot).toHaveLength(1)
    expect(match.view(null).zones.lot!.cards![0]!.name).toBe(table(match).lot[0])
    expect(match.deadline).toBe(80_000)
  })

  it('MA-20 one bids any number of the coins one has', () => {
    const match = given({ ...bids, seats: [{ money: 2 }, { money: 0 }] })
    expect(offered(match, 0)).toEqual(['bid:0', 'bid:1', 'bid:2'])
    expect(match.asks(0)[0]!.forced).toBeUndefined()
    expect(match.asks(1)[0]!.forced).toBe(true)
    refused(match, 0, 'bid:3')
  })

  it('MA-20 nobody learns a bid before all are made; then all are told', () => {
    const match = given({ ...bids, seats: [{ money: 9 }, { money: 9 }] })
    const [seen, events] = [match.view(1), match.events(1)]
    answers(match, 0, 'bid:7')
    expect({ ...match.view(1), waiting: null }).toEqual({ ...seen, waiting: null })
    expect(match.events(1)).toEqual(events)
    answers(match, 1, 'bid:8')
    expect(told(match, 1, 'bids')[0]!.bids).toEqual([7, 8])
    expect(told(match, 1, 'answer').map((event) => event.answer)).toEqual(['bid', 'bid'])
  })

  it('MA-20 a bid that is made cannot be made again', () => {
    const match = given(bids)
    const { id } = asked(match, 0)
    answers(match, 0, 'bid:1')
    expect(match.answer(0, id, 'bid:5')).toHaveProperty('why')
  })

  it('MA-20 who has not bid after 20 seconds bids 0', () => {
    const match = given({ ...bids, seats: [{ money: 9 }, { money: 9 }, { money: 9 }] }, { seats: 3 })
    answers(match, 2, 'bid:1')
    until(match, 19.9)
    expect(table(match).phase).toBe('bids')
    until(match, 20)
    expect(table(match).phase).toBe('night')
    expect(told(match, 0, 'bids')[0]!.bids).toEqual([0, 0, 1])
    expect(table(match).seats[2].trophies).toEqual(['pier'])
  })

  it('MA-20 the deadline of bids that are all made is no deadline any more', () => {
    const match = given(bids)
    answers(match, 0, 'bid:1', 3)
    answers(match, 1, 'bid:2', 4)
    expect(match.table.timers).toEqual([{ name: 'night', at: 24_000 }])
  })

  it('MA-21 the highest bid gets the lot and is paid; the others pay nothing', () => {
    const match = given(bids)
    answers(match, 0, 'bid:3')
    answers(match, 1, 'bid:4')
    expect(table(match).seats[0]).toMatchObject({ money: 10, trophies: [] })
    expect(table(match).seats[1]).toMatchObject({ money: 6, trophies: ['pier'] })
  })

  it('MA-3 MA-21 of equal bids the first from the steward on wins, who is another seat each day', () => {
    const winnerOn = (day: number, made: number[]) => {
      const match = given({ ...bids, day }, { seats: 3, options: { days: 3 } })
      for (const [seat, bid] of made.entries()) answers(match, seat, `bid:${bid}`)
      return table(match).seats.findIndex((seat: { trophies: string[] }) => seat.trophies.length > 0)
    }
    expect(winnerOn(1, [4, 4, 4])).toBe(0)
    expect(winnerOn(2, [4, 4, 4])).toBe(1)
    expect(winnerOn(3, [4, 4, 4])).toBe(2)
    expect(winnerOn(3, [4, 4, 3])).toBe(0)
    expect(winnerOn(2, [5, 4, 4])).toBe(0)
  })

  it('MA-21 if all bid 0 the lot goes under its pile', () => {
    const match = given(bids)
    answers(match, 0, 'bid:0')
    answers(match, 1, 'bid:0')
    expect(table(match)).toMatchObject({ lot: [], lots: 6, phase: 'night' })
    expect(match.table.zone.lots!().cards[0]!.def.id).toBe('pier')
  })
})
