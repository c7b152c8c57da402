import { ask, type Flow, happen, type Law, Match, type Seat } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, put, type TinyTable, tiny } from './tiny.ts'

interface Hit {
  readonly at: Seat
  readonly damage: number
}
interface State {
  life: number[]
  log: string[]
  plan: readonly Hit[]
  came: boolean[]
}
type T = TinyTable<State>
interface Listener {
  readonly name: string
  readonly owner: Seat
}

/** Abilities are the names of the cards in play; each acts on hits on its owner's side. */
const law: Law<T, Hit, Listener> = {
  active: (t) =>
    [0, 1].flatMap((owner) => t.zone.row!(owner).cards.map((card) => ({ name: `${card.def.id}-${card.id}`, owner }))),
  id: ({ name }) => name,
  name: (_t, { name }) => name,
  forbids: (_t, { name, owner }, { at, damage }) => name.startsWith('wall') && owner === at && damage <= 2,
  replaces: (_t, { name, owner }, { at }) => /^(halve|less|veil|turn)/.test(name) && owner === at,
  *replace(t, { name, owner }, { at, damage }) {
    t.state.log.push(name)
    if (name.startsWith('veil')) return null
    if (name.startsWith('turn')) return { at: 1 - owner, damage }
    return { at, damage: name.startsWith('halve') ? Math.floor(damage / 2) : damage - 1 }
  },
  affected: (_t, { at }) => at,
  apply(t, { at, damage }) {
    t.state.life[at]! -= damage
    t.state.log.push(`${at} loses ${damage}`)
    return null
  },
  settle(t) {
    for (const seat of [0, 1]) if (t.state.life[seat]! <= 5) t.move(t.zone.row!(seat).cards, t.zone.out!(seat))
    const [late] = t.zone.late!().cards
    if (late) t.move(late, t.zone.row!(0))
    return null
  },
  triggers: (_t, { name, owner }, { at }) => name.startsWith('spite') && owner === at,
  wait: (t, { name }, { damage }) => void t.state.log.push(`${name} waits for ${damage}`),
}

function table(mine: string, theirs: string, plan: readonly Hit[], late = '') {
  const game = tiny<State>({
    state: { life: [10, 10], log: [], plan, came: [] },
    zones: {
      row: { per: 'seat', shape: 'row', faces: 'all' },
      out: { per: 'seat', shape: 'row', faces: 'all' },
      late: { per: 'table', shape: 'row', faces: 'all' },
    },
    deal: (t) => {
      if (mine) put(t, t.zone.row!(0), mine)
      if (theirs) put(t, t.zone.row!(1), theirs)
      if (late) put(t, t.zone.late!(), late, 0)
    },
    *step(t): Flow {
      const [next, ...rest] = t.state.plan
      if (!next) {
        yield* ask(t, 0, { kind: 'end', options: () => keys('end') })
        return
      }
      t.state.plan = rest
      t.state.came.push(yield* happen(t, law, next))
    },
  })
  return Match.start(game)
}

describe('what happens', () => {
  it('happens, if nothing acts on it', () => {
    const { state } = table('', 'wall', [{ at: 0, damage: 3 }]).table
    expect(state).toMatchObject({ life: [7, 10], log: ['0 loses 3'], came: [true] })
  })

  it('is forbidden only on the side and within the bound of what forbids it', () => {
    expect(table('wall', '', [{ at: 0, damage: 2 }]).table.state).toMatchObject({ life: [10, 10], came: [false] })
    expect(table('wall', '', [{ at: 0, damage: 3 }]).table.state).toMatchObject({ life: [7, 10], came: [true] })
    expect(table('wall', '', [{ at: 1, damage: 2 }]).table.state).toMatchObject({ life: [10, 8], came: [true] })
  })

  it('is replaced once by each, and what it became may be forbidden', () => {
    expect(table('halve', '', [{ at: 0, damage: 8 }]).table.state).toMatchObject({
      life: [6, 10],
      log: ['halve-0', '0 loses 4'],
    })
    const walled = table('halve wall', '', [{ at: 0, damage: 5 }]).table.state
    expect(walled).toMatchObject({ life: [10, 10], log: ['halve-0'], came: [false] })
  })

  it('can be replaced by nothing: then nothing is applied, settled or triggered', () => {
    const { state } = table('veil spite', '', [{ at: 0, damage: 8 }]).table
    expect(state).toMatchObject({ life: [10, 10], log: ['veil-0'], came: [false] })
  })

  it('lets the affected seat pick which of several replaces it first', () => {
    const hit = [{ at: 1, damage: 5 }]
    for (const [order, left] of [
      [['halve-0', 'less-1'], 10 - 1],
      [['less-1', 'halve-0'], 10 - 2],
    ] as const) {
      const match = table('', 'halve less', hit)
      expect(openAsk(match, 1)).toMatchObject({ kind: 'replacement', seat: 1 })
      expect(match.asks(1)[0]!.options.map(({ key }) => key)).toEqual(['halve-0', 'less-1'])
      answer(match, 1, order[0])
      expect(match.table.state.life[1]).toBe(left)
      expect(match.table.state.log.slice(0, 2)).toEqual(order)
    }
  })

  it('may come to concern another seat, which then picks', () => {
    const match = table('turn', 'halve less', [{ at: 0, damage: 5 }])
    expect(openAsk(match, 1).kind).toBe('replacement')
    answer(match, 1, 'less-2')
    expect(match.table.state.life).toEqual([10, 8])
  })

  it('triggers what was there before and what is there after, each once', () => {
    const lethal = table('spite', '', [{ at: 0, damage: 6 }])
    expect(lethal.table.zone.row!(0).size).toBe(0)
    expect(lethal.table.state.log).toEqual(['0 loses 6', 'spite-0 waits for 6'])
    const coming = table('spite', 'spite', [{ at: 0, damage: 1 }], 'spite')
    expect(coming.table.state.log).toEqual(['0 loses 1', 'spite-0 waits for 1', 'spite-2 waits for 1'])
  })

  it('triggers on what it became', () => {
    const { state } = table('halve spite', '', [{ at: 0, damage: 8 }]).table
    expect(state.log.at(-1)).toBe('spite-1 waits for 4')
  })

  it('survives a fork in the midst of a choice', () => {
    const match = table('', 'halve less', [{ at: 1, damage: 5 }])
    const fork = match.fork()
    answer(fork, 1, 'less-1')
    answer(match, 1, 'less-1')
    expect(fork.hash()).toBe(match.hash())
  })
})
