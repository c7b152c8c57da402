import { ask, askAll, Match } from '@cardwright/engine'
import { answer, asked, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { keys, tiny } from './tiny.ts'

const question = { kind: 'colour', options: () => keys('red', 'blue') }
const alone = () => Match.start(tiny({ step: (t) => ask(t, 0, question) as never }))
const both = () =>
  Match.start(
    tiny({
      step: (t) =>
        askAll(
          t,
          [0, 1].map((seat) => ({ seat, ...question })),
        ) as never,
    }),
  )

describe('Playing in a test', () => {
  it('answers whoever is asked, and says what was offered', () => {
    const match = alone()
    expect([asked(match), offered(match)]).toEqual([
      [['colour'], []],
      ['red', 'blue'],
    ])
    expect(play(match, 'red', 'blue').inputs).toHaveLength(2)
    expect(() => play(match, 'green')).toThrow('colour green')
  })

  it('answers for a seat where several are asked', () => {
    const match = both()
    expect(() => play(match, 'red')).toThrow('2 open questions, not one (seat 0: colour, seat 1: colour)')
    expect(asked(answer(match, 1, 'red'))).toEqual([['colour'], []])
    expect(() => answer(match, 1, 'red')).toThrow('Seat 1 has 0 open questions')
  })

  it('says why an answer is refused, and fails if it is none', () => {
    expect(refused(alone(), 'green').why).toContain('green')
    expect(() => refused(alone(), 'red')).toThrow('red was taken')
  })
})
