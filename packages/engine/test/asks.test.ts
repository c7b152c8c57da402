import {
  ask,
  askAny,
  askSome,
  between,
  type Flow,
  isRefusal,
  Match,
  type Option,
  type SomeSpec,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, put, refusal, type TinyTable, tiny } from './tiny.ts'

interface Told {
  got: string[]
}

/** A game that asks one question again and again, and keeps what was chosen. */
function asking(flow: (t: TinyTable<Told>) => Flow<readonly Option[] | Option>) {
  return tiny<Told>({
    state: { got: [] },
    zones: { hand: { per: 'seat', shape: 'hand', faces: 'owner' }, row: { per: 'seat', shape: 'row', faces: 'all' } },
    deal: (t) => {
      put(t, t.zone.hand!(0), 'c1 c1 c2 c3')
      put(t, t.zone.row!(1), 'ant')
    },
    *step(t) {
      const chosen = yield* flow(t)
      t.state.got = (Array.isArray(chosen) ? chosen : [chosen as Option]).map(({ key }) => key)
    },
  })
}

const plain = () => Match.start(asking((t) => ask(t, 0, { kind: 'pick', options: () => keys('a', 'b') })))

describe('an ask', () => {
  it('takes one of its options and gets a fresh id each time', () => {
    const match = plain()
    const first = openAsk(match, 0).id
    answer(match, 0, 'b')
    expect(match.table.state.got).toEqual(['b'])
    const second = openAsk(match, 0).id
    expect(second).not.toBe(first)
    answer(match, 0, ['a'])
    expect(match.table.state.got).toEqual(['a'])
    expect([first, second]).not.toContain(openAsk(match, 0).id)
  })

  it('refuses an answer that quotes an earlier ask, and says which is open', () => {
    const match = plain()
    const { id } = openAsk(match, 0)
    answer(match, 0, 'a')
    const stale = match.answer(0, id, 'a')
    expect(stale).toEqual({
      why: `This ask is not open any more; open for seat 0: ${openAsk(match, 0).id}.`,
      code: 'closed',
    })
    expect(match.inputs).toHaveLength(1)
  })

  it('refuses the answer of another seat', () => {
    const match = plain()
    const { id } = openAsk(match, 0)
    expect(match.answer(1, id, 'a')).toEqual({ why: 'Seat 1 is not asked anything now.', code: 'notAsked' })
    expect(match.answer(2, id, 'a')).toEqual({ why: 'There is no seat 2; there are 0 to 1.', code: 'malformed' })
  })

  const malformed: readonly (readonly [string, unknown, unknown, unknown?])[] = [
    ['no keys', 0, []],
    ['two keys', 0, ['a', 'b']],
    ['a key that is not offered', 0, 'c'],
    ['a key in other letters', 0, 'A'],
    ['an index', 0, '0'],
    ['a field of objects', 0, '__proto__'],
    ['nothing', 0, undefined],
    ['null', 0, null],
    ['a number', 0, 1],
    ['keys that are no texts', 0, [{ key: 'a' }]],
    ['a list in a list', 0, [['a']]],
    ['a list with a hole', 0, Array(1)],
    ['too many keys', 0, Array.from({ length: 1001 }, () => 'a')],
    ['a seat that is no number', 'seat', 'a'],
    ['half a seat', 0.5, 'a'],
    ['a seat below all', -1, 'a'],
    ['a seat beyond numbers', Number.POSITIVE_INFINITY, 'a'],
    ['a time that is no number', 0, 'a', '5'],
    ['a time beyond numbers', 0, 'a', Number.POSITIVE_INFINITY],
    ['a time that is none', 0, 'a', Number.NaN],
  ]
  it.each(malformed)('refuses %s and nothing has changed', (_what, seat, chosen, at) => {
    const match = plain()
    const before = match.hash()
    const refused = match.answer(seat as number, openAsk(match, 0).id, chosen as string, at as number)
    expect(isRefusal(refused) && refused.why).toMatch(/\.$/)
    expect(match.hash()).toBe(before)
    expect(match.inputs).toHaveLength(0)
    expect(match.events(null)).toHaveLength(0)
  })

  it.each([{}, null, 7, 'elsewhere', '0.0', '1.1', ''])('refuses an ask id of %j', (id) => {
    const match = plain()
    expect(isRefusal(match.answer(0, id as string, 'a'))).toBe(true)
    expect(match.inputs).toHaveLength(0)
  })

  it('shows its options with cards by handle, never by id', () => {
    const match = Match.start(
      asking((t) =>
        ask(t, 0, {
          kind: 'pick',
          options: () => {
            const mine = t.zone.hand!(0).cards
            const [theirs] = t.zone.row!(1).cards
            return [{ key: 'use', card: mine[1]!.id, cards: mine.map(({ id }) => id), on: theirs!.id, price: 3 }]
          },
        }),
      ),
    )
    const [option] = match.asks(0)[0]!.options
    const hand = match.table.zone.hand!(0).cards.map(({ handle }) => handle)
    const row = match.view(0).zones['row:1']!.cards!
    expect(option).toEqual({ key: 'use', card: hand[1], cards: hand, on: row[0]!.handle, price: 3 })
    expect(match.view(1).asks).toEqual([])
    expect(match.view(null).asks).toEqual([])
  })

  it('names no handle for a card that the seat does not see as an object', () => {
    const match = Match.start(
      asking((t) => ask(t, 1, { kind: 'pick', options: () => [{ key: 'first', card: t.zone.hand!(0).cards[0]!.id }] })),
    )
    expect(match.asks(1)[0]!.options).toEqual([{ key: 'first', card: null }])
  })

  it('tells what it is about: forced, skip, context, rule', () => {
    const match = Match.start(
      asking((t) =>
        ask(t, 0, {
          kind: 'window',
          options: () => keys('pass'),
          forced: true,
          skip: 'pass',
          context: { attack: 3 },
          rule: 'TI-1',
        }),
      ),
    )
    expect(match.asks(0)).toEqual([
      {
        id: '0.1',
        kind: 'window',
        options: [{ key: 'pass' }],
        forced: true,
        skip: 'pass',
        context: { attack: 3 },
        rule: 'TI-1',
      },
    ])
    expect(plain().asks(0)).toEqual([{ id: '0.1', kind: 'pick', options: keys('a', 'b') }])
  })

  it('tells others of its answer what its game says, and nothing else', () => {
    const match = Match.start(
      asking((t) =>
        ask(t, 0, {
          kind: 'pick',
          options: () => keys('hide:a', 'hide:b'),
          outside: ([chosen]) => chosen!.key.split(':')[0]!,
        }),
      ),
    )
    answer(match, 0, 'hide:b')
    expect(match.events(1)).toEqual([{ type: 'answer', seat: 0, kind: 'pick', answer: 'hide' }])
    expect(match.events(null)).toEqual(match.events(1))
    const silent = plain()
    answer(silent, 0, 'a')
    expect(silent.events(1)).toEqual([])
  })

  it('gives who answers what happened, as far as they see it', () => {
    const match = Match.start(
      tiny({
        zones: {
          hand: { per: 'seat', shape: 'hand', faces: 'owner' },
          deck: { per: 'seat', shape: 'pile', faces: 'none' },
        },
        deal: (t) => put(t, t.zone.deck!(1), 'ant bee'),
        *step(t) {
          yield* ask(t, 0, { kind: 'pick', options: () => keys('go') })
          t.move(t.zone.deck!(1).top!, t.zone.hand!(1))
          t.tell({ type: 'secret', only: [1] })
        },
      }),
    )
    expect(answer(match, 0, 'go').events).toEqual([{ type: 'move', cards: [{ from: 'deck:1', to: 'hand:1' }] }])
    expect(match.events(1)).toEqual([
      { type: 'move', cards: [expect.objectContaining({ name: 'bee' })] },
      { type: 'secret' },
    ])
  })
})

