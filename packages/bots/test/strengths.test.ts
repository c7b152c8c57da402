import { describe, expect, it } from 'vitest'
import { timeLeft } from '../src/index.ts'

describe('A bot that has waited for its turn', () => {
  it('thinks for the rest of its time', () => {
    expect([timeLeft('hard', 0), timeLeft('hard', 1200), timeLeft('easy', 50)]).toEqual([3000, 1800, 150])
  })

  it('still looks a little ahead when that is over', () => {
    expect(timeLeft('medium', 60_000)).toBe(20)
  })

  it('has no time of its own where none was named', () => {
    expect(timeLeft('search:300', 5000)).toBe(Number.POSITIVE_INFINITY)
  })
})
