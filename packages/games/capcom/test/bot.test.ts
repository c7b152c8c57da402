import { Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../src/index.ts'
import { arena, type Fight, given, sheet } from './support.ts'

const random = new Random('policy')
/** What the policy answers first in a position. */
function answered(position: Fight): string[] {
  const match = given(position)
  const answer = match.game.policy!(match.table, match.open[0]!, random)!
  return [answer].flat().map(({ key }) => key)
}

describe('A position is judged', () => {
  const full = { seats: [{ hand: ['5s'] }, { hand: ['5h'] }] }

  it('when a turn begins, and not before an exchange and its clean-up are over', () => {
    const match = given({ ...full, phase: 'combat' })
    const judged = (key: string) => {
      const [ask] = match.open
      match.answer(ask!.seat, ask!.id, [key], match.now)
      return evaluate(match, 0)
    }
    expect(evaluate(match, 0)).toBeNull()
    expect(judged('attack:5s')).toBeNull()
    expect(judged('take')).toBeNull()
    expect(judged('done')).toBeGreaterThan(0.5)
  })

  it('by HP, by the hand and by the meter, the same from both sides', () => {
    const worth = (change: Fight) => {
      const match = given({ ...full, phase: 'draw', ...change })
      expect(evaluate(match, 0)! + evaluate(match, 1)!).toBeCloseTo(1)
      return evaluate(match, 0)!
    }
    const even = worth({ fighters: ['a', 'b'] })
    expect(even).toBe(0.5)
    expect(worth({ fighters: ['a', 'b'], teams: [{}, { characters: [{ hp: 90 }] }] })).toBeGreaterThan(even)
    const handOf = (card: string) => worth({ fighters: ['a', 'b'], seats: [{ hand: [card] }, { hand: ['5h'] }] })
    expect(handOf('as')).toBeGreaterThan(handOf('ks'))
    expect(handOf('ks')).toBeGreaterThan(handOf('5s'))
    const meter = { seats: [{ hand: ['5s'], meter: ['10s'] }, { hand: ['5h'] }] }
    expect(worth({ fighters: ['a', 'b'], ...meter })).toBeGreaterThan(even)
  })
})

describe('The policy', () => {
  it('goes on with the string that does most, not with the hardest single attack', () => {
    const of = arena(sheet('a', { combo: 6 }))
    const match = given({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['5s', '6s', '7s', 'ks'] }, {}],
      phase: 'combat',
    })
    const answer = (keys: string[]) => {
      const [ask] = match.open
      match.answer(ask!.seat, ask!.id, keys, match.now)
    }
    answer(['attack:5s'])
    answer(['take'])
    // the King would end it at 14; two more basics and then the King do 27
    expect(match.game.policy!(match.table, match.open[0]!, random)).toMatchObject({ key: 'attack:6s' })
  })

  it('cleans up: an Ace before a card for the meter, the highest of those, and then it is done', () => {
    const cleanUp = (seat: object) => answered({ phase: 'cleanUp', seats: [seat as never, {}], fighters: ['a', 'b'] })
    expect(cleanUp({ hand: ['9s'], meter: ['10s', '10h', '10d', '10c'] })).toEqual(['ace:deck'])
    expect(cleanUp({ hand: ['8s', '10s', '9s'] })).toEqual(['meter:10s'])
    expect(cleanUp({ hand: ['2s', 'ks'] })).toEqual(['done'])
  })

  it('recovers with the least of its numbers, never with a face or an Ace', () => {
    const hurt = { mode: 'tag', phase: 'cleanUp', teams: [{ characters: [{}, { hp: 50 }] }, {}] } as const
    expect(answered({ ...hurt, seats: [{ hand: ['as', '3s', '7s'] }, {}] })).toEqual(['recover:7s'])
    expect(answered({ ...hurt, seats: [{ hand: ['as', 'ks'] }, {}] })).toEqual(['done'])
  })

  it('tags in a partner who is much fresher, and nobody else', () => {
    const tired = (hp: number) =>
      answered({
        mode: 'tag',
        phase: 'cleanUp',
        teams: [{ characters: [{ hp }, {}] }, {}],
        seats: [{ hand: ['5s', '5h'] }, {}],
      })
    expect(tired(75)).toEqual(['tag:5h+5s'])
    expect(tired(76)).toEqual(['done'])
  })

  it('discards high numbers first and keeps Aces and faces', () => {
    const hand = ['as', 'ks', 'qs', '2s', '3s', '4s', '7s', '9s', '10s', 'js']
    expect(answered({ phase: 'discard', fighters: ['a', 'b'], seats: [{ hand }, {}] }).sort()).toEqual(['10s', '9s'])
  })
})