describe('an ask for several', () => {
  const coins = (t: TinyTable<Told>) =>
    t.zone.hand!(0).cards.map((card, i, all) => ({
      key: `${card.def.id}#${all.slice(0, i + 1).filter((each) => each.def === card.def).length}`,
      card: card.id,
      worth: card.def.worth,
    }))
  type Coin = ReturnType<typeof coins>[number]

  /** Sets of coins that are worth 4 exactly. */
  const exactly = (t: TinyTable<Told>): SomeSpec<Coin> => {
    const sum = (of: readonly Coin[]) => of.reduce((total, { worth }) => total + worth, 0)
    const reaches = (goal: number, from: readonly Coin[]): boolean =>
      goal === 0 || from.some((coin, i) => coin.worth <= goal && reaches(goal - coin.worth, from.slice(i + 1)))
    return {
      kind: 'pay',
      rule: 'TI-1',
      options: () => coins(t),
      next(chosen) {
        const left = coins(t).filter(({ key }) => chosen.every((each) => each.key !== key))
        const owed = 4 - sum(chosen)
        const add = left.filter(({ worth, key }) => {
          const rest = left.filter((each) => each.key !== key)
          return worth <= owed && reaches(owed - worth, rest)
        })
        return { add, stop: owed === 0 }
      },
    }
  }
  const paying = () => Match.start(asking((t) => askSome(t, 0, exactly(t))))

  it.each([[['c3#1', 'c1#1']], [['c1#2', 'c3#1']], [['c1#1', 'c1#2', 'c2#1']], [['c2#1', 'c1#2', 'c1#1']]])(
    'takes an exact payment of %j, in whatever order it is named',
    (payment) => {
      const match = paying()
      answer(match, 0, payment)
      const offered = ['c1#1', 'c1#2', 'c2#1', 'c3#1']
      expect(match.table.state.got).toEqual(offered.filter((key) => payment.includes(key)))
    },
  )

  it.each([
    ['too little', ['c3#1'], 'That is not enough: add c1#1 or c1#2.'],
    ['nothing', [], 'That is not enough: add c1#1 or c1#2 or c2#1 or c3#1.'],
    ['too much', ['c2#1', 'c3#1'], 'c3#1 cannot be chosen together with c2#1.'],
    ['a coin twice', ['c1#1', 'c1#1'], 'c1#1 is chosen twice.'],
    ['a coin that is not there', ['c4#1'], 'c4#1 is not offered here.'],
  ])('refuses %s', (_what, payment, why) => {
    expect(refusal(paying(), 0, payment).why).toBe(why)
  })

  it('shows what may be chosen first', () => {
    const [{ some }] = paying().asks(0) as [ReturnType<Match['asks']>[number]]
    expect(some).toEqual({ ordered: false, add: ['c1#1', 'c1#2', 'c2#1', 'c3#1'], stop: false })
  })

  it('says on the way what may still be added', () => {
    const match = paying()
    const { id } = openAsk(match, 0)
    expect(match.next(0, id, [])).toEqual({ add: ['c1#1', 'c1#2', 'c2#1', 'c3#1'], stop: false })
    expect(match.next(0, id, ['c1#1'])).toEqual({ add: ['c1#2', 'c2#1', 'c3#1'], stop: false })
    expect(match.next(0, id, ['c1#1', 'c3#1'])).toEqual({ add: [], stop: true })
    expect(match.next(0, id, ['c9#1'])).toEqual({ why: 'c9#1 is not offered here.', code: 'notOffered' })
    expect(match.next(1, id, [])).toHaveProperty('why')
    expect(match.inputs).toHaveLength(0)
  })

  it('says on the way what is part of no answer, as the answer itself would be told', () => {
    const match = paying()
    const { id } = openAsk(match, 0)
    const twice = { why: 'c2#1 is chosen twice.', code: 'malformed' }
    expect(match.next(0, id, ['c2#1', 'c2#1'])).toEqual(twice)
    expect(match.answer(0, id, ['c2#1', 'c2#1'])).toMatchObject(twice)
    const one = Match.start(asking((t) => ask(t, 0, { kind: 'pick', options: () => keys('a', 'b') })))
    const two = { why: 'Choose one option, not 2.', code: 'incomplete' }
    expect(one.next(0, openAsk(one, 0).id, ['a', 'b'])).toMatchObject(two)
    expect(one.answer(0, openAsk(one, 0).id, ['a', 'b'])).toMatchObject(two)
    expect(one.next(0, openAsk(one, 0).id, ['a'])).toEqual({ add: [], stop: true })
  })

  const few = (ordered: boolean, min: number, max: number) => {
    const options = () => keys('a', 'b', 'c')
    return Match.start(
      asking((t) => askSome(t, 0, { kind: 'pick', options, next: between(min, max, options), ordered })),
    )
  }

  it('keeps the order of the answer where order counts, and only there', () => {
    for (const [ordered, got] of [
      [true, ['c', 'a']],
      [false, ['a', 'c']],
    ] as const) {
      const match = few(ordered, 0, 3)
      expect(match.asks(0)[0]!.some!.ordered).toBe(ordered)
      answer(match, 0, ['c', 'a'])
      expect(match.table.state.got).toEqual(got)
    }
  })

  it('takes between so many and so many, both included', () => {
    for (const chosen of [['a'], ['b', 'c']]) {
      const match = few(false, 1, 2)
      answer(match, 0, chosen)
      expect(match.table.state.got).toEqual(chosen)
    }
    expect(refusal(few(false, 1, 2), 0, []).why).toBe('That is not enough: add a or b or c.')
    expect(refusal(few(false, 1, 2), 0, ['a', 'b', 'c']).why).toBe('c cannot be chosen together with a, b.')
    const none = few(false, 0, 2)
    answer(none, 0, [])
    expect(none.table.state.got).toEqual([])
  })
})

