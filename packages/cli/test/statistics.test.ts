import { describe, expect, it } from 'vitest'
import { mean, quantile, wilson } from '../src/statistics.ts'

const rounded = ({ low, high }: { low: number; high: number }) => [low.toFixed(4), high.toFixed(4)]

describe('Wilson intervals', () => {
  // Newcombe 1998, table I, method 3
  it.each([
    [81, 263, ['0.2553', '0.3662']],
    [15, 148, ['0.0624', '0.1605']],
    [0, 20, ['0.0000', '0.1611']],
    [1, 29, ['0.0061', '0.1718']],
  ])('of %i in %i', (successes, trials, interval) => {
    expect(rounded(wilson(successes, trials))).toEqual(interval)
  })

  it('are mirrored when successes and failures change places', () => {
    const { low, high } = wilson(7, 30)
    const mirrored = wilson(23, 30)
    expect(mirrored.low).toBeCloseTo(1 - high, 12)
    expect(mirrored.high).toBeCloseTo(1 - low, 12)
  })

  it('are exact at the ends', () => {
    expect(wilson(0, 100).low).toBe(0)
    expect(wilson(100, 100).high).toBe(1)
  })

  it('say nothing of no trials', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }))
})

describe('lengths', () => {
  // 1 2 2 3 10, counted in no order; quantiles as numpy gives them
  const histogram = new Map([
    [10, 1],
    [2, 2],
    [1, 1],
    [3, 1],
  ])

  it('have a mean', () => expect(mean(histogram)).toBe(3.6))
  it('have a median', () => expect(quantile(histogram, 0.5)).toBe(2))
  it('have other quantiles', () => {
    expect(quantile(histogram, 0.95)).toBeCloseTo(8.6, 12)
    expect(quantile(histogram, 0)).toBe(1)
    expect(quantile(histogram, 1)).toBe(10)
  })
  it('have a median between two values', () =>
    expect(
      quantile(
        new Map([
          [4, 1],
          [1, 1],
        ]),
        0.5,
      ),
    ).toBe(2.5))
})
