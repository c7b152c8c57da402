import { describe, expect, it } from 'vitest'
import { clockText, noClock, timeOf } from '../../src/app/clocks.ts'

describe('Clocks', () => {
  it('are sent as they are wished', () => {
    expect(timeOf(noClock)).toBeUndefined()
    expect(timeOf({ ...noClock, kind: 'move', move: 30 })).toEqual({ move: 30_000 })
    expect(timeOf({ ...noClock, kind: 'match', minutes: 25, increment: 0 })).toEqual({ bank: 1_500_000, increment: 0 })
  })

  it('are told in words', () => {
    expect(clockText(null)).toBe('no clock')
    expect(clockText({ bank: 900_000, increment: 10_000 })).toBe('15 min + 10 s')
    expect(clockText({ bank: 5_400_000, increment: 0 })).toBe('1.5 h')
    expect(clockText({ move: 86_400_000 })).toBe('a day for each answer')
  })
})
