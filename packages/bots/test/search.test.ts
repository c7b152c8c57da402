import { isAnswer, Match, Random, winners } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import { type Bot, type Budget, playMatch, positionOf, search, soleAnswer, type Weighed } from '../src/index.ts'
import { auction, pennies, race } from './games.ts'

const searchers = (seats: number, budget: Budget): Bot[] =>
  Array.from({ length: seats }, (_, seat) => search({ seed: `seat ${seat}`, ...budget }))

const positionIn = (match: Match, seat: number) => positionOf(match, seat, match.asks(seat)[0]!)

/** An auction before its last answer. In the earlier rounds one prize was taken each, so that there is a choice. */
function lastPrizes(seed: number): Match {
  const match = Match.start(auction, { seed })
  const random = new Random('bids')
  for (;;) {
    const { seat, kind, id } = match.open[0]!
    if (kind === 'prizes' && match.table.state.round === 3) return match
    match.answer(seat, id, random.pick(match.asks(seat)[0]!.options).key)
  }
}

const pairs = (keys: readonly string[]): string[][] =>
  keys.flatMap((one, i) => keys.slice(i + 1).map((other) => [one, other]))

function shareOf(match: Match, seat: number, keys: readonly string[]): number {
  const end = match.fork()
  end.answer(seat, end.open[0]!.id, keys)
  const won = winners(end.over!)
  return won.includes(seat) ? 1 / won.length : 0
}

