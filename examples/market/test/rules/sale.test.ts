import { describe, expect, it } from 'vitest'
import { answers, asked, given, offered, offeredTo, refused, table, told, until } from '../play.ts'

const stand = ['tea', 'lantern', 'fan', 'clock', 'fern']

describe('sale', () => {
  it('MA-7 the stand holds three goods more than there are seats and is filled up at once', () => {
    for (const seats of [2, 6]) expect(table(given({}, { seats })).stand).toHaveLength(seats + 3)
    const match = given({ stand, deckTop: ['whistle', 'comb'] })
    answers(match, 0, 'buy:lantern:4')
    expect(table(match).stand).toEqual(['tea', 'fan', 'clock', 'fern', 'whistle'])
  })

  it('MA-7 the heap becomes the deck when that is used up', () => {
    const match = given({ seats: [{ money: 99 }] })
    while (table(match).deck > 0) {
      answers(match, 0, offeredTo(match, 0, 'buy:')[0]!)
      answers(match, 0, offeredTo(match, 0, 'sell:')[0]!)
    }
    const { heap } = table(match)
    answers(match, 0, offeredTo(match, 0, 'buy:')[0]!)
    expect(table(match).heap).toEqual([])
    expect(table(match).deck).toBe(heap.length - 1)
    expect(table(match).stand).toHaveLength(5)
  })

  it('MA-7 with nothing left the stand stays short', () => {
    const match = given({ seats: [{ money: 9_999 }] })
    for (let bought = 0; bought < 48; bought++) answers(match, 0, offeredTo(match, 0, 'buy:')[0]!)
    expect(table(match)).toMatchObject({ stand: [], deck: 0, heap: [] })
    expect(offeredTo(match, 0, 'buy:')).toEqual([])
  })

  it('MA-8 a good costs its printed price and belongs to who pays first', () => {
    const match = given({ stand, seats: [{ money: 4 }] })
    answers(match, 0, 'buy:lantern:4')
    expect(table(match).seats[0]).toMatchObject({ money: 0, goods: ['lantern'] })
    expect(table(match).seats[1]).toMatchObject({ money: 10, goods: [] })
    expect(told(match, 1, 'buy')[0]).toMatchObject({ seat: 0, price: 4, card: { name: 'lantern' } })
  })

  it('MA-8 who comes second is told that it is gone', () => {
    const match = given({ stand, deckTop: ['comb'] })
    answers(match, 0, 'buy:lantern:4')
    expect(refused(match, 1, 'buy:lantern:4')).toMatchObject({ rule: 'MA-8', why: expect.stringContaining('any more') })
  })

  it('MA-8 of two alike the older is bought, and the key stays good for the other', () => {
    const match = given({ stand: ['tea', 'fan', 'tea', 'clock', 'fern'], deckTop: ['comb', 'chalk'] })
    expect(offeredTo(match, 0, 'buy:tea')).toEqual(['buy:tea:2'])
    answers(match, 0, 'buy:tea:2')
    answers(match, 1, 'buy:tea:2')
    expect(table(match).stand).toEqual(['fan', 'clock', 'fern', 'comb', 'chalk'])
  })

  it('MA-8 too few coins are too few by one, and the reason is given', () => {
    const match = given({ stand, seats: [{ money: 5 }] })
    expect(offered(match, 0)).not.toContain('buy:clock:6')
    expect(refused(match, 0, 'buy:clock:6').rule).toBe('MA-8')
    expect(match.explain(0, 'buy:clock:6')!.why).toContain('coins')
    expect(match.explain(0, 'buy:lantern:4')).toBeNull()
  })

  it('MA-8 MA-10 prices fall by one a segment, to 1 at least', () => {
    const match = given({ stand, deckTop: ['candle', 'honey', 'chalk', 'clock'] })
    until(match, 60)
    expect(offeredTo(match, 0, 'buy:')).toEqual([
      'buy:fan:3',
      'buy:clock:5',
      'buy:fern:2',
      'buy:candle:1',
      'buy:honey:2',
    ])
    until(match, 120)
    expect(offeredTo(match, 0, 'buy:')).toEqual([
      'buy:fern:1',
      'buy:candle:1',
      'buy:honey:1',
      'buy:chalk:1',
      'buy:clock:4',
    ])
  })

  it('MA-9 a good is sold back for half its printed price, whatever it cost', () => {
    const match = given({ segment: 2, seats: [{ money: 0, goods: ['honey', 'violin', 'honey'] }] })
    expect(offeredTo(match, 0, 'sell:')).toEqual(['sell:honey:1', 'sell:violin:3'])
    answers(match, 0, 'sell:violin:3')
    expect(table(match).seats[0]).toMatchObject({ money: 3, goods: ['honey', 'honey'] })
    expect(table(match).heap).toEqual(['violin'])
  })

  it('MA-9 nobody sells what they have not', () => {
    const match = given({ seats: [{ goods: ['honey'] }] })
    expect(refused(match, 1, 'sell:honey:1').rule).toBe('MA-9')
    expect(refused(match, 0, 'sell:honey:3').rule).toBe('MA-9')
  })

  it('MA-10 at the end of a segment, and not before, the two oldest goods are thrown out', () => {
    const match = given({ stand, deckTop: ['whistle', 'comb'], seats: [{ goods: ['pepper'] }] })
    until(match, 59.999)
    expect(table(match)).toMatchObject({ segment: 0, stand })
    until(match, 60)
    expect(table(match)).toMatchObject({
      segment: 1,
      stand: ['fan', 'clock', 'fern', 'whistle', 'comb'],
      heap: ['tea', 'lantern'],
    })
    expect(table(match).seats[0].goods).toEqual(['pepper'])
  })

  it('MA-10 each deadline falls due at its own time, however late the clock is looked at', () => {
    const match = given({}, { options: { seconds: 10, segments: 3 } })
    until(match, 79)
    const times = match.inputs.map(({ due, at }) => [due, at])
    expect(times).toEqual([
      ['segment', 60_000],
      ['segment', 70_000],
    ])
  })

  it('MA-10 an answer that arrives at the very moment of a deadline comes after it', () => {
    const match = given({ stand })
    expect(match.answer(0, asked(match, 0).id, 'buy:tea:2', 60_000)).toHaveProperty('why')
    expect(table(match).segment).toBe(1)
  })

  it('MA-11 the last deadline closes the sale', () => {
    const match = given({
      segment: 2,
      stand,
      seats: [{ goods: ['honey'] }],
      offers: [{ from: 0, to: 1, good: 'honey', price: 1 }],
    })
    const { id } = asked(match, 0)
    until(match, 60)
    expect(table(match)).toMatchObject({ phase: 'bids', stand: [], heap: stand, offers: [] })
    expect(match.answer(0, id, 'close')).toHaveProperty('why')
  })

  it('MA-12 a closed stall does nothing but reopen', () => {
    const match = given({ stand, seats: [{ goods: ['honey'] }] })
    answers(match, 0, 'close')
    expect(offered(match, 0)).toEqual(['reopen'])
    // everybody is told who leaves it at that
    for (const seat of [0, 1, null])
      expect(match.view(seat).waiting).toMatchObject([{ seat: 0, waits: true }, { seat: 1 }])
    expect(match.waiting[1]).not.toHaveProperty('waits')
    for (const key of ['buy:tea:2', 'sell:honey:1', 'close', 'trade-in', 'offer:1:honey:2']) {
      expect(refused(match, 0, key).rule).toBe('MA-12')
    }
    expect(refused(match, 1, 'reopen').rule).toBe('MA-12')
    answers(match, 1, 'buy:tea:2')
    answers(match, 0, 'reopen')
    expect(match.waiting[0]).not.toHaveProperty('waits')
    expect(offered(match, 0)).toContain('sell:honey:1')
  })

  it('MA-12 when all stalls are closed the sale is, before its time', () => {
    const match = given({ stand })
    answers(match, 1, 'close', 3)
    expect(table(match).phase).toBe('sale')
    answers(match, 0, 'close', 4)
    expect(table(match)).toMatchObject({ phase: 'bids', stand: [] })
    expect(match.deadline).toBe(24_000)
    expect(table(match).seats.map((seat: { closed: boolean }) => seat.closed)).toEqual([false, false])
  })
})
