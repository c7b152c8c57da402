import { describe, expect, it } from 'vitest'
import { turnOf } from '../../src/boards/generic/turn.ts'

const turnIn = (facts: object, seats = 2) => turnOf({ view: { facts, seats } } as never)

describe('whose turn it is at the generic table', () => {
  it('is what the fact of that name says', () => {
    expect(turnIn({ turn: 1 })).toBe(1)
    expect(turnIn({ turn: 0, life: [10, 10] })).toBe(0)
  })

  it('is nobody’s where a game has no such fact, or counts turns by it', () => {
    expect(turnIn({ steward: 1 })).toBeNull()
    expect(turnIn({ turn: 7 })).toBeNull()
    expect(turnIn({ turn: [3, 2] })).toBeNull()
  })
})
