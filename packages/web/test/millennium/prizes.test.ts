import { advance, Match, Random, randomAnswer } from '@cardwright/engine'
import { factsOf, millennium } from '@cardwright/millennium'
import { describe, expect, it } from 'vitest'
import { placesOf, prizesOf } from '../../src/boards/millennium/play/prizes.ts'

describe('what a place is worth', () => {
  it.each([
    { mode: 'standard' },
    { mode: 'standard', prerelease: true },
    { mode: 'standard', prerelease: true, finalRow: true },
    { mode: 'funky' },
    { mode: 'team' },
  ])('is what the tournaments of a season pay: %j', (given) => {
    const match = Match.start(millennium, { seats: 4, seed: 'prizes', options: { ...given, clock: 'none' } })
    const random = new Random('prizes')
    const promised: number[] = []
    while (match.over === null) {
      const facts = factsOf(match.view(0))
      const isNext = match.events(0).filter(({ type }) => type === 'tournament').length > promised.length
      if (isNext) promised.push(prizesOf(facts, given).reduce((sum, vp) => sum + vp, 0))
      advance(match, random, (ask) => randomAnswer(ask, random))
    }
    const paid = match.events(0).filter(({ type }) => type === 'placed')
    const rounds = promised.map((_, n) => paid.slice(4 * n, 4 * n + 4).map(({ vp }) => Number(vp)))
    expect(promised.length).toBeGreaterThanOrEqual(2)
    // those who tie share, and what cannot be shared is lost
    for (const [n, vps] of rounds.entries()) {
      const sum = vps.reduce((all, vp) => all + vp, 0)
      expect(promised[n]! - sum).toBeGreaterThanOrEqual(0)
      expect(promised[n]! - sum).toBeLessThan(4)
    }
  })

  it('is nothing where VP decide nothing', () => {
    const match = Match.start(millennium, { seats: 2, seed: 'prizes', options: { mode: 'duel', clock: 'none' } })
    expect(prizesOf(factsOf(match.view(0)), {})).toEqual([])
  })

  it('goes by who has more', () => {
    expect(placesOf([4, 9, 4, 0])).toEqual([2, 1, 2, 4])
  })
})
