import { describe, expect, it } from 'vitest'
import { broughtBy, stillOn } from '../../src/boards/millennium/play/still.ts'
import { defOf } from './support.ts'

describe('a card in play', () => {
  it('says what it has brought, together', () => {
    const breakdown = [
      { source: 'tin-trumpeter', rp: 4 },
      { source: 'parade-float', rp: 12 },
      { source: 'tin-trumpeter', rp: 8 },
    ]
    const side = { rp: 24, slots: 6, looped: false, named: [], breakdown }
    expect(broughtBy(side, { name: 'tin-trumpeter' })).toBe(12)
    expect(broughtBy(side, { name: 'cymbal-crab' })).toBe(0)
    expect(broughtBy(undefined, { name: 'tin-trumpeter' })).toBe(0)
  })

  it('says what is still to come: no Play, no Next that is spent, nothing face down', () => {
    const next = defOf('tin-trumpeter')
    expect(stillOn({}, next)).toEqual(['next'])
    expect(stillOn({ marks: { spent: true } }, next)).toEqual([])
    expect(stillOn({ down: true }, next)).toEqual([])
    expect(stillOn({}, defOf('conductor-ovi'))).toEqual(['score'])
    expect(stillOn({}, undefined)).toEqual([])
  })
})
