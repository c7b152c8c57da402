import type { Match } from '@cardwright/engine'
import { Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { policy } from '../src/bot/policy.ts'
import { evaluate } from '../src/index.ts'
import { arena, game, given, reads, tableOf, type WeissMatch } from './support.ts'

const judged = (match: WeissMatch, seat: number) => evaluate(match as unknown as Match, seat)

describe('how a position is judged', () => {
  it('where a turn begins, and nowhere in its midst', () => {
    expect(judged(given(game, { part: 'clock', seats: [{ hand: ['ann'] }, {}] }), 0)).not.toBeNull()
    for (const part of ['main', 'climax', 'attack'])
      expect(judged(given(game, { part, seats: [{ hand: ['cx'], stage: { left: 'ann' } }, {}] }), 0)).toBeNull()
  })

  it('by damage, cards, stock and characters: more is better, for one as much as it is worse for the other', () => {
    const at = (side: object) => given(game, { part: 'clock', seats: [{ hand: ['ann'], ...side } as never, {}] })
    const even = judged(at({}), 0)!
    for (const better of [{ hand: ['ann', 'ann'] }, { stock: ['ann'] }, { stage: { left: 'bob' } }])
      expect(judged(at(better), 0)!).toBeGreaterThan(even)
    for (const worse of [{ clock: ['ann'] }, { level: ['ann'] }]) expect(judged(at(worse), 0)!).toBeLessThan(even)
    expect(judged(at({}), 0)! + judged(at({}), 1)!).toBeCloseTo(1)
  })
})

describe('what a search tries', () => {
  const tried = (match: WeissMatch): string[] => {
    const [ask] = match.open
    return ask!
      .offered()
      .filter((option) => evaluate.isWorthTrying(match as unknown as Match, ask as never, option))
      .map(({ key }) => key)
  }

  it('moves fill a gap in front and nothing else', () => {
    const full = { left: 'ann', middle: 'ann', right: 'ann', 'back-left': 'bob' }
    expect(tried(given(game, { seats: [{ stage: full }, {}] }))).toEqual(['done'])
    const gap = given(game, { seats: [{ stage: { left: 'ann', 'back-left': 'bob' } }, {}] })
    expect(tried(gap)).toEqual(['done', 'move:back-left'])
    const { seat, id } = gap.open[0]!
    gap.answer(seat, id, ['move:back-left'])
    expect(tried(gap)).toEqual(['middle', 'right'])
  })

  it('a character takes an empty position, or that of a weaker one', () => {
    const stage = { left: 'ann', middle: 'cy', right: 'bob' }
    expect(tried(given(game, { seats: [{ hand: ['bob'], stage }, {}] }))).toEqual([
      'done',
      'play:bob:left',
      'play:bob:back-left',
    ])
  })
})

describe('the policy', () => {
  const answerOf = (match: WeissMatch) => {
    const [ask] = match.open
    return [policy(tableOf(match), ask as never, new Random('policy'))!].flat().map(({ key }) => key)
  }

  it('does not clock itself to death', () => {
    const hand = ['ann', 'bob', 'cy', 'one']
    const clock = (n: number) => Array.from({ length: n }, () => 'ann')
    const level = ['one', 'one', 'one']
    expect(answerOf(given(game, { part: 'clock', seats: [{ hand, clock: clock(2), level }, {}] }))).not.toEqual([
      'pass',
    ])
    expect(answerOf(given(game, { part: 'clock', seats: [{ hand, clock: clock(5), level }, {}] }))).toEqual(['pass'])
  })

  it('uses a counter that turns the battle, and no other', () => {
    const backup = (n: number) =>
      reads('backup', `【ACT】 【COUNTER】 Backup ${n}, Level 0 [Put this card from your hand into your waiting room]`)
    const answer = (n: number, defender: string) => {
      const match = given(arena(backup(n)), {
        part: 'attack',
        seats: [
          { deck: ['ann', 'ann'], stage: { middle: 'bob' } },
          { deck: ['ann', 'ann'], hand: ['backup'], stage: { middle: defender } },
        ],
      })
      const { seat, id } = match.open[0]!
      match.answer(seat, id, ['front:middle'])
      return answerOf(match)
    }
    expect(answer(1500, 'ann')).toEqual(['use:backup:1'])
    expect(answer(500, 'ann')).toEqual(['pass'])
    expect(answer(1500, 'cy')).toEqual(['pass'])
  })
})
