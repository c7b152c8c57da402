import {
  andThen,
  askThen,
  type Flow,
  flowOf,
  inTurn,
  Match,
  type Part,
  type Pool,
  runAll,
  type Seat,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, type TinyTable, tiny } from './tiny.ts'

interface Waiting {
  readonly owner: Seat
  readonly name: string
}
interface State {
  waiting: Waiting[]
  ran: string[]
  turn: Seat
  finished: boolean
}
type T = TinyTable<State>

const reply = { kind: 'reply', options: () => keys('yes', 'no') }

const pool: Pool<T, Waiting> = {
  waiting: (t) => t.state.waiting,
  remove: (t, trigger) => {
    t.state.waiting = t.state.waiting.filter((each) => each !== trigger)
  },
  owner: (_t, { owner }) => owner,
  rank: (t, { owner }) => (owner === t.state.turn ? 0 : 1),
  name: (_t, { name }) => name,
  isIdle: (_t, { name }) => name === 'idle',
  rule: 'TI-1',
  run(t, { owner, name }): Part {
    const hasRun = t.state.ran.some((each) => each.endsWith('once'))
    if (name === 'once' && hasRun) return null
    t.state.ran.push(`${owner} ${name}`)
    if (name === 'breeds') t.state.waiting.push({ owner: 0, name: 'bred' }, { owner: 1, name: 'bred' })
    if (name !== 'asks') return null
    return askThen(t, 1 - owner, reply, (_t: T, _seat, { key }) => {
      t.state.ran.push(key)
      return null
    })
  },
}

function waiting(names: readonly string[], turn: Seat = 0) {
  const game = tiny<State>({
    state: {
      waiting: names.map((each) => ({ owner: Number(each[0]), name: each.slice(2) })),
      ran: [],
      turn,
      finished: false,
    },
    step(t) {
      if (t.state.finished) return askThen(t, 0, { kind: 'end', options: () => keys('end') }, () => null)
      return andThen(runAll(t, pool), () => {
        t.state.finished = true
        return null
      })
    },
  })
  const match = Match.start(game)
  return {
    match,
    ran: () => match.table.state.ran,
    offered: (seat: Seat) => match.asks(seat)[0]?.options.map(({ key }) => key),
  }
}

describe('waiting triggers', () => {
  it('run without a question where there is nothing to order', () => {
    const { ran, match } = waiting(['1 a', '0 b'])
    expect(ran()).toEqual(['0 b', '1 a'])
    expect(openAsk(match, 0).kind).toBe('end')
  })

  it('are ordered by their own seat, first by the one whose turn it is', () => {
    const { match, offered, ran } = waiting(['0 a', '1 b', '1 c', '0 d'], 1)
    expect(offered(0)).toBeUndefined()
    expect(offered(1)).toEqual(['b', 'c'])
    expect(openAsk(match, 1)).toMatchObject({ kind: 'trigger', spec: { rule: 'TI-1' } })
    answer(match, 1, 'c')
    expect(ran()).toEqual(['1 c', '1 b'])
    expect(offered(0)).toEqual(['a', 'd'])
    answer(match, 0, 'd')
    expect(ran()).toEqual(['1 c', '1 b', '0 d', '0 a'])
  })

  it('are chosen one by one', () => {
    const { match, offered, ran } = waiting(['0 a', '0 b', '0 c'])
    answer(match, 0, 'b')
    expect(ran()).toEqual(['0 b'])
    expect(offered(0)).toEqual(['a', 'c'])
  })

  it('of one name are told apart', () => {
    const { match, offered, ran } = waiting(['0 a', '0 a', '0 b'])
    expect(offered(0)).toEqual(['a', 'a#2', 'b'])
    answer(match, 0, 'a#2')
    expect(offered(0)).toEqual(['a', 'b'])
    expect(ran()).toEqual(['0 a'])
  })

  it('run only if their condition still holds', () => {
    const { match, ran } = waiting(['0 once', '0 once', '0 b'])
    answer(match, 0, 'once')
    answer(match, 0, 'once')
    expect(ran()).toEqual(['0 once', '0 b'])
  })

  it('that come up while others run wait among them', () => {
    const { match, offered, ran } = waiting(['0 breeds', '0 a', '1 b'])
    answer(match, 0, 'breeds')
    expect(offered(0)).toEqual(['a', 'bred'])
    answer(match, 0, 'bred')
    expect(ran()).toEqual(['0 breeds', '0 bred', '0 a'])
    expect(offered(1)).toEqual(['b', 'bred'])
  })

  it('of which everybody can see that nothing will come run without a question, before the others of their seat', () => {
    const { match, offered, ran } = waiting(['0 a', '0 idle', '0 b', '1 idle'])
    expect(ran()).toEqual(['0 idle'])
    expect(offered(0)).toEqual(['a', 'b'])
    answer(match, 0, 'b')
    expect(ran()).toEqual(['0 idle', '0 b', '0 a', '1 idle'])
  })

  it('may ask, and the rest waits', () => {
    const { match, ran } = waiting(['0 asks', '1 b'])
    expect(ran()).toEqual(['0 asks'])
    expect(openAsk(match, 1).kind).toBe('reply')
    expect(match.fork().hash()).toBe(match.hash())
    answer(match, 1, 'no')
    expect(ran()).toEqual(['0 asks', 'no', '1 b'])
  })
})

