import { ask, askAll, askAny, type Flow, firstOf, Match, Random, type Seat, together } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, type TinyTable, tiny } from './tiny.ts'

interface Bids {
  got: unknown[]
}

const bid = (seat: Seat) => ({
  seat,
  kind: 'bid',
  options: () => keys('low', 'high'),
  outside: ([chosen]: readonly { key: string }[]) => `bid ${chosen!.key}`,
})

const bidding = (until?: number) =>
  tiny<Bids>({
    state: { got: [] },
    *step(t) {
      if (until !== undefined) t.timer('bids', t.now + until)
      const questions = Array.from({ length: t.seats }, (_, seat) => bid(seat))
      const got = yield* until === undefined ? askAll(t, questions) : askAll(t, questions, 'bids')
      t.cancel('bids')
      t.state.got.push(got.map((each) => each?.key ?? null))
    },
  })

describe('askAll', () => {
  it('tells nothing of an answer before the last one is given', () => {
    const match = Match.start(bidding(), { seats: 3 })
    const before = [0, 2, null].map((seat) => match.view(seat))
    answer(match, 1, 'high')
    expect(match.table.state.got).toEqual([])
    for (const [i, seat] of ([0, 2, null] as const).entries()) {
      expect(match.events(seat)).toEqual([])
      const { waiting, ...seen } = match.view(seat)
      const { waiting: waited, ...saw } = before[i]!
      expect(seen).toEqual(saw)
      expect([waited.length, waiting.length]).toEqual([3, 2])
    }
    answer(match, 0, 'low')
    answer(match, 2, 'low')
    expect(match.table.state.got).toEqual([['low', 'high', 'low']])
    const told = ['low', 'high', 'low'].map((key, seat) => ({
      type: 'answer',
      seat,
      kind: 'bid',
      answer: `bid ${key}`,
    }))
    for (const seat of [0, 1, 2, null]) expect(match.events(seat)).toEqual(told)
  })

  it('does not show in the events in which order the answers came', () => {
    const streams = [
      [0, 1, 2],
      [2, 1, 0],
    ].map((order) => {
      const match = Match.start(bidding(), { seats: 3 })
      for (const seat of order) answer(match, seat, 'low')
      return match.events(null)
    })
    expect(streams[0]).toEqual(streams[1])
  })

  it('takes each seat’s answer once', () => {
    const match = Match.start(bidding())
    const { id } = openAsk(match, 1)
    answer(match, 1, 'high')
    expect(match.answer(1, id, 'low')).toEqual({ why: 'Seat 1 is not asked anything now.', code: 'notAsked' })
  })

  it('gives null for who has not answered when the time is up', () => {
    const match = Match.start(bidding(1000), { seats: 3 })
    expect(match.waiting[0]).toEqual({ seat: 0, since: 0, until: 1000 })
    answer(match, 1, 'high', 400)
    match.clock(999)
    expect(match.table.state.got).toEqual([])
    match.clock(1000)
    expect(match.table.state.got).toEqual([[null, 'high', null]])
    expect(match.events(0)).toEqual([{ type: 'answer', seat: 1, kind: 'bid', answer: 'bid high' }])
  })
})

describe('an imagined match', () => {
  it('withdraws the answers of others that are still secret, and keeps one’s own', () => {
    const match = Match.start(bidding(), { seats: 3 })
    answer(match, 0, 'low')
    answer(match, 1, 'high')
    const imagined = match.imagine(1, new Random('x'))
    expect(imagined.open.map(({ seat }) => seat)).toEqual([0, 2])
    answer(imagined, 0, 'high')
    answer(imagined, 2, 'low')
    expect(imagined.table.state.got).toEqual([['high', 'high', 'low']])
    expect(match.open.map(({ seat }) => seat)).toEqual([2])
    answer(match, 2, 'low')
    expect(match.table.state.got).toEqual([['low', 'high', 'low']])
  })

  it('can be forked and played on, and cannot be recorded or kept', () => {
    const match = Match.start(bidding(), { seats: 2 })
    answer(match, 0, 'low')
    const imagined = match.imagine(1, new Random('x'))
    const fork = imagined.fork()
    expect(fork.hash()).toBe(imagined.hash())
    for (const each of [imagined, fork]) {
      answer(each, 0, 'high')
      answer(each, 1, 'high')
    }
    expect(fork.hash()).toBe(imagined.hash())
    expect(imagined.fork().hash()).toBe(imagined.hash())
    expect(imagined.imagined && fork.imagined).toBe(true)
    expect(() => imagined.record()).toThrow('An imagined match has no record')
    expect(() => fork.save()).toThrow()
    expect(imagined.undo(1)).toHaveProperty('why')
  })
})

