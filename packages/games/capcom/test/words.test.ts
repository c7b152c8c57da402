import { Match } from '@cardwright/engine'
import { listen } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { capcom, roster, words } from '../src/index.ts'

const names = ['Robin', 'Kim', 'Alex', 'Noor']

describe('Capcom Crossovers speaks to people', { timeout: 120_000 }, () => {
  it.each([
    ['duel', 2],
    ['tag', 2],
    ['team', 4],
    ['boss', 3],
  ] as const)('in the mode %s', (mode, seats) => {
    const matches = Array.from({ length: 12 }, (_, seed) =>
      Match.start(capcom, { options: { mode, turnLimit: 40, cut: 'asked' }, seats: names.slice(0, seats), seed }),
    )
    expect(listen(matches, words, names.slice(0, seats)).faults).toEqual([])
  })

  it('a sheet says all its stats, its throw, its moves and its ability', () => {
    for (const sheet of roster) {
      const lines = words.lines!(sheet)
      expect(lines).toHaveLength(8 + 1 + sheet.moves.length + 1)
      for (const { text } of lines) expect(text).not.toMatch(/undefined|\[object/)
    }
  })
})
