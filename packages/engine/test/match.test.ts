import { ask, askAll, askAny, type Flow, isRefusal, Match, Random, type Seat } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, put, refusal, type TinyTable, tiny } from './tiny.ts'

interface Board {
  turn: number
  done: string[]
}

const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
  row: { per: 'seat', shape: 'row', faces: 'all' },
} as const

const acts = ['mark', 'draw', 'roll', 'play', 'pass', 'long', 'gift', 'whisper', 'fail', 'late']

/** One act a step; each shows another limit of undo, or another way to fail. */
function* act(t: TinyTable<Board>): Flow {
  const seat = t.state.turn
  const { key } = yield* ask(t, seat, { kind: 'act', options: () => keys(...acts), outside: ([chosen]) => chosen!.key })
  t.state.done.push(`${seat} ${key}`)
  t.tell({ type: 'did', key })
  if (key === 'draw') t.move(t.zone.deck!(seat).top!, t.zone.hand!(seat))
  if (key === 'roll') t.random.int(6)
  if (key === 'play') t.move(t.zone.hand!(seat).top!, t.zone.row!(seat))
  if (key === 'gift') t.move(t.zone.deck!(1 - seat).top!, t.zone.hand!(1 - seat))
  if (key === 'whisper') t.tell({ type: 'no', only: [1 - seat] })
  if (key === 'pass') t.state.turn = 1 - seat
  if (key === 'fail') throw new Error('The dice fell off the table.')
  if (key === 'late') {
    t.timer('bell', t.now)
    yield* askAny(t, [{ seat, kind: 'wait', options: () => keys('wait') }])
  }
  if (key === 'long') {
    const { key: more } = yield* ask(t, seat, { kind: 'more', options: () => keys('yes', 'no', 'fail') })
    if (more === 'fail') throw new Error('Too long.')
    t.state.done.push(more)
  }
}

let steps = 0
const game = tiny<Board>({
  zones,
  state: { turn: 0, done: [] },
  deal: (t) => {
    for (const seat of [0, 1]) {
      put(t, t.zone.deck!(seat), 'a b c d e f')
      put(t, t.zone.hand!(seat), 'g h')
    }
  },
  step(t) {
    steps++
    return act(t)
  },
  facts: (t) => ({ turn: t.state.turn, done: [...t.state.done] }),
})

const begin = () => Match.start(game)

describe('undo', () => {
  it('takes back one’s own answers, one by one, and leaves no trace', () => {
    const match = begin()
    const positions = ['mark', 'mark', 'long'].map((key) => {
      const { hash, told } = { hash: match.hash(), told: match.events(null).length }
      answer(match, 0, key)
      return { hash, told }
    })
    for (const { hash, told } of positions.reverse()) {
      expect(match.undo(0)).toBeNull()
      expect(match.hash()).toBe(hash)
      expect(match.events(null)).toHaveLength(told)
    }
    expect(match.undo(0)).toEqual({ why: 'There is nothing to undo yet.', code: 'cannotUndo' })
  })

  it.each([
    ['the seat has learned something', 'draw', 'You cannot undo: you have seen something new.'],
    ['chance was used', 'roll', 'You cannot undo: chance has played a part.'],
    ['a deadline has passed', 'late', 'You cannot undo: a deadline has passed since.'],
  ])('does not go back once %s', (_why, key, why) => {
    const match = begin()
    answer(match, 0, 'mark')
    answer(match, 0, key)
    const before = match.hash()
    expect(match.undo(0)).toEqual({ why, code: 'cannotUndo' })
    expect(match.hash()).toBe(before)
    expect(match.inputs.filter(({ due }) => due === null)).toHaveLength(2)
  })

  it('does not go back past the act of another seat, and takes back nobody else’s', () => {
    const match = begin()
    answer(match, 0, 'pass')
    expect(match.undo(1)).toEqual({ why: 'You cannot undo: somebody else has acted since.', code: 'cannotUndo' })
    answer(match, 1, 'mark')
    expect(match.undo(0)).toEqual({ why: 'You cannot undo: somebody else has acted since.', code: 'cannotUndo' })
    expect(match.undo(1)).toBeNull()
    expect(match.undo(0)).toBeNull()
    expect(match.table.state).toEqual({ turn: 0, done: [] })
  })

  it.each(['gift', 'play', 'whisper'])('does not go back past what another seat has learned: %s', (key) => {
    const match = begin()
    answer(match, 0, key)
    const before = match.hash()
    const why = 'You cannot undo: others have seen something new.'
    expect(match.undo(0)).toEqual({ why, code: 'cannotUndo' })
    expect(match.hash()).toBe(before)
  })

  it('does not go back where the rules say that an answer stands', () => {
    const match = Match.start({ ...game, undo: false })
    answer(match, 0, 'mark')
    expect(match.undo(0)).toEqual({ why: 'Tiny is played without undo.', code: 'cannotUndo' })
  })

  it('goes back across checkpoints, and the match goes on from there', () => {
    const match = begin()
    const hashes: string[] = []
    for (let n = 0; n < 150; n++) {
      hashes.push(match.hash())
      const next = openAsk(match, 0).kind === 'more' ? 'yes' : 'mark'
      answer(match, 0, n % 7 === 3 ? 'long' : next)
    }
    for (let n = 149; n >= 0; n--) {
      expect(match.undo(0)).toBeNull()
      expect(match.hash()).toBe(hashes[n])
    }
    answer(match, 0, 'mark')
    expect(match.fork().hash()).toBe(match.hash())
  })
})