describe('askAny', () => {
  const race = tiny<Bids>({
    state: { got: [] },
    *step(t) {
      if (t.timers.length === 0) t.timer('bell', t.now + 100)
      const got = yield* askAny(t, [bid(0), bid(1)])
      t.state.got.push('due' in got ? `${got.due} at ${t.now}` : `${got.seat} ${got.chosen.key} at ${t.now}`)
    },
  })

  it('goes on with whoever answers first', () => {
    const match = Match.start(race)
    answer(match, 1, 'low', 30)
    answer(match, 0, 'high', 40)
    expect(match.table.state.got).toEqual(['1 low at 30', '0 high at 40'])
    expect(match.events(1).map(({ answer: told }) => told)).toEqual(['bid low', 'bid high'])
  })

  it('or with the deadline that falls due', () => {
    const match = Match.start(race)
    answer(match, 1, 'low', 30)
    match.clock(350)
    expect(match.table.state.got).toEqual(['1 low at 30', 'bell at 100', 'bell at 200', 'bell at 300'])
    expect(match.deadline).toBe(400)
  })
})

describe('together', () => {
  function* twice(t: TinyTable<Bids>, seat: Seat): Flow<string> {
    const first = yield* ask(t, seat, { kind: 'first', options: () => keys('a', 'b') })
    const second = yield* ask(t, seat, { kind: 'second', options: () => keys(`${first.key}1`, `${first.key}2`) })
    return second.key
  }
  const game = tiny<Bids>({
    state: { got: [] },
    *step(t) {
      t.state.got.push(yield* together(t, [0, 1], (seat) => twice(t, seat)))
    },
  })

  it('lets each seat be in a dialogue of its own', () => {
    const match = Match.start(game)
    answer(match, 1, 'b')
    expect([openAsk(match, 0).kind, openAsk(match, 1).kind]).toEqual(['first', 'second'])
    answer(match, 1, 'b1')
    answer(match, 0, 'a')
    answer(match, 0, 'a2')
    expect(match.table.state.got).toEqual([['a2', 'b1']])
  })

  it('does not show how far others are', () => {
    const match = Match.start(game)
    const before = match.view(0)
    answer(match, 1, 'b', 50)
    expect({ ...match.view(0), now: 0 }).toEqual(before)
  })

  it('gives null for who has not come to the end when the time is up, and nothing of it is told', () => {
    const timed = tiny<Bids>({
      state: { got: [] },
      *step(t) {
        t.timer('bell', t.now + 100)
        const dialogue = function* (seat: Seat): Flow<string> {
          yield* ask(t, seat, { ...bid(seat), kind: 'first' })
          return (yield* ask(t, seat, bid(seat))).key
        }
        t.state.got.push(yield* together(t, [0, 1], dialogue, 'bell'))
      },
    })
    const match = Match.start(timed)
    answer(match, 0, 'low')
    answer(match, 1, 'high')
    answer(match, 1, 'low')
    expect(match.events(null)).toEqual([])
    match.clock(100)
    expect(match.table.state.got).toEqual([[null, 'low']])
    expect(match.events(null).map(({ seat, answer: told }) => `${seat} ${told}`)).toEqual(['1 bid high', '1 bid low'])
  })

  it('refuses a flow that asks somebody else', () => {
    const wrong = tiny({ step: (t) => together(t, [0, 1], () => twice(t as never, 0)) as never })
    expect(() => Match.start(wrong)).toThrow('asks its own seat')
  })
})

describe('firstOf', () => {
  const shop = tiny<Bids>({
    state: { got: [] },
    *step(t) {
      const done = yield* firstOf(t, [0, 1], function* (seat): Flow<string> {
        const what = yield* ask(t, seat, { kind: 'what', id: `shop-${seat}`, options: () => keys('buy', 'look') })
        if (what.key === 'look') return 'look'
        const price = yield* ask(t, seat, { kind: 'price', options: () => keys('1', '2') })
        return `buy for ${price.key}`
      })
      if ('seat' in done) t.state.got.push(`${done.seat} ${done.value}`)
    },
  })

  it('goes on with the dialogue that ends first, and takes the others up where they were', () => {
    const match = Match.start(shop)
    answer(match, 0, 'buy')
    const { id } = openAsk(match, 0)
    answer(match, 1, 'look')
    answer(match, 1, 'look')
    expect(match.table.state.got).toEqual(['1 look', '1 look'])
    expect(openAsk(match, 0)).toMatchObject({ kind: 'price', id })
    answer(match, 0, '2')
    expect(match.table.state.got.at(-1)).toBe('0 buy for 2')
    expect(Match.replay(match.game, match.record()).hash()).toBe(match.hash())
    expect(match.fork().hash()).toBe(match.hash())
  })
})

it('a dialogue that the next step does not take up is over', () => {
  const phases = tiny<{ phase: number }>({
    state: { phase: 0 },
    *step(t) {
      if (t.state.phase === 1) {
        yield* ask(t, 0, { kind: 'between', options: () => keys('go') })
        t.state.phase = 2
        return
      }
      const done = yield* firstOf(t, [0, 1], function* (seat) {
        yield* ask(t, seat, { kind: 'first', options: () => keys('a') })
        yield* ask(t, seat, { kind: 'second', options: () => keys('b') })
      })
      if ('seat' in done) t.state.phase++
    },
  })
  const match = Match.start(phases)
  answer(match, 1, 'a')
  answer(match, 0, 'a')
  answer(match, 0, 'b')
  answer(match, 0, 'go')
  expect(openAsk(match, 1).kind).toBe('first')
})
