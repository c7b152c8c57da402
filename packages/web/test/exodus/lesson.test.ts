import { Attendant, isRefusal, Match } from '@cardwright/engine'
import { comfort, exodus } from '@cardwright/exodus'
import { expect, it } from 'vitest'
import { lesson } from '../../src/lessons/exodus.ts'
import type { Keys } from '../../src/lessons/lesson.ts'

const asList = (keys: Keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys)

it('the lesson of Exodus can be walked to its end, as the teacher says, and wins', () => {
  const { options, seed, given } = lesson
  const match = Match.start(exodus, { options, seed, given, seats: ['You', 'Teacher'] })
  const attendants = [new Attendant(comfort), new Attendant(comfort)]
  const own = lesson.steps.flatMap(({ accept }) => (Array.isArray(accept) ? [asList(accept[0]!)] : []))
  const other = lesson.foe.map(asList)
  for (let inputs = 0; match.over === null && inputs < 200; inputs++) {
    const seat = match.asks(0).length > 0 ? 0 : 1
    const ask = match.asks(seat)[0]!
    // as at its table, where nobody watches how soon one passes
    const isIdle = () => seat === 0 && match.open.find(({ id }) => id === ask.id)!.isSole
    const pass = attendants[seat]!.passes(ask, isIdle)
    const keys = pass !== null ? [pass] : (seat === 0 ? own : other).shift()
    expect(keys, `an answer of seat ${seat} to ${ask.kind}`).toBeDefined()
    const outcome = match.answer(seat, ask.id, [...keys!])
    if (isRefusal(outcome)) expect.fail(`${keys!.join(' ')} of seat ${seat}: ${outcome.why}`)
  }
  expect(match.over?.winner).toBe(0)
  expect([...own, ...other]).toEqual([])
})
