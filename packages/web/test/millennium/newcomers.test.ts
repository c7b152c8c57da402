import { describe, expect, it } from 'vitest'
import { cameIn } from '../../src/boards/millennium/floor/newcomers.ts'

describe('what has come into a binder', () => {
  it('is what was not there before, whatever has left meanwhile', () => {
    expect(cameIn(['map-ferret', 'ammo-tin'], ['ammo-tin', 'cymbal-crab'])).toEqual(['cymbal-crab'])
    expect(cameIn(['map-ferret'], ['map-ferret'])).toEqual([])
  })

  it('counts a second copy, and no copy that was there', () => {
    expect(cameIn(['map-ferret'], ['map-ferret', 'map-ferret'])).toEqual(['map-ferret'])
    expect(cameIn(['map-ferret', 'map-ferret'], ['map-ferret'])).toEqual([])
  })
})
