import { capcom } from '@cardwright/capcom'
import { isRefusal, Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { lesson } from '../../src/lessons/capcom.ts'
import type { Keys } from '../../src/lessons/lesson.ts'

const asList = (keys: Keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys)

it('the lesson of Capcom Crossovers can be walked to its end, as the teacher says, and wins', () => {
  const { options, seed, given } = lesson
  const match = Match.start(capcom, { options, seed, given, seats: ['You', 'Teacher'] })
  const own = lesson.steps.flatMap(({ accept }) => (Array.isArray(accept) ? [asList(accept[0]!)] : []))
  const other = lesson.foe.map(asList)
  for (let inputs = 0; match.over === null && inputs < 60; inputs++) {
    const seat = match.asks(0).length > 0 ? 0 : 1
    const ask = match.asks(seat)[0]!
    const keys = (seat === 0 ? own : other).shift()
    expect(keys, `an answer of seat ${seat} to ${ask.kind}`).toBeDefined()
    const outcome = match.answer(seat, ask.id, [...keys!])
    if (isRefusal(outcome)) expect.fail(`${keys!.join(' ')} of seat ${seat}: ${outcome.why}`)
  }
  expect(match.over?.winner).toBe(0)
  expect([...own, ...other]).toEqual([])
})
