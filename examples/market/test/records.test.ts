import {
  isRefusal,
  Match,
  makeRecord,
  parseRecord,
  playOut,
  Random,
  type RecordedInput,
  randomAnswer,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { market } from '../src/index.ts'
import { amberThree, answers, asked, fresh, given, type MarketMatch, table, until } from './play.ts'

const goods = ['candle', 'honey', 'violin', 'lantern', 'tea']
const stand = ['tea', 'lantern', 'fan', 'clock', 'fern', 'comb']

function played(seats: number, seed: string): MarketMatch {
  const match = fresh({ seats, seed })
  const random = new Random(`${seed} choices`)
  playOut(match as never, random, (ask) => randomAnswer(ask, random))
  return match
}

/** Seat 0 has chosen three goods, seat 1 is about to, and seat 2 has bought something since. */
function midDialogue(): MarketMatch {
  const match = given({ stand, seats: [{ goods }, { goods: ['tea', 'fern', 'comb'] }] }, { seats: 3 })
  answers(match, 1, 'trade-in', 1)
  answers(match, 0, 'trade-in', 2)
  answers(match, 0, amberThree, 3)
  answers(match, 2, 'buy:fan:4', 4)
  answers(match, 1, ['tea', 'fern', 'comb'], 5)
  answers(match, 2, 'buy:clock:6', 6)
  return match
}

/** Plays a record again and looks at the clock at odd moments. */
function ticking({ header, inputs, clock }: ReturnType<MarketMatch['record']>, random: Random): MarketMatch {
  const { options, seats, seed } = header
  const match = Match.start(market, { options, seats, seed })
  const tickUntil = (end: number) => {
    for (let n = random.int(5); n > 0; n--) match.clock(match.now + random.int(Math.max(1, end - match.now)))
  }
  for (const input of inputs) {
    tickUntil(input.at)
    expect(match.take(input)).toBeNull()
  }
  tickUntil(clock)
  match.clock(clock)
  return match
}

describe('records', () => {
  it('MA-10 a replay has the same hash under clock ticks of any grain', () => {
    const random = new Random('ticks')
    for (const seats of [2, 4, 6]) {
      const match = played(seats, `clock-${seats}`)
      const record = match.record()
      expect(Match.replay(market, record).hash()).toBe(record.hash)
      for (let n = 0; n < 4; n++) {
        const again = ticking(record, random)
        expect(again.hash()).toBe(record.hash)
        expect(again.events(1)).toEqual(match.events(1))
        expect(again.inputs.map(({ due, at }) => [due, at])).toEqual(match.inputs.map(({ due, at }) => [due, at]))
      }
    }
  })

  it('a match that stands in the midst of dialogues is recorded, saved and resumed', () => {
    const match = midDialogue()
    const record = parseRecord(makeRecord(match.record()))
    const saved = JSON.parse(JSON.stringify(match.save()))
    for (const again of [Match.replay(market, record), Match.resume(market, record, saved)]) {
      expect(again.hash()).toBe(match.hash())
      for (const seat of [0, 1, 2]) expect(again.view(seat)).toEqual(match.view(seat))
    }
  })

  it('deadlines are not recorded, answers are', () => {
    const match = midDialogue()
    until(match, 130)
    const { inputs, clock } = match.record()
    expect(inputs).toHaveLength(6)
    expect(inputs[2]).toEqual({ seat: 0, ask: '0.1', keys: [...amberThree], at: 3000 } satisfies RecordedInput)
    expect(clock).toBe(130_000)
  })
})

describe('forks', () => {
  it('MA-13 a fork in mid-dialogue stands where its original stands and goes its own way', () => {
    const match = midDialogue()
    const before = match.hash()
    const fork = match.fork()
    expect(fork.hash()).toBe(before)
    for (const seat of [0, 1, 2]) expect(fork.view(seat)).toEqual(match.view(seat))
    answers(fork, 0, 'trinkets')
    answers(fork, 1, 'trinkets')
    expect(table(fork).trinkets).toBe(6)
    expect(match.hash()).toBe(before)
    expect(table(match).trinkets).toBe(8)
  })

  it('MA-20 a fork keeps the bids that are made', () => {
    const match = given({ phase: 'bids', left: 20 })
    answers(match, 0, 'bid:7')
    const fork = match.fork()
    answers(fork, 1, 'bid:8')
    expect(table(fork).seats.map((seat: { money: number }) => seat.money)).toEqual([10, 2])
    expect(match.asks(1)).toHaveLength(1)
  })
})

describe('imagining', () => {
  const random = new Random('imagining')

  it('MA-13 takes back what others have answered in their dialogues, and the view is the same', () => {
    const match = midDialogue()
    for (let n = 0; n < 5; n++) {
      const imagined = match.imagine(2, random)
      expect(imagined.view(2)).toEqual(match.view(2))
      expect([0, 1].map((seat) => asked(imagined, seat).kind)).toEqual(['menu', 'menu'])
      expect(imagined.fork().hash()).toBe(imagined.hash())
    }
  })

  it('MA-13 keeps the seat’s own dialogue', () => {
    const match = midDialogue()
    const imagined = match.imagine(0, random)
    expect(imagined.view(0)).toEqual(match.view(0))
    expect(asked(imagined, 0).id).toBe(asked(match, 0).id)
    expect(asked(imagined, 1).kind).toBe('menu')
    answers(imagined, 0, 'trinkets')
    expect(table(imagined).seats[0].counter).toEqual([...amberThree])
  })

  it('MA-13 what was taken back can be answered again in the imagined match, over several steps', () => {
    const imagined = midDialogue().imagine(2, random)
    answers(imagined, 0, 'trade-in')
    answers(imagined, 2, 'sell:fan:2')
    expect(asked(imagined, 0).kind).toBe('goods')
    answers(imagined, 0, amberThree)
    answers(imagined, 2, 'close')
    expect(asked(imagined, 0).kind).toBe('pile')
    expect(imagined.fork().hash()).toBe(imagined.hash())
  })

  it('MA-13 within one step too, with the match itself untouched', () => {
    const match = given({ stand, seats: [{ goods }] }, { seats: 3 })
    answers(match, 0, 'trade-in', 1)
    answers(match, 1, 'buy:fan:4', 2)
    answers(match, 0, amberThree, 3)
    answers(match, 1, 'buy:fern:3', 4)
    const before = match.hash()
    const imagined = match.imagine(1, random)
    expect(imagined.view(1)).toEqual(match.view(1))
    expect(asked(imagined, 0).kind).toBe('menu')
    expect(match.hash()).toBe(before)
    expect(asked(match, 0).kind).toBe('pile')
  })

  it('MA-14 deals the prize that another holds anew, and never the one that the seat itself has seen', () => {
    const match = given({ trinketsTop: ['music-box'], seats: [{ goods }] })
    answers(match, 0, 'trade-in')
    answers(match, 0, amberThree)
    answers(match, 0, 'trinkets')
    const prizes = new Set<string>()
    for (let n = 0; n < 40; n++) {
      expect(table(match.imagine(0, random)).seats[0].reserved).toEqual(['music-box'])
      prizes.add(table(match.imagine(1, random)).seats[0].reserved[0])
    }
    expect([...prizes].sort()).toEqual(['brass-key', 'glass-bird', 'music-box', 'tin-soldier'])
  })

  it('MA-20 takes back the bids of others and keeps one’s own', () => {
    const match = given({ phase: 'bids', left: 20 }, { seats: 3 })
    answers(match, 0, 'bid:7', 1)
    answers(match, 1, 'bid:2', 2)
    const imagined = match.imagine(1, random)
    expect(imagined.open.map((ask) => ask.seat)).toEqual([0, 2])
    const { zones, facts, asks } = match.view(1)
    expect(imagined.view(1)).toMatchObject({ zones, facts, asks })
    answers(imagined, 0, 'bid:1')
    answers(imagined, 2, 'bid:1')
    expect(table(imagined).seats.map((seat: { money: number }) => seat.money)).toEqual([10, 8, 10])
  })

  it('MA-22 takes back what others return, also where they have finished', () => {
    const match = given({ phase: 'night', left: 20, seats: [{ goods }, { goods }] }, { seats: 3 })
    answers(match, 0, 'tea', 1)
    answers(match, 0, 'none', 2)
    answers(match, 1, 'tea', 3)
    const imagined = match.imagine(2, random)
    expect(imagined.open.map((ask) => `${ask.seat} ${ask.kind}`)).toEqual(['0 return', '1 return', '2 return'])
    until(imagined, 20)
    expect(table(imagined).seats[0].goods).toEqual(goods)
    const own = match.imagine(1, random)
    expect(own.open.map((ask) => `${ask.seat} ${ask.kind}`)).toEqual(['0 return', '1 return-also', '2 return'])
  })
})

describe('undo', () => {
  it('MA-13 goes back through one’s own dialogue, question by question', () => {
    const match = given({ stand, seats: [{ goods }] })
    const hashes = [match.hash()]
    answers(match, 0, 'trade-in', 1)
    hashes.push(match.hash())
    answers(match, 0, amberThree, 2)
    expect(match.undo(0)).toBeNull()
    expect(asked(match, 0).kind).toBe('goods')
    expect(match.hash()).toBe(hashes[1])
    expect(match.undo(0)).toBeNull()
    expect(asked(match, 0).kind).toBe('menu')
    expect(match.hash()).toBe(hashes[0])
  })

  it('MA-13 over steps as well, unless somebody else has acted', () => {
    const match = midDialogue()
    expect(isRefusal(match.undo(0))).toBe(true)
    answers(match, 0, 'back', 7)
    expect(match.undo(0)).toBeNull()
    expect(asked(match, 0).kind).toBe('pile')
    expect(isRefusal(match.undo(0))).toBe(true)
  })

  it('MA-14 not once one has seen the prize', () => {
    const match = midDialogue()
    answers(match, 0, 'trinkets')
    expect(match.undo(0)).toMatchObject({ why: expect.stringContaining('you have seen something new') })
  })

  it('MA-8 not when a new good has been turned up, nor past a deadline', () => {
    const match = given({ stand: stand.slice(1) })
    answers(match, 0, 'buy:fan:4')
    expect(isRefusal(match.undo(0))).toBe(true)
    answers(match, 0, 'sell:fan:2')
    expect(match.undo(0)).toBeNull()
    answers(match, 0, 'sell:fan:2')
    until(match, 60)
    expect(match.undo(0)).toMatchObject({ why: expect.stringContaining('deadline') })
  })

  it('MA-20 a bid can be taken back until the next seat has bid', () => {
    const match = given({ phase: 'bids', left: 20 }, { seats: 3 })
    answers(match, 0, 'bid:7')
    expect(match.undo(0)).toBeNull()
    answers(match, 0, 'bid:1')
    answers(match, 1, 'bid:1')
    expect(isRefusal(match.undo(0))).toBe(true)
  })
})
