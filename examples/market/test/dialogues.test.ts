import { isRefusal, playOut, Random, randomAnswer } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { amberThree, answers, asked, fresh, given, offered, offeredTo, table, until } from './play.ts'

const stand = ['tea', 'lantern', 'fan', 'clock', 'fern', 'comb']
const deckTop = ['chalk', 'whistle', 'ribbon', 'kettle']
const goods = ['candle', 'honey', 'violin', 'lantern', 'tea']

/** Seat 0 has offered its violin to seat 1, and has chosen it for the cabinet. */
function midDialogue() {
  const match = given({ stand, deckTop, seats: [{ goods }] }, { seats: 3 })
  answers(match, 0, 'offer:1:violin:2', 1)
  answers(match, 0, 'trade-in', 2)
  answers(match, 0, amberThree, 3)
  return match
}

describe('a dialogue that spans steps', () => {
  it('MA-13 goes on while others buy, sell, close and reopen, and a segment ends', () => {
    const match = given({ stand, deckTop, seats: [{ goods }] }, { seats: 3 })
    answers(match, 0, 'trade-in', 2)
    const steps = match.steps
    answers(match, 1, 'buy:fan:4', 5)
    answers(match, 2, 'buy:clock:6', 6)
    answers(match, 0, amberThree, 7)
    answers(match, 1, 'sell:fan:2', 8)
    answers(match, 2, 'close', 9)
    until(match, 61)
    answers(match, 2, 'reopen', 62)
    expect(match.steps).toBe(steps + 6)
    expect(asked(match, 0).kind).toBe('pile')
    answers(match, 0, 'trinkets', 63)
    expect(table(match).seats[0]).toMatchObject({ money: 9, goods: ['lantern', 'tea'], counter: [...amberThree] })
  })

  it('MA-13 keeps the id of its open question while others act', () => {
    const match = midDialogue()
    const { id } = asked(match, 0)
    answers(match, 2, 'buy:tea:2', 4)
    answers(match, 1, 'decline:0:violin:2', 5)
    expect(asked(match, 0).id).toBe(id)
    expect(match.answer(0, id, 'trinkets', 6_000)).toHaveProperty('events')
  })

  it('MA-13 what others do neither renews the time it waits nor uses up the ids of its questions', () => {
    const match = midDialogue()
    const { number, since } = asked(match, 0)
    expect(since).toBe(1000)
    answers(match, 2, 'buy:tea:2', 4)
    answers(match, 2, 'buy:comb:4', 5)
    expect(match.waiting.map((each) => each.since)).toEqual([1000, 0, 5000])
    answers(match, 0, 'trinkets', 6)
    expect(asked(match, 0)).toMatchObject({ kind: 'prize', number: number + 1, since: 6000 })
  })

  it('MA-13 is cut back to the question of which an answer is no longer legal, and that has a fresh id', () => {
    const match = midDialogue()
    const pile = asked(match, 0).id
    answers(match, 1, 'accept:0:violin:2', 4)
    expect(asked(match, 0).kind).toBe('goods')
    expect(offered(match, 0)).toEqual(['candle', 'honey', 'lantern', 'tea'])
    expect(isRefusal(match.answer(0, pile, 'trinkets'))).toBe(true)
    expect(asked(match, 0).id).not.toBe(pile)
    answers(match, 0, ['candle', 'honey', 'lantern'], 5)
    answers(match, 0, 'trinkets', 6)
    expect(table(match).seats[0]).toMatchObject({ money: 10 + 2 - 1, counter: ['candle', 'honey', 'lantern'] })
  })

  it('MA-13 is cut back to the menu when there is nothing left to choose', () => {
    const match = given({ stand, seats: [{ goods: [...amberThree] }] })
    answers(match, 0, 'offer:1:violin:2')
    answers(match, 0, 'trade-in')
    answers(match, 0, amberThree)
    answers(match, 1, 'accept:0:violin:2')
    expect(match.asks(0).map(({ id }) => id)).toEqual(['sale-1'])
    expect(offeredTo(match, 0, 'sell:')).toEqual(['sell:candle:1', 'sell:honey:1'])
  })

  it('MA-13 a copy of the same name will do for one that is gone', () => {
    const match = given({ stand, seats: [{ goods: ['honey', 'candle', 'violin', 'honey'] }] })
    answers(match, 0, 'offer:1:honey:2')
    answers(match, 0, 'trade-in')
    answers(match, 0, ['honey', 'candle', 'violin'])
    answers(match, 1, 'accept:0:honey:2')
    expect(asked(match, 0).kind).toBe('pile')
    answers(match, 0, 'trinkets')
    expect(table(match).seats[0].counter).toEqual(['candle', 'violin', 'honey'])
  })

  it('MA-13 does not show: nobody can tell that a seat is in one, or was cut back', () => {
    const match = given({ stand, deckTop, seats: [{ goods }] }, { seats: 3 })
    answers(match, 0, 'offer:1:violin:2', 1)
    const [seen, events] = [match.view(2), match.events(2).length]
    answers(match, 0, 'trade-in', 2)
    answers(match, 0, amberThree, 3)
    expect({ ...match.view(2), now: 0 }).toEqual({ ...seen, now: 0 })
    expect(match.events(2)).toHaveLength(events)

    const idle = given({ stand, deckTop, seats: [{ goods }] }, { seats: 3 })
    answers(idle, 0, 'offer:1:violin:2', 1)
    for (const each of [match, idle]) answers(each, 1, 'accept:0:violin:2', 4)
    expect(match.view(2)).toEqual(idle.view(2))
    expect(match.events(2)).toEqual(idle.events(2))
  })

  it('MA-11 MA-13 ends with the sale and is not taken up on the next day', () => {
    const match = given({ segment: 2, left: 10, seats: [{ goods }] })
    answers(match, 0, 'trade-in', 1)
    answers(match, 0, amberThree, 2)
    until(match, 50)
    expect(table(match)).toMatchObject({ day: 2, phase: 'dawn' })
    expect(match.asks(0).map(({ kind }) => kind)).toEqual(['crate'])
    answers(match, 1, 'take:8', 50)
    expect(match.asks(0).map(({ id, kind }) => `${id} ${kind}`)).toEqual(['sale-2 menu'])
    expect(table(match).seats[0].goods).toEqual(goods)
  })

  it('MA-13 six at a time make the longest step that there is', () => {
    const sets = [
      ['candle', 'honey', 'lantern'],
      ['tea', 'fern', 'comb'],
      ['pepper', 'ribbon', 'fan'],
    ]
    const all = [...sets, ...sets]
    const match = given({ seats: all.map((each) => ({ goods: each })) }, { seats: 6 })
    all.forEach((each, seat) => {
      answers(match, seat, 'trade-in')
      answers(match, seat, each)
    })
    expect(match.taken).toBe(match.game.longestStep - 1)
    answers(match, 3, 'trinkets')
    expect(match.taken).toBe(0)
    expect(all.map((_, seat) => asked(match, seat).kind)).toEqual(['pile', 'pile', 'pile', 'prize', 'pile', 'pile'])
  })

  it('MA-15 the choice of a prize keeps its id too, and ends with the segment', () => {
    const match = given({ stand, deckTop, seats: [{ goods }] })
    answers(match, 0, 'trade-in')
    answers(match, 0, amberThree)
    answers(match, 0, 'trinkets')
    const { id } = asked(match, 0)
    answers(match, 1, 'buy:fan:4', 3)
    expect(asked(match, 0)).toMatchObject({ id, kind: 'prize' })
    until(match, 60)
    expect(isRefusal(match.answer(0, id, 'take'))).toBe(true)
    expect(table(match).seats[0].vault).toEqual([])
  })
})

