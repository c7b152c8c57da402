import { describe, expect, it } from 'vitest'
import { strongest } from '../src/combos/combos.ts'
import { tagSuperOf } from '../src/combos/lines.ts'
import { combos, freshChain, linesOf, obstacleTo, playsOf, roster } from '../src/index.ts'
import { ace, given, jack, king, queen, sheet, super_ } from './support.ts'

/** A hand counted by rank. */
const countsOf = (...ranks: number[]): number[] => {
  const counts = new Array<number>(15).fill(0)
  for (const rank of ranks) counts[rank]!++
  return counts
}

describe('Strings that are worked out', () => {
  it('CC-082, CC-092 attributes stand after the type; (R) is ranged', () => {
    expect(jack('Bolt', 'C(R,S)', 1, 1, 1)).toMatchObject({ type: 'C', attributes: ['R', 'S'] })
    const lines = linesOf(sheet('x', { moves: [jack('Bolt', 'A(R)', 8, 3, 1), queen('Near', 'A', 8, 3, 1), super_] }))
    expect(lines.moves.map(({ isRanged }) => isRanged)).toEqual([true, false, false])
  })

  it('lists every string of a hand, the same that the rules offer', () => {
    const lines = linesOf(sheet('x'))
    const found = combos(lines, countsOf(4, 5, 11, 12)).map((combo) =>
      playsOf(combo)
        .map(({ line, value }) => (value > 0 ? value : line.use))
        .join(' '),
    )
    expect(new Set(found).size).toBe(found.length)
    expect([...found].sort()).toEqual(
      [
        '4',
        '4 5',
        '4 5 swing',
        '4 swing',
        '4 swing 5',
        '5',
        '5 swing',
        'poke',
        'poke 4',
        'poke 4 5',
        'poke 4 5 swing',
        'poke 4 swing',
        'poke 4 swing 5',
        'poke 5',
        'poke 5 swing',
        'poke swing',
        'poke swing 4',
        'poke swing 4 5',
        'poke swing 5',
        'swing',
        'swing 4',
        'swing 4 5',
        'swing 5',
      ].sort(),
    )
    const match = given({ fighters: ['a', 'ryu'], seats: [{ hand: ['4s', '5s', 'js', 'qs'] }, {}] })
    const openers = match.open[0]!.options().filter(({ key }) => /^(attack|use)/.test(key))
    expect(openers.map(({ key }) => key).sort()).toEqual(['attack:4s', 'attack:5s', 'use:poke', 'use:swing'])
    expect(obstacleTo(lines, freshChain(5), lines.basic, 8, 'open')).toBe('overStrength')
  })

  it('CC-079 with no points left nothing is free, not even what costs nothing', () => {
    const lines = linesOf(sheet('x', { moves: [queen('Free', 'C', 1, 1, 0), super_] }))
    const spent = { ...freshChain(5), points: 0 }
    const [free] = lines.moves
    expect(obstacleTo(lines, spent, free!, 0, 'follow')).toBe('points')
    expect(obstacleTo(lines, { ...spent, points: 1 }, free!, 0, 'follow')).toBeNull()
  })

  it('no string spends more points or cards than there are', () => {
    const lines = linesOf(
      sheet('x', {
        combo: 6,
        moves: [jack('J', 'C', 3, 3, 1), queen('Q', 'C', 4, 3, 2), king('K', 'B', 5, 3, 1), super_],
      }),
    )
    for (const combo of combos(lines, countsOf(2, 3, 4, 5, 6, 11, 11, 12, 13, 1))) {
      const { points, damage, first, last } = combo
      const plays = playsOf(combo)
      expect([plays[0], plays.at(-1)]).toEqual([first, last])
      expect(points).toBeLessThanOrEqual(6)
      expect(damage).toBe(plays.reduce((sum, each) => sum + each.damage, 0))
      expect(plays.filter(({ line }) => line.use === 'j').length).toBeLessThanOrEqual(2)
      expect(plays.slice(0, -1).every(({ line }) => line.type !== 'B')).toBe(true)
    }
  })

  it('CC-047 a throw takes two cards of the hand, also in a string that is worked out', () => {
    const lines = linesOf(sheet('x', { throw: { damage: 6, priority: 3, cost: 1, type: 'C' } }))
    const counts = (nines: number) => countsOf(...new Array<number>(nines).fill(9))
    const longest = (nines: number) => Math.max(...combos(lines, counts(nines)).map((each) => playsOf(each).length))
    expect(longest(3)).toBe(1)
    expect(longest(4)).toBe(2)
  })

  it('CC-064 extra cards are taken from the hand, and the points of a string are the sum of its costs', () => {
    const volley = jack('Volley', 'C', 5, 3, 2, { extra: { most: 1, damage: 4 } })
    const lines = linesOf(sheet('x', { moves: [volley, super_] }))
    const counts = countsOf(11, 11, 11)
    const found = combos(lines, counts).map((each) => [
      playsOf(each)
        .map(({ extra }) => extra)
        .join('+'),
      each.damage,
      each.points,
    ])
    expect(found.sort()).toEqual([
      ['0+0', 10, 4],
      ['0+1', 14, 4],
      ['0', 5, 2],
      ['1+0', 14, 4],
      ['1', 9, 2],
    ])
  })

  it('CC-016 the bonus of `rhythm` is in the damage of a string that is worked out', () => {
    const lines = linesOf(sheet('x', { ability: { name: 'Beat', does: 'rhythm', basics: 2, damage: 4 } }))
    const counts = countsOf(4, 5)
    expect(
      combos(lines, counts)
        .map(({ damage }) => damage)
        .sort(),
    ).toEqual([13, 4, 5])
  })

  it('CC-166 a string that is worked out has its two Jokers once, and the strongest is found', () => {
    const lines = linesOf(sheet('x', { combo: 9, moves: [ace('Beam', 'C', 9, 5, 2, { mark: 'TS' })] }))
    const tagSuper = tagSuperOf(lines, lines)
    const counts = countsOf(4, 5, 14, 14)
    const found = combos(lines, counts, freshChain(9), 'open', tagSuper)
    const uses = (each: (typeof found)[number]) => playsOf(each).filter(({ line }) => line.isTagSuper).length
    expect(Math.max(...found.map(uses))).toBe(1)
    expect(strongest(found)!.damage).toBe(18 + 4 + 5)
    expect(strongest([])).toBeNull()
  })

  it('lists the strings of a ten-card hand for every fighter, few enough to be listed at every decision', () => {
    for (const sheet of roster) {
      const found = combos(linesOf(sheet), countsOf(2, 3, 4, 5, 6, 11, 11, 12, 13, 1))
      expect(found.length).toBeGreaterThan(20)
      expect(found.length).toBeLessThan(3000)
    }
  })
})