describe('search', () => {
  it('plays secret simultaneous asks and asks for several options, three at the table', () => {
    for (let seed = 0; seed < 5; seed++) {
      const match = Match.start(auction, { seed })
      playMatch(match, searchers(3, { iterations: 40 }), new Random('clock'))
      expect(match.over?.why).toBe('coins')
      expect(match.inputs).toHaveLength(12)
    }
  })

  it('takes prizes that win, if any do', () => {
    let mattered = 0
    for (let seed = 0; seed < 40; seed++) {
      const match = lastPrizes(seed)
      const { seat } = match.open[0]!
      const outcomes = pairs(match.asks(seat)[0]!.options.map(({ key }) => key)).map((keys) =>
        shareOf(match, seat, keys),
      )
      const best = Math.max(...outcomes)
      if (best === Math.min(...outcomes)) continue
      mattered++
      const keys = search({ seed: 'x', iterations: 200 }).choose(positionIn(match, seat))
      expect(shareOf(match, seat, keys)).toBe(best)
    }
    expect(mattered).toBeGreaterThan(5)
  })

  it('tells what it has tried by whole answers, one prize or two, each set once', () => {
    const match = lastPrizes(1)
    const { seat } = match.open[0]!
    const keys = match.asks(seat)[0]!.options.map(({ key }) => key)
    let told: readonly Weighed[] = []
    const watch = ({ answers }: { answers: readonly Weighed[] }) => {
      told = answers
    }
    search({ seed: 'x', iterations: 200, watch }).choose(positionIn(match, seat))
    const sets = (all: readonly (readonly string[])[]) => all.map((each) => [...each].sort().join(' ')).sort()
    expect(sets(told.map((each) => each.keys))).toEqual(sets([...pairs(keys), ...keys.map((key) => [key])]))
    expect(told.reduce((all, { visits }) => all + visits, 0)).toBeGreaterThan(150)
  })

  it('does not believe that others see its secret answer', () => {
    for (let seed = 0; seed < 10; seed++) {
      const position = positionIn(Match.start(pennies, { seed }), 0)
      expect(search({ seed: `${seed}`, iterations: 400 }).choose(position)).not.toEqual(['sure'])
    }
  })

  it('decides its own ask while others have answered theirs', () => {
    const match = Match.start(auction, { seed: 3 })
    const first = match.asks(2)[0]!
    match.answer(2, first.id, first.options[0]!.key)
    const position = positionIn(match, 0)
    const keys = search({ seed: 'x', iterations: 50 }).choose(position)
    expect(position.ask.options.map(({ key }) => key)).toContain(keys[0])
  })

  it('plays against the clock', () => {
    const match = Match.start(race, { seats: 3, seed: 1 })
    playMatch(match, searchers(3, { iterations: 60 }), new Random('clock'))
    expect(match.over?.why).toBe('points')
    const taken = match.record().inputs.filter((input) => isAnswer(input) && input.keys[0] === 'take')
    expect(taken.length / match.record().inputs.length).toBeGreaterThan(0.8)
  })

  it('answers at once where there is one answer', () => {
    const match = Match.start(duel, { given: { seats: [{ hand: ['ward'] }, {}] } })
    const position = positionIn(match, 0)
    expect(soleAnswer(position)).toEqual(['done'])
    const bot = search({ seed: 'x', watch: () => expect.unreachable() })
    expect(bot.choose(position)).toEqual(['done'])
  })

  it('finds the blow that wins', () => {
    const given = {
      seats: [
        { energy: 3, hand: ['scout', 'squire', 'blaze'], board: ['scout'] },
        { life: 4, board: ['wyrm'] },
      ],
    }
    const match = Match.start(duel, { given })
    const bot = search({ seed: 'x', iterations: 200 })
    const keys = bot.choose(positionIn(match, 0))
    expect(keys).toEqual(['cast:blaze'])
    match.answer(0, match.asks(0)[0]!.id, keys)
    expect(bot.choose(positionIn(match, 0))).toEqual(['foe'])
  })

  it('does the first thing that comes to its mind as often as it slips', () => {
    const searches = (searched: number) => {
      const match = Match.start(duel, { given: { seats: [{ energy: 3, hand: ['scout', 'squire', 'blaze'] }, {}] } })
      const iterations: number[] = []
      const watch = (seen: { iterations: number }) => iterations.push(seen.iterations)
      const bot = search({ seed: 'x', iterations: 20, slips: { advised: 0, searched }, watch })
      for (let n = 0; n < 100; n++) bot.choose(positionIn(match, 0))
      return iterations.filter((each) => each === 1).length
    }
    expect([searches(0), searches(100)]).toEqual([0, 100])
    expect(searches(35)).toBeGreaterThan(20)
    expect(searches(35)).toBeLessThan(50)
  })

  it('keeps to a budget of iterations, and stops early only when the choice is settled', () => {
    const position = positionIn(Match.start(duel, { seed: 1 }), 0)
    const searched: { iterations: number; settled: boolean }[] = []
    const bot = search({
      seed: 'x',
      iterations: 100,
      watch({ iterations, answers }) {
        const [most, second] = answers.map(({ visits }) => visits).sort((a, b) => b - a)
        searched.push({ iterations, settled: most! - (second ?? 0) > 100 - iterations })
        expect(answers.reduce((all, { visits }) => all + visits, 0)).toBe(iterations)
      },
    })
    bot.choose(position)
    expect(searched).toHaveLength(1)
    const { iterations, settled } = searched[0]!
    expect(iterations).toBeLessThanOrEqual(100)
    expect(settled || iterations === 100).toBe(true)
  })

  it('keeps to a budget of time: a longer one searches more, the shortest still once', () => {
    const position = positionIn(Match.start(duel, { seed: 1 }), 0)
    const count = (ms: number): number => {
      let done = 0
      search({ seed: 'x', ms, watch: ({ iterations }) => (done = iterations) }).choose(position)
      return done
    }
    count(50)
    expect(count(0)).toBe(1)
    expect(count(60)).toBeGreaterThan(1)
  })

  it('judges cut rollouts by the evaluation it was given', () => {
    const match = Match.start(duel, { seed: 2 })
    const position = positionIn(match, 0)
    const likesFighters = search({
      seed: 'x',
      iterations: 300,
      depth: 0,
      evaluate: ({ table }, seat) => Math.min(1, table.zoneNamed(`board:${seat}`).size),
    })
    expect(likesFighters.choose(position)[0]).toMatch(/^play:/)
  })

  it('plays on at random where the evaluation cannot say', () => {
    const judged: number[] = []
    const bot = search({
      seed: 'x',
      iterations: 20,
      evaluate: ({ inputs }) => {
        if (inputs.length < 6) return null
        judged.push(inputs.length)
        return 0.5
      },
    })
    bot.choose(positionIn(Match.start(duel, { seed: 2 }), 0))
    expect(judged.length).toBeGreaterThan(0)
    expect(Math.min(...judged)).toBe(6)
  })
})
