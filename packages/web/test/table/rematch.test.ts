import type { TableInfo } from '@cardwright/protocol'
import { describe, expect, it } from 'vitest'
import { rematchText } from '../../src/table/rematch.ts'

const seats = [
  { kind: 'person', name: 'Ann', person: 'a' },
  { kind: 'person', name: 'Bo', person: 'b' },
]
const table = (host: string | null, status = 'waiting') => ({ host, status, seats }) as unknown as TableInfo

describe('A rematch', () => {
  it('is told as what one has asked for oneself, or as what the other wants', () => {
    expect(rematchText(table('a'), 'a')).toBe('You have asked for a rematch.')
    expect(rematchText(table('a'), 'b')).toBe('Ann wants a rematch.')
    expect(rematchText(table('b'), 'a')).toBe('Bo wants a rematch.')
  })

  it('names nobody who does not sit there, and nobody once it has begun', () => {
    expect(rematchText(table(null), null)).toBe('There is a rematch.')
    expect(rematchText(table('c'), 'a')).toBe('There is a rematch.')
    expect(rematchText(table('a', 'playing'), 'a')).toBe('The rematch has begun.')
    expect(rematchText(table('a', 'over'), 'b')).toBe('The rematch is over, too.')
  })
})