describe('a standing ask', () => {
  interface Stall {
    left: string[]
    bought: string[]
  }
  const stall = tiny<Stall>({
    state: { left: ['x', 'y', 'z'], bought: [] },
    *step(t) {
      const menu = (seat: number) => ({
        seat,
        id: `menu-${seat}`,
        kind: 'menu',
        options: () => t.state.left.map((key) => ({ key })),
      })
      const got = yield* askAny(t, [menu(0), menu(1)])
      if ('due' in got) return
      t.state.left = t.state.left.filter((each) => each !== got.chosen.key)
      t.state.bought.push(`${got.seat} ${got.chosen.key}`)
    },
  })

  it('keeps the id that its game gave it while others act', () => {
    const match = Match.start(stall)
    expect([openAsk(match, 0).id, openAsk(match, 1).id]).toEqual(['menu-0', 'menu-1'])
    answer(match, 1, 'y')
    expect(match.answer(0, 'menu-0', 'x')).toHaveProperty('events')
    expect(match.table.state.bought).toEqual(['1 y', '0 x'])
  })

  it('checks keys against the options of the moment', () => {
    const match = Match.start(stall)
    answer(match, 1, 'y')
    expect(match.answer(0, 'menu-0', 'y')).toEqual({ why: 'y is not offered here.', code: 'notOffered' })
    expect(match.answer(0, 'menu-1', 'x')).toHaveProperty('why')
    expect(match.inputs).toHaveLength(1)
  })
})

