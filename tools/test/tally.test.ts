import { describe, expect, it } from 'vitest'
import { closingOf, sumOf } from '../tally.ts'

const count = { passed: 12, failed: 0, skipped: 0, retried: [] }

describe('The tally', () => {
  it('is one line, with what was skipped only if something was', () => {
    expect(closingOf(count)).toBe('12 passed, 0 failed')
    expect(closingOf({ ...count, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped')
  })

  it('adds up two runs, and names what passed at the second attempt before its last line', () => {
    const browser = { passed: 3, failed: 1, skipped: 0, retried: ['a table (waited in vain)', 'a replay (no slider)'] }
    expect(closingOf(sumOf([count, browser])).split('\n')).toEqual([
      'Passed at the second attempt: a table (waited in vain)',
      'Passed at the second attempt: a replay (no slider)',
      '15 passed, 1 failed',
    ])
  })

  it('of nothing says so', () => {
    expect(closingOf(sumOf([]))).toBe('0 passed, 0 failed')
  })
})