describe('a fork', () => {
  it('equals its original, also in the midst of a step, and goes its own way', () => {
    const match = begin()
    answer(match, 0, 'draw')
    answer(match, 0, 'long')
    const before = match.hash()
    for (const quiet of [false, true]) {
      const fork = match.fork(quiet)
      expect(fork.hash()).toBe(before)
      expect(openAsk(fork, 0)).toMatchObject({ kind: 'more', id: openAsk(match, 0).id })
      expect(fork.view(1)).toEqual(match.view(1))
      if (!quiet) expect(fork.events(1)).toEqual(match.events(1))
      answer(fork, 0, 'yes')
      answer(fork, 0, 'roll')
      expect(match.hash()).toBe(before)
      expect(fork.hash()).not.toBe(before)
    }
    answer(match, 0, 'no')
    expect(match.table.state.done).toEqual(['0 draw', '0 long', 'no'])
  })

  it('has the same chance before it', () => {
    const match = begin()
    const fork = match.fork()
    for (const each of [match, fork]) for (let n = 0; n < 5; n++) answer(each, 0, 'roll')
    expect(fork.hash()).toBe(match.hash())
    expect(fork.record()).toEqual(match.record())
  })

  it('of a fork that has taken something back equals it', () => {
    const match = begin()
    answer(match, 0, 'long')
    answer(match, 0, 'yes')
    const fork = match.fork(false)
    expect(fork.undo(0)).toBeNull()
    expect(openAsk(fork, 0).kind).toBe('more')
    const second = fork.fork(false)
    expect(second.hash()).toBe(fork.hash())
    expect(openAsk(second, 0).kind).toBe('more')
    answer(second, 0, 'no')
    expect(second.table.state.done).toEqual(['0 long', 'no'])
  })

  it('of a long match plays the last few inputs again, not all', () => {
    const match = begin()
    for (let n = 0; n < 1000; n++) answer(match, 0, 'mark')
    steps = 0
    const fork = match.fork()
    expect(steps).toBeLessThan(80)
    steps = 0
    for (let n = 0; n < 10; n++) match.fork(true)
    expect(steps).toBeLessThan(20)
    expect(fork.hash()).toBe(match.hash())
    steps = 0
    answer(match, 0, 'mark')
    expect(match.undo(0)).toBeNull()
    expect(steps).toBeLessThan(80)
  })

  it('of a match that nobody listens to works as well', () => {
    const match = Match.start(game, { quiet: true })
    for (let n = 0; n < 100; n++) answer(match, 0, 'mark')
    answer(match, 0, 'long')
    expect(match.fork().hash()).toBe(match.hash())
    expect(match.undo(0)).toBeNull()
    expect(match.fork().hash()).toBe(match.hash())
    expect(match.events(0)).toEqual([])
  })
})

