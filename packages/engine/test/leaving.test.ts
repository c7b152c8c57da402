import { ask, askAll, askAny, Match, makeRecord, parseRecord, type Result, type Seat } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, type TinyTable, tiny } from './tiny.ts'

interface State {
  turn: Seat
  done: string[]
}
type T = TinyTable<State>

const window = { kind: 'window', options: () => keys('act', 'pass'), skip: 'pass' }

/** Each in turn acts; then the next one has a window. Who has left is skipped. */
function* round(t: T) {
  const seat = t.state.turn
  const next = (from: Seat): Seat => {
    const after = (from + 1) % t.seats
    return t.hasLeft(after) ? next(after) : after
  }
  const { key } = yield* ask(t, seat, { kind: 'act', options: () => keys('one', 'two') })
  const { key: reply } = yield* ask(t, next(seat), window)
  t.state.done.push(`${seat} ${key} ${reply}`)
  t.state.turn = next(seat)
}

const start = (parts: Partial<Parameters<typeof tiny<State>>[0]> = {}, seats = 3) =>
  Match.start(tiny<State>({ seats: [2, 4], state: { turn: 0, done: [] }, step: round, ...parts }), { seats })

describe('a seat that leaves', () => {
  it('has lost where the rules say nothing else, and everybody else has won', () => {
    const match = start()
    answer(match, 0, 'one')
    expect(match.leave(1)).toBeNull()
    expect(match.over).toMatchObject({ winner: [0, 2], why: 'left' })
    expect(match.leave(2)).toEqual({ why: 'The match is over.', code: 'over' })
    const two = start({}, 2)
    two.leave(0)
    expect(two.over).toMatchObject({ winner: 1 })
  })

  it('is passed for until the step has ended; then the rules go on without it', () => {
    const told: Seat[] = []
    const match = start({ leave: (_t, seat) => void told.push(seat) })
    answer(match, 0, 'one')
    expect(openAsk(match, 1).kind).toBe('window')
    expect(match.leave(1, 10)).toBeNull()
    expect(match.table.state.done).toEqual(['0 one pass'])
    expect(told).toEqual([1])
    expect(openAsk(match, 2).kind).toBe('act')
    expect(match.undo(0)).toEqual({ why: 'You cannot undo: somebody has left since.', code: 'cannotUndo' })
    expect(match.leave(1)).toEqual({ why: 'Seat 1 has left.' })
  })

  it('that is not awaited leaves when the step has ended, not in its midst', () => {
    const told: Seat[] = []
    const match = start({ leave: (_t, seat) => void told.push(seat) })
    match.leave(2)
    expect([told, openAsk(match, 0).kind]).toEqual([[], 'act'])
    answer(match, 0, 'two')
    answer(match, 1, 'act')
    expect(told).toEqual([2])
  })

  it('is in the record, and a fork and a replay know it', () => {
    const match = start({ leave: () => {} })
    answer(match, 0, 'one')
    match.leave(1, 10)
    answer(match, 2, 'two')
    const record = parseRecord(makeRecord(match.record()))
    expect(record.inputs[1]).toEqual({ seat: 1, leaves: true, at: 10 })
    const again = Match.replay(match.game, record)
    expect(again.hash()).toBe(match.hash())
    expect(match.fork().hash()).toBe(match.hash())
    const resumed = Match.resume(match.game, record, JSON.parse(JSON.stringify(match.save())))
    expect(resumed.hash()).toBe(match.hash())
  })

  it('does not hold up a secret round; a standing menu of it stays shut for nobody', () => {
    const secret = start({
      leave: () => {},
      *step(t) {
        const bid = (seat: Seat) => ({ seat, kind: 'bid', options: () => keys('low', 'high') })
        const bids = yield* askAll(t, [0, 1, 2].map(bid))
        t.state.done.push(bids.map(({ key }) => key).join())
      },
    })
    answer(secret, 0, 'high')
    secret.leave(1)
    answer(secret, 2, 'high')
    expect(secret.table.state.done[0]).toBe('high,low,high')
    const market = start({
      leave: () => {},
      *step(t) {
        const menu = (seat: Seat) => ({ seat, kind: 'menu', id: `menu-${seat}`, options: () => keys('take') })
        const got = yield* askAny(t, [0, 1, 2].map(menu))
        if ('seat' in got) t.state.done.push(`${got.seat}`)
      },
    })
    market.leave(1)
    expect(market.table.state.done).toEqual([])
    answer(market, 2, 'take')
    expect(market.table.state.done).toEqual(['2'])
  })

  it('last of all ends the match, with nobody having won', () => {
    const match = start({ leave: () => {} }, 2)
    match.leave(0)
    match.leave(1)
    expect(match.over).toMatchObject({ winner: null })
  })
})

describe('a draw to which all agree', () => {
  it('ends the match with no winner, or as the rules say, or is refused by them', () => {
    const plain = start()
    expect(plain.draw(5)).toBeNull()
    expect(plain.over).toMatchObject({ winner: null, why: 'agreed' })
    expect(plain.record().inputs).toEqual([{ draw: true, at: 5 }])
    expect(Match.replay(plain.game, plain.record()).hash()).toBe(plain.hash())
    const shared: Result = { winner: [0, 1, 2], why: 'peace' }
    const ruled = start({ draw: () => shared })
    ruled.draw()
    expect(ruled.over).toEqual(shared)
    const refused = start({ draw: () => ({ why: 'There is no peace.', rule: 'TI-1' }) })
    const before = refused.hash()
    expect(refused.draw()).toEqual({ why: 'There is no peace.', rule: 'TI-1' })
    expect(refused.hash()).toBe(before)
  })
})
