import { isRefusal, Match } from '@cardwright/engine'
import { weiss } from '@cardwright/weiss'
import { expect, it } from 'vitest'
import type { Keys } from '../../src/lessons/lesson.ts'
import { lesson } from '../../src/lessons/weiss.ts'

const asList = (keys: Keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys)

it('the lesson of Weiss Schwarz can be walked to its end, as the teacher says, and wins', () => {
  const { options, seed, given } = lesson
  const match = Match.start(weiss, { options, seed, given, seats: ['You', 'Teacher'] })
  const own = lesson.steps.flatMap(({ accept }) => (Array.isArray(accept) ? [asList(accept[0]!)] : []))
  const other = lesson.foe.map(asList)
  while (match.over === null) {
    const seat = match.asks(0).length > 0 ? 0 : 1
    const ask = match.asks(seat)[0]!
    const keys = (seat === 0 ? own : other).shift()
    expect(keys, `an answer of seat ${seat} to ${ask.kind}`).toBeDefined()
    const outcome = match.answer(seat, ask.id, [...keys!])
    if (isRefusal(outcome)) expect.fail(`${keys!.join(' ')} of seat ${seat}: ${outcome.why}`)
  }
  expect(match.over.winner).toBe(0)
  expect([...own, ...other]).toEqual([])
})

it('the first attack of the lesson is cancelled, as it says', () => {
  const { options, seed, given } = lesson
  const match = Match.start(weiss, { options, seed, given })
  const keys = [
    'corvin-knife-thrower',
    'play:cinder-chorus-line:middle',
    'done',
    'curtain-of-sparks',
    'front:left',
    'pass',
  ]
  for (const key of keys) {
    const [ask] = match.open
    match.answer(ask!.seat, ask!.id, key)
  }
  expect(match.events(0).find(({ type }) => type === 'damage')).toMatchObject({ amount: 3, cancelled: true })
})