describe('an imagined match', () => {
  it('shows the seat what it sees, and deals the rest anew', () => {
    const match = begin()
    answer(match, 0, 'draw')
    const hands = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const imagined = match.imagine(0, new Random(`${n}`))
      expect(imagined.view(0)).toEqual(match.view(0))
      hands.add(
        imagined
          .view(1)
          .zones['hand:1']!.cards!.map(({ name }) => name)
          .join(),
      )
      expect(imagined.fork().hash()).toBe(imagined.hash())
    }
    expect(hands.size).toBeGreaterThan(5)
    expect(match.view(1).zones['hand:1']!.cards!.map(({ name }) => name)).toEqual(['g', 'h'])
  })

  it('has a chance of its own', () => {
    const match = begin()
    const rolled = new Set<number>()
    for (let n = 0; n < 20; n++) rolled.add(match.imagine(0, new Random(`${n}`)).table.random.int(1000))
    expect(rolled.size).toBeGreaterThan(15)
  })
})

describe('a rule that fails', () => {
  it.each([
    ['at once', ['fail']],
    ['in the midst of a step', ['long', 'fail']],
  ])('%s leaves the match as it was, and the answer is refused', (_when, path) => {
    const match = begin()
    answer(match, 0, 'draw')
    for (const key of path.slice(0, -1)) answer(match, 0, key)
    const before = { view: match.view(0), events: match.events(0), inputs: match.inputs.length }
    const refused = refusal(match, 0, path.at(-1)!)
    expect(refused.why).toMatch(/^A rule of Tiny failed\. Nothing has changed/)
    expect(refused.fault).toContain('Error: ')
    expect({ view: match.view(0), events: match.events(0), inputs: match.inputs.length }).toEqual(before)
    answer(match, 0, path.length === 1 ? 'mark' : 'yes')
    expect(Match.replay(game, match.record()).hash()).toBe(match.hash())
  })

  const trap = (at: 'the deadline' | 'the deadline that an answer sets') =>
    tiny<Board>({
      state: { turn: 0, done: [] },
      deal: (t) => {
        if (at === 'the deadline') t.timer('trap', 100)
      },
      *step(t) {
        const got = yield* askAny(t, [{ seat: 0, kind: 'act', id: 'act', options: () => keys('go', 'set') }])
        t.state.done.push('due' in got ? got.due : got.chosen.key)
        if ('due' in got) throw new Error('Snap.')
        if (got.chosen.key === 'set') t.timer('trap', t.now)
      },
    })

  it('at a deadline leaves the match as it was', () => {
    const match = Match.start(trap('the deadline'))
    match.answer(0, 'act', 'go', 50)
    const before = match.hash()
    expect(() => match.clock(200)).toThrow('Snap.')
    expect(match.hash()).toBe(before)
    const refused = match.answer(0, 'act', 'go', 150)
    expect(isRefusal(refused) && refused.fault).toContain('Snap.')
    expect(match.hash()).toBe(before)
    expect(match.inputs).toHaveLength(1)
  })

  it('at a deadline that an answer sets takes the answer back too', () => {
    const match = Match.start(trap('the deadline that an answer sets'))
    const before = match.hash()
    expect(isRefusal(match.answer(0, 'act', 'set'))).toBe(true)
    expect(match.hash()).toBe(before)
    expect(match.inputs).toHaveLength(0)
    expect(match.answer(0, 'act', 'go')).toHaveProperty('events')
  })

  it('in its options or its explanation refuses what is answered', () => {
    const broken = tiny({
      step: (t) =>
        ask(t, 0, {
          kind: 'act',
          options: () => keys('go'),
          explain: () => {
            throw new Error('No words.')
          },
        }) as never,
    })
    const match = Match.start(broken)
    expect(refusal(match, 0, 'stop').fault).toContain('No words.')
    answer(match, 0, 'go')
  })
})

