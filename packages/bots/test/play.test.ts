import { type AnyGame, Match, Random } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import { type Bot, makeBot, playMatch, randomBot } from '../src/index.ts'
import { auction, race } from './games.ts'

const guessers = (seats: number, seed: number): Bot[] =>
  Array.from({ length: seats }, (_, seat) => randomBot(new Random(`${seed} ${seat}`)))

const cases: readonly (readonly [AnyGame, number])[] = [
  [duel, 2],
  [auction, 3],
  [race, 2],
  [race, 4],
]

describe('playMatch', () => {
  it('plays random bots to the end of every game, legally, and the record replays', () => {
    for (const [game, seats] of cases) {
      for (let seed = 0; seed < 8; seed++) {
        const match = Match.start(game, { seats, seed })
        const result = playMatch(match, guessers(seats, seed), new Random(`clock ${seed}`))
        expect(match.over).toBe(result)
        expect(Match.replay(game, match.record()).hash()).toBe(match.hash())
      }
    }
  })

  it('is the same match for the same seeds', () => {
    const play = () => {
      const match = Match.start(race, { seats: 3, seed: 'again' })
      playMatch(match, guessers(3, 7), new Random('clock'))
      return match.record()
    }
    expect(play()).toEqual(play())
  })

  it('names the bot, the ask and the keys when an answer is refused', () => {
    const cheat: Bot = { name: 'cheat', choose: () => ['win'] }
    const match = Match.start(duel, { seed: 1 })
    expect(() => playMatch(match, [cheat, cheat], new Random('x'))).toThrow(/cheat on seat 0 .*act \(0\.1\).*\[win\]/)
  })

  it('wants a bot for each seat', () => {
    const match = Match.start(auction, { seed: 1 })
    expect(() => playMatch(match, guessers(2, 1), new Random('x'))).toThrow('3')
  })
})

describe('makeBot', () => {
  it('knows its names', () => {
    for (const name of ['random', 'search', 'search:20', 'search:5ms', 'easy', 'medium', 'hard']) {
      expect(makeBot(name, 'x').name).toBe(name)
    }
  })

  it.each(['', 'Search', 'search:', 'search:0', 'search:-1', 'search:1.5', 'search:10s', 'toString', 'expert'])(
    'says which names there are when asked for %j',
    (name) => {
      expect(() => makeBot(name, 'x')).toThrow(/there are random, policy, search, .*easy, medium, hard/)
    },
  )

  it('makes bots that play', () => {
    const match = Match.start(auction, { seed: 2 })
    playMatch(match, [makeBot('easy', 'a'), makeBot('search:3ms', 'b'), makeBot('random', 'c')], new Random('x'))
    expect(match.over).not.toBeNull()
  })
})