describe('a form', () => {
  const offer = (key: string) => {
    const price = /^offer:(\d+)$/.exec(key)?.[1]
    if (price === undefined) return { why: 'An offer looks like offer:5.' }
    return Number(price) > 9 ? { why: 'You have 9.', rule: 'TI-1' as const } : { key, price: Number(price) }
  }
  const bidding = () =>
    Match.start(
      asking((t) =>
        ask<Option>(t, 0, {
          kind: 'bid',
          options: () => keys('pass'),
          form: { parse: offer, suggest: () => [{ key: 'offer:1' }], hint: 'offer:<price>' },
          explain: (key) => (key === 'steal' ? { why: 'Nobody steals here.', rule: 'TI-1' } : null),
        }),
      ),
    )

  it('takes what it reads, and the options beside it', () => {
    for (const key of ['offer:9', 'pass']) {
      const match = bidding()
      answer(match, 0, key)
      expect(match.table.state.got).toEqual([key])
    }
    expect(bidding().asks(0)[0]).toMatchObject({ options: keys('pass'), form: { hint: 'offer:<price>' } })
  })

  it('refuses what it cannot read with its own reason; where the ask explains a key, with that', () => {
    expect(refusal(bidding(), 0, 'offer:10')).toEqual({ why: 'You have 9.', rule: 'TI-1' })
    expect(refusal(bidding(), 0, 'bid 4').why).toBe('An offer looks like offer:5.')
    expect(refusal(bidding(), 0, 'steal').why).toBe('Nobody steals here.')
  })

  it('is known to `explain`', () => {
    const match = bidding()
    expect(match.explain(0, 'offer:4')).toBeNull()
    expect(match.explain(0, 'offer:10')).toEqual({ why: 'You have 9.', rule: 'TI-1' })
    expect(match.explain(0, 'pass')).toBeNull()
    expect(match.explain(1, 'pass')).toEqual({ why: 'Seat 1 is not asked anything now.', code: 'notAsked' })
  })

  it('is a part of the record by its key', () => {
    const match = bidding()
    answer(match, 0, 'offer:7')
    expect(Match.replay(match.game, match.record()).table.state.got).toEqual(['offer:7'])
  })
})