describe('a match', () => {
  it('takes as many seats as its game allows, named or counted', () => {
    expect(Match.start(game).header.seats).toEqual(['Seat 0', 'Seat 1'])
    expect(Match.start(game, { seats: ['Ada', 'Bo', 'Cy'] }).table.seats).toBe(3)
    expect(() => Match.start(game, { seats: 5 })).toThrow('Tiny is for 2 to 4 seats, not 5.')
    expect(() => Match.start(game, { seats: 1 })).toThrow('not 1')
    expect(() => Match.start(game, { options: { speed: 3 } })).toThrow('These options do not fit Tiny')
  })

  it('ends with a result, and nothing is taken afterwards', () => {
    const short = tiny({
      *step(t) {
        yield* ask(t, 1, { kind: 'act', options: () => keys('win') })
        t.end({ winner: 1, why: 'won', rule: 'TI-1', scores: [0, 3] })
      },
    })
    const match = Match.start(short)
    expect(match.over).toBeNull()
    const { id } = openAsk(match, 1)
    answer(match, 1, 'win')
    expect(match.over).toEqual({ winner: 1, why: 'won', rule: 'TI-1', scores: [0, 3] })
    expect(match.view(null)).toMatchObject({ asks: [], waiting: [], result: { winner: 1, why: 'won' } })
    expect(match.events(0).at(-1)).toEqual({ type: 'end', winner: 1, why: 'won', rule: 'TI-1' })
    expect(match.answer(1, id, 'win')).toEqual({ why: 'The match is over.', code: 'over' })
    expect(match.fork().over).toEqual(match.over)
    expect(match.undo(1)).toBeNull()
    expect(match.over).toBeNull()
  })

  it('is the same whether or not somebody listens', () => {
    const [loud, quiet] = [Match.start(game), Match.start(game, { quiet: true })]
    for (const key of ['draw', 'roll', 'play', 'long', 'yes', 'pass'])
      for (const each of [loud, quiet]) answer(each, 0, key)
    expect(quiet.hash()).toBe(loud.hash())
    expect(quiet.view(1)).toEqual(loud.view(1))
  })
})

describe('undo and secrets', () => {
  const bidding = tiny<{ bids: string[] }>({
    state: { bids: [] },
    *step(t) {
      const bid = (seat: Seat) => ({ seat, kind: 'bid', options: () => keys('low', 'high'), outside: () => 'bid' })
      const bids = yield* askAll(t, [bid(0), bid(1)])
      t.state.bids = bids.map((each) => each.key)
    },
  })

  it('is refused to who gave the last of several secret answers, for they all came to light', () => {
    const match = Match.start(bidding)
    answer(match, 1, 'high')
    expect(match.undo(1)).toBeNull()
    answer(match, 1, 'high')
    answer(match, 0, 'low')
    expect(match.table.state.bids).toEqual(['low', 'high'])
    expect(match.undo(0)).toMatchObject({ why: expect.stringContaining('something new') })
  })

  it('opens its asks anew: an answer to one of before is stale', () => {
    const match = Match.start(bidding)
    const stale = openAsk(match, 0).id
    answer(match, 1, 'high')
    match.undo(1)
    expect(openAsk(match, 0).id).not.toBe(stale)
    expect(match.answer(0, stale, 'low')).toMatchObject({ why: expect.stringContaining('not open') })
    answer(match, 0, 'low')
    answer(match, 1, 'low')
    const replayed = Match.replay(bidding, match.record())
    expect(replayed.hash()).toBe(match.hash())
  })
})

describe('a seat that is none', () => {
  it.each([undefined, Number.NaN, -1, 2, 32, 0.5, '1'])(
    '%s sees nothing, imagines nothing and passes no time',
    (bad) => {
      const seat = bad as Seat
      const match = Match.start(tiny({ deal: (t) => t.timer('bell', 10) }))
      for (const look of [() => match.view(seat), () => match.events(seat), () => match.asks(seat)])
        expect(look).toThrow('no seat')
      expect(() => match.imagine(seat, new Random('x'))).toThrow('no seat')
      const before = match.record()
      expect(isRefusal(match.answer(seat, '0.1', 'go', 5000))).toBe(true)
      expect(isRefusal(match.answer(0, '0.1', [3] as never, 5000))).toBe(true)
      expect(match.record()).toEqual(before)
    },
  )
})