describe('parts in their order', () => {
  function* goesOn(t: T): Flow {
    for (const name of ['a', 'B', 'c']) yield* flowOf(part(t, name))
    t.state.finished = true
  }

  /** Parts by name; one in capitals asks. */
  const part = (t: T, name: string): Part => {
    t.state.ran.push(name)
    if (name === name.toLowerCase()) return null
    return askThen(t, 0, { kind: 'go', options: () => keys('go') }, () => {
      t.state.ran.push(`${name}!`)
      return null
    })
  }
  const running = (names: string) => {
    const match = Match.start(
      tiny<State>({
        state: { waiting: [], ran: [], turn: 0, finished: false },
        step(t) {
          if (t.state.finished) return askThen(t, 0, { kind: 'end', options: () => keys('end') }, () => null)
          return andThen(
            inTurn(names.split(' '), (name) => part(t, name)),
            () => {
              t.state.finished = true
              return null
            },
          )
        },
      }),
    )
    return { match, ran: () => match.table.state.ran.join(' '), asked: () => openAsk(match, 0).kind }
  }

  it('all run at once where none asks', () => {
    const { ran, asked } = running('a b c')
    expect([ran(), asked()]).toEqual(['a b c', 'end'])
  })

  it.each([
    ['A b c', ['A', 'A A! b c']],
    ['a B c', ['a B', 'a B B! c']],
    ['a b C', ['a b C', 'a b C C!']],
    ['A B', ['A', 'A A! B', 'A A! B B!']],
  ])('wait for the one that asks: %s', (names, stages) => {
    const { match, ran, asked } = running(names)
    for (const stage of stages.slice(0, -1)) {
      expect([ran(), asked()]).toEqual([stage, 'go'])
      answer(match, 0, 'go')
    }
    expect([ran(), asked()]).toEqual([stages.at(-1), 'end'])
  })

  it('are parts of a flow that goes on after them, whether they ask or not', () => {
    const match = Match.start(
      tiny<State>({
        state: { waiting: [], ran: [], turn: 0, finished: false },
        step: (t) =>
          t.state.finished ? askThen(t, 0, { kind: 'end', options: () => keys('end') }, () => null) : goesOn(t),
      }),
    )
    expect(match.table.state.ran).toEqual(['a', 'B'])
    answer(match, 0, 'go')
    expect(match.table.state.ran).toEqual(['a', 'B', 'B!', 'c'])
    expect(openAsk(match, 0).kind).toBe('end')
  })
})
