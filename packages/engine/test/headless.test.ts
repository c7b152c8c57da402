import {
  advance,
  ask,
  askAny,
  askSome,
  between,
  Match,
  type Option,
  playOut,
  Random,
  randomAnswer,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { keys, openAsk, tiny } from './tiny.ts'

interface Coin extends Option {
  readonly worth: number
}
const coins: readonly Coin[] = [1, 1, 2, 3, 4].map((worth, i) => ({ key: `${worth}-${i}`, worth }))
const sum = (of: readonly Coin[]) => of.reduce((total, { worth }) => total + worth, 0)
const subsets = Array.from({ length: 2 ** coins.length }, (_, bits) => coins.filter((_coin, i) => bits & (1 << i)))

/** Pays 5 exactly. */
const paying = tiny({
  *step(t) {
    yield* askSome(t, 0, {
      kind: 'pay',
      options: () => coins,
      next: (chosen) => ({
        add: coins.filter(
          (coin) =>
            !chosen.includes(coin) &&
            subsets.some((set) => sum(set) === 5 && [...chosen, coin].every((each) => set.includes(each))),
        ),
        stop: sum(chosen) === 5,
      }),
    })
  },
})

describe('a random answer', () => {
  it('reaches every legal set of an exact payment, and no other', () => {
    const random = new Random('payments')
    const open = openAsk(Match.start(paying), 0)
    const found = new Set<string>()
    for (let n = 0; n < 400; n++) found.add((randomAnswer(open, random) as Coin[]).map(({ key }) => key).join(' '))
    const legal = subsets.filter((set) => sum(set) === 5).map((set) => set.map(({ key }) => key).join(' '))
    expect([...found].sort()).toEqual(legal.sort())
    expect(legal).toHaveLength(4)
  })

  it('stops wherever it may', () => {
    const options = () => keys('a', 'b', 'c')
    const game = tiny({
      *step(t) {
        yield* askSome(t, 0, { kind: 'some', options, next: between(0, 2, options) })
      },
    })
    const random = new Random('stops')
    const open = openAsk(Match.start(game), 0)
    const found = new Set<string>()
    for (let n = 0; n < 200; n++) found.add((randomAnswer(open, random) as Option[]).map(({ key }) => key).join(''))
    expect([...found].sort()).toEqual(['', 'a', 'ab', 'ac', 'b', 'bc', 'c'])
  })

  it('reaches every option, and what a form suggests', () => {
    const game = tiny({
      *step(t) {
        yield* ask(t, 0, {
          kind: 'bid',
          options: () => keys('a', 'b'),
          form: { parse: (key) => ({ key }), suggest: () => keys('bid:1'), hint: 'bid:<n>' },
        })
      },
    })
    const open = openAsk(Match.start(game), 0)
    const random = new Random('options')
    const found = new Set(Array.from({ length: 60 }, () => (randomAnswer(open, random) as Option).key))
    expect([...found].sort()).toEqual(['a', 'b', 'bid:1'])
  })

  it('says so if it comes to a dead end', () => {
    const game = tiny({
      *step(t) {
        yield* askSome(t, 0, { kind: 'trap', options: () => coins, next: () => ({ add: [], stop: false }) })
      },
    })
    expect(() => randomAnswer(openAsk(Match.start(game), 0), new Random('x'))).toThrow('trap is a dead end')
  })
})

describe('a match without people', () => {
  const timed = tiny<{ got: string[] }>({
    state: { got: [] },
    *step(t) {
      if (t.state.got.length >= 50) t.end({ winner: null, why: 'time' })
      if (t.timers.length === 0) t.timer('bell', t.now + 3000)
      const got = yield* askAny(t, [
        { seat: 0, kind: 'act', options: () => keys('a') },
        { seat: 1, kind: 'act', options: () => keys('b') },
      ])
      t.state.got.push('due' in got ? got.due : got.chosen.key)
    },
  })

  it('is played to its end, and its record replays', () => {
    const match = Match.start(timed) as Match<{ got: string[] }>
    const random = new Random('play')
    playOut(match as Match, random, (open) => randomAnswer(open, random))
    expect(new Set(match.table.state.got)).toEqual(new Set(['a', 'b', 'bell']))
    expect(Match.replay(timed, match.record()).hash()).toBe(match.hash())
  })

  it('jumps to the next deadline where nobody is asked', () => {
    const waiting = tiny<{ rang: number }>({
      state: { rang: 0 },
      deal: (t) => t.timer('bell', 5000),
      *step(t) {
        yield* askAny(t, [])
        t.state.rang = t.now
        t.end({ winner: null, why: 'bell' })
      },
    })
    const match = Match.start(waiting) as Match<{ rang: number }>
    advance(match as Match, new Random('x'), () => keys('x')[0]!)
    expect(match.table.state.rang).toBe(5000)
  })

  it('that waits for nothing, or does not end, is found out', () => {
    const stuck = Match.start(tiny({ step: (t) => askAny(t, []) as never })) as Match
    expect(() => advance(stuck, new Random('x'), () => keys('x')[0]!)).toThrow('waits for nobody and for no deadline')
    const endless = Match.start(tiny()) as Match
    expect(() => playOut(endless, new Random('x'), () => keys('go')[0]!, 30)).toThrow('did not end within 30 inputs')
  })
})
