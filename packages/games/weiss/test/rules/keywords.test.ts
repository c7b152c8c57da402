import { asked, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, given, reads, sides } from '../support.ts'

describe('Shift', () => {
  const text = (level: number) =>
    `【AUTO】 【CLOCK】 Shift, Level ${level} (At the beginning of your main phase, you may choose a red card in your hand and this card in your clock, and exchange them)`
  const run = (level: string[], where: object = { clock: ['mole'] }, turn: 0 | 1 = 0) =>
    given(arena(reads('mole', text(1))), {
      turn,
      part: 'clock',
      seats: [{ hand: ['ann', 'blu'], level, ...where }, {}],
    })

  it('WS-011 WS-093 works from its level on, in the clock, at the beginning of one’s own main phase', () => {
    for (const level of [['bob'], ['bob', 'bob']]) {
      const match = run(level)
      play(match, 'pass')
      expect(asked(match)[0]).toEqual(['may'])
      play(match, 'yes', 'ann')
      expect(sides(match)[0]).toMatchObject({ hand: ['mole', 'blu'], clock: ['ann'] })
    }
    for (const match of [run([]), run(['bob'], { hand: ['ann', 'mole'] }), run(['bob'], { stage: { left: 'mole' } })]) {
      play(match, 'pass')
      expect(asked(match)[0]).toEqual(['main'])
    }
    const theirs = run(['bob'], { clock: ['mole'] }, 1)
    play(theirs, 'pass')
    expect(asked(theirs)).toEqual([[], ['main']])
  })
})
