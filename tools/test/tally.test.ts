import { describe, expect, it } from 'vitest'
import { closingOf, mendedBy } from '../tally.ts'

const fine = { file: 'a.test.ts', passed: 12, skipped: [], failures: [] }
const failures = [
  { test: 'a table', why: 'waited in vain' },
  { test: 'a replay', why: 'no slider' },
]
const bad = { file: 'b.test.ts', passed: 3, skipped: [], failures }

describe('The tally', () => {
  it('is one line', () => {
    expect(closingOf([fine])).toBe('12 passed, 0 failed')
  })

  it('comes after what was skipped, and why', () => {
    const skipped = ['no NATS', 'no window', 'no NATS']
    expect(closingOf([fine, { ...bad, skipped }]).split('\n')).toEqual([
      'Skipped in b.test.ts: 2 (no NATS)',
      'Skipped in b.test.ts: 1 (no window)',
      '15 passed, 2 failed, 3 skipped',
    ])
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