describe('asks in real time', () => {
  it('MA-8 a menu keeps its id through the whole sale: what is still on offer is taken, what is gone is not', () => {
    const match = given({ stand, deckTop }, { seats: 3 })
    const ids = [0, 1, 2].map((seat) => asked(match, seat).id)
    expect(ids).toEqual(['sale-1', 'sale-1', 'sale-1'])
    answers(match, 0, 'buy:lantern:4', 1)
    answers(match, 2, 'buy:tea:2', 2)
    expect(match.answer(1, ids[1]!, 'buy:fan:4', 3000)).toHaveProperty('events')
    expect(match.answer(1, ids[1]!, 'buy:tea:2', 3000)).toHaveProperty('why')
    until(match, 100)
    expect(match.answer(1, ids[1]!, 'buy:comb:3')).toHaveProperty('events')
  })

  it('MA-8 with six seats no answer that is legal when it arrives is refused, however old the ask it quotes', () => {
    const match = fresh({ seats: 6, options: { money: 40 } })
    answers(match, 0, 'take:8')
    const random = new Random('arrivals')
    const { id } = asked(match, 0)
    let taken = 0
    for (let at = 0; at < 150; at += 0.5) {
      const seat = random.int(6)
      const ask = asked(match, seat)
      if (ask.kind !== 'menu') continue
      const key = random.pick(offered(match, seat).filter((each) => !['close', 'trade-in'].includes(each)))
      expect(match.answer(seat, id, key, at * 1000)).toHaveProperty('events')
      taken++
    }
    expect(taken).toBeGreaterThan(250)
  })

  it('a one-shot question is refused once it is answered, and so is somebody else’s', () => {
    const match = midDialogue()
    const old = `0.${asked(match, 0).number - 1}`
    expect(isRefusal(match.answer(0, old, [...amberThree]))).toBe(true)
    expect(isRefusal(match.answer(1, asked(match, 0).id, 'trinkets'))).toBe(true)
    expect(isRefusal(match.answer(0, 'sale-2', 'close'))).toBe(true)
    expect(asked(match, 0).kind).toBe('pile')
  })

  it('a seat in a dialogue does not answer its menu', () => {
    const match = midDialogue()
    expect(isRefusal(match.answer(0, 'sale-1', 'close'))).toBe(true)
    answers(match, 0, 'back')
    expect(match.answer(0, 'sale-1', 'close')).toHaveProperty('events')
  })
})

describe('whole matches', () => {
  it.each([2, 3, 4, 5, 6])('forty random ones with %i seats end, in steps no longer than the game says', (seats) => {
    const kinds = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const match = fresh({ seats, seed: `${seats}-${n}` }).fork(true)
      const random = new Random(`choices ${seats}-${n}`)
      playOut(match as never, random, (ask) => {
        kinds.add(ask.kind)
        expect(match.taken).toBeLessThan(match.game.longestStep)
        return randomAnswer(ask, random)
      })
      expect(match.over!.scores).toHaveLength(seats)
      expect(match.table.state.day).toBe(2)
    }
    expect([...kinds].sort()).toEqual(['bid', 'crate', 'goods', 'menu', 'pile', 'prize', 'return', 'return-also'])
  })
})
