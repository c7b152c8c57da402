import { type Ask, ask, type Definition, type Game, Match, Random } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import { makeBot, playMatch, positionOf, search } from '../src/index.ts'

interface Ladder {
  readonly rungs: number[]
  turn: number
}

const steps: Readonly<Record<string, number>> = { one: 1, two: 2, none: 0 }

/**
 * Each climbs in turn, ten times; places by height. `trap` fails where the rules of a search cannot go on.
 */
function ladder(
  parts: Partial<Game<Ladder, unknown, Definition, 'none'>> = {},
): Game<Ladder, unknown, Definition, 'none'> {
  return {
    id: 'ladder',
    title: 'Ladder',
    version: '1',
    seats: [2, 4],
    rulebook: {},
    options: duel.options,
    library: new Map(),
    zones: { none: { per: 'table', shape: 'pile', faces: 'none' } },
    longestStep: 1,
    setup(t) {
      t.state = { rungs: Array.from({ length: t.seats }, () => 0), turn: 0 }
    },
    *step(t) {
      const seat = t.state.turn % t.seats
      const { key } = yield* ask(t, seat, {
        kind: 'climb',
        options: () => Object.keys(steps).map((way) => ({ key: way })),
      })
      t.state.rungs[seat]! += steps[key]!
      if (++t.state.turn < 3 * t.seats) return
      const { rungs } = t.state
      const places = rungs.map((rung) => 1 + rungs.filter((other) => other > rung).length)
      t.end({ winner: places.indexOf(1), why: 'height', places })
    },
    clone: ({ rungs, turn }) => ({ rungs: [...rungs], turn }),
    arrange() {},
    describe: () => ({}),
    facts: () => ({}),
    ...parts,
  }
}

/** Climbs two rungs whenever it is asked. */
const climbs = (_t: unknown, { spec }: Ask) => spec.options(_t as never, 0).find(({ key }) => key === 'two')!

describe('a policy', () => {
  it('answers for the bot of that name, and for rollouts', () => {
    const asked: string[] = []
    const game = ladder({
      policy: (t, each) => {
        asked.push(each.kind)
        return climbs(t, each)
      },
    })
    const result = playMatch(
      Match.start(game, { seats: 2 }),
      [makeBot('policy', 'a'), makeBot('random', 'b')],
      new Random('x'),
    )
    expect(result.winner).toBe(0)
    const before = asked.length
    const match = Match.start(game, { seats: 2 })
    search({ seed: 's', iterations: 20 }).choose(positionOf(match, 0, match.asks(0)[0]!))
    expect(asked.length).toBeGreaterThan(before)
  })

  it('answers where nothing is searched, and is overlooked as often as a strength slips', () => {
    const game = ladder({ policy: (_t, ask: Ask) => ask.options().find(({ key }) => key === 'none')! })
    const match = Match.start(game, { seats: ['a', 'b'], seed: 'slips' })
    const evaluate = Object.assign(() => 0.5, { byPolicy: ['climb'] })
    const answers = (slips: number) => {
      const bot = search({ seed: 'slips', evaluate, slips: { advised: slips, searched: 0 } })
      return Array.from({ length: 300 }, () => bot.choose(positionOf(match, 0, match.asks(0)[0]!))[0]!)
    }
    const overlooked = (slips: number) => answers(slips).filter((key) => key !== 'none').length
    expect(overlooked(0)).toBe(0)
    // two of three other answers are not the policy's
    expect(overlooked(30)).toBeGreaterThan(40)
    expect(overlooked(30)).toBeLessThan(80)
    expect(overlooked(100)).toBeGreaterThan(170)
  })

  it('may have no opinion', () => {
    const game = ladder({ policy: () => null })
    expect(playMatch(Match.start(game), [makeBot('policy', 'a'), makeBot('policy', 'b')], new Random('x')).why).toBe(
      'height',
    )
  })
})

describe('a search', () => {
  it('goes for the best place it can get, not for winning alone', () => {
    /** Seat 0 is far ahead: for the others only the places behind it are left. */
    const game = ladder({
      setup(t) {
        t.state = { rungs: [100, 0, 0], turn: 1 }
      },
    })
    const match = Match.start(game, { seats: 3 })
    const keys = search({ seed: 's', iterations: 400 }).choose(positionOf(match, 1, match.asks(1)[0]!))
    expect(keys).toEqual(['two'])
  })

  const failing = (shareOfTen: number) => {
    let calls = 0
    const game = ladder()
    const match = Match.start(
      ladder({
        step(t) {
          const isSearched = t.state.turn > 1 && t.log === null
          if (isSearched && calls++ % 10 < shareOfTen) throw new Error('This could not have come about.')
          return game.step(t)
        },
      }),
      { seats: 2 },
    )
    return () => search({ seed: 's', iterations: 200 }).choose(positionOf(match, 0, match.asks(0)[0]!))
  }

  it('drops an iteration in which a rule fails', () => {
    expect(failing(1)()).toHaveLength(1)
  })

  it('fails where most of them do', () => {
    expect(failing(10)).toThrow('could not have come about')
  })
})
