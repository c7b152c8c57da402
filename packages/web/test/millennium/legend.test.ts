import { describe, expect, it } from 'vitest'
import { legendOf } from '../../src/boards/millennium/legend.ts'

describe('the signs on a card', () => {
  it('are each explained, and only those that lie there', () => {
    expect(legendOf()).toEqual([])
    expect(legendOf({ marks: { tokens: 3 }, brought: 0, flipped: false }).map(({ sign }) => sign)).toEqual(['+3'])
    const all = legendOf({ marks: { markers: 2, facing: 'left', used: true }, brought: -4, flipped: true })
    expect(all.map(({ sign }) => sign)).toEqual(['●●', '←', 'Used', '⟲', '−4 RP'])
    expect(new Set(all.map(({ means }) => means)).size).toBe(all.length)
  })
})
