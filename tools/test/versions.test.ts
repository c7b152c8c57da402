import { describe, expect, it } from 'vitest'
import { noted, problemOf } from '../versions.ts'

const golden = (text: string, versions = {}) => ({ path: 'games/whist/test/golden/whist.txt', text, versions })

describe('A golden record', () => {
  const first = golden('Whist 1.0.0\nseat 0 leads\n')
  const released = noted(first)

  it('of a new version has to be noted, once', () => {
    expect(problemOf(first)).toContain('version 1.0.0 of Whist is new')
    expect(problemOf({ ...first, versions: released })).toBeNull()
  })

  it('does not change under the same version, and noting it again does not help', () => {
    const changed = golden('Whist 1.0.0\nseat 1 leads\n', released)
    expect(problemOf(changed)).toContain('still version 1.0.0')
    expect(noted(changed)).toEqual(released)
  })

  it('changes with the version, and the earlier one stays on record', () => {
    const next = golden('Whist 1.1.0\nseat 1 leads\n', released)
    const versions = noted(next)
    expect(Object.keys(versions)).toEqual(['1.0.0', '1.1.0'])
    expect(problemOf({ ...next, versions })).toBeNull()
  })

  it('says of which version it is', () => {
    expect(() => problemOf(golden('seat 0 leads\n'))).toThrow('does not begin with a title and a version')
  })
})
