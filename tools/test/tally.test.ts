import { describe, expect, it } from 'vitest'
import { closingOf, mendedBy } from '../tally.ts'

const fine = { file: 'a.test.ts', passed: 12, skipped: 0, failures: [] }
const failures = [
  { test: 'a table', why: 'waited in vain' },
  { test: 'a replay', why: 'no slider' },
]
const bad = { file: 'b.test.ts', passed: 3, skipped: 0, failures }

describe('The tally', () => {
  it('is one line, with what was skipped only if something was', () => {
    expect(closingOf([fine])).toBe('12 passed, 0 failed')
    expect(closingOf([{ ...fine, skipped: 3 }])).toBe('12 passed, 0 failed, 3 skipped')
  })

  it('adds up the files', () => {
    expect(closingOf([fine, bad])).toBe('15 passed, 2 failed')
  })

  it('of nothing says so', () => {
    expect(closingOf([])).toBe('0 passed, 0 failed')
  })

  it('names what passed at the second attempt, and nothing that failed again or was not run again', () => {
    const second = { ...bad, passed: 4, failures: failures.slice(1) }
    expect(mendedBy([second], [fine, bad])).toEqual(['Passed at the second attempt: a table (waited in vain)'])
    expect(mendedBy([], [fine, bad])).toEqual([])
  })
})
