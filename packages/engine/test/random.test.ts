import { Random } from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const draws = (random: Random, count: number) => Array.from({ length: count }, () => random.next())

/** How far counts are from all alike: Pearson's chi squared. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('random', () => {
  it('is a function of its seed', () => {
    expect(draws(new Random('a seed'), 5)).toEqual(draws(new Random('a seed'), 5))
    expect(draws(new Random('a seed'), 5)).not.toEqual(draws(new Random('a seed '), 5))
  })

  it('gives the numbers it always gave: records depend on them', () => {
    const random = new Random('cardwright')
    expect(draws(random, 4)).toEqual([1846956697, 2729796828, 3425961588, 4091344719])
    expect(random.shuffle(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['d', 'f', 'a', 'c', 'e', 'b'])
    expect(Array.from({ length: 8 }, () => random.int(6))).toEqual([5, 1, 5, 4, 0, 2, 1, 3])
    expect(random.state).toEqual([-847847211, 226337937, -601247450, -1459545579])
  })

  it('goes on from its state', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, before) => {
        const random = new Random(seed)
        draws(random, before)
        const again = new Random(JSON.parse(JSON.stringify(random.state)))
        expect(draws(again, 20)).toEqual(draws(random, 20))
      }),
      { seed: 1 },
    )
  })

  it('counts its uses, also in a clone, and a clone goes its own way', () => {
    const random = new Random('uses')
    random.shuffle([1, 2, 3, 4])
    random.pick([1, 2])
    expect(random.uses).toBe(4)
    const clone = random.clone()
    expect(clone.next()).toBe(random.next())
    clone.next()
    expect([random.uses, clone.uses]).toEqual([5, 6])
  })

  it('stays within its bounds', () => {
    const random = new Random('bounds')
    const seen = new Set(Array.from({ length: 500 }, () => random.int(3)))
    expect([...seen].sort()).toEqual([0, 1, 2])
    expect(random.int(1)).toBe(0)
    expect(random.shuffle([])).toEqual([])
    expect(() => random.pick([])).toThrow('nothing to pick from')
  })

  it('gives every whole number about as often', () => {
    const random = new Random('uniformity')
    const counts = Array.from({ length: 10 }, () => 0)
    for (let n = 0; n < 20_000; n++) counts[random.int(10)]!++
    // with 9 degrees of freedom, 27.9 is passed once in a thousand seeds
    expect(unevenness(counts)).toBeLessThan(27.9)
  })

  it('gives every order of four about as often', () => {
    const random = new Random('orders')
    const counts = new Map<string, number>()
    for (let n = 0; n < 12_000; n++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    // with 23 degrees of freedom, 49.7 is passed once in a thousand seeds
    expect(unevenness([...counts.values()])).toBeLessThan(49.7)
  })
})
