import { expect, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, continuous, given, play } from '../support.ts'
import { action } from './support.ts'

const aura = continuous('aura', [])
const owl = { tokens: [{ id: 'owl', name: 'Owl' }] }
const seats = [
  { life: 20, hand: ['dive', 'aura'], gauge: ['cross', 'grasp'], boosts: ['aura'], tokens: { owl: 5 } },
  { hand: ['dive'], boosts: ['aura'] },
] as const

const skipOf = (effect: Effect): unknown => {
  const match = play(given(arena([aura], { ...action(effect), ...owl }), seats), '0 action:go')
  return ([0, 1] as const).flatMap((seat) => match.asks(seat))[0]!.skip
}

it('a question that may be passed says by which answer; one that may not says nothing', () => {
  const life = [{ do: 'gainLife', amount: 1 }] as const
  const skips: readonly (readonly [Effect, string | undefined, object])[] = [
    [{ do: 'boost', from: ['hand'] }, 'pass', { optional: true }],
    [{ do: 'discardBoost', of: 'either' }, 'pass', { optional: true }],
    [{ do: 'look', amount: 2, may: ['hand'], rest: 'top' }, 'pass', { optional: true }],
    [{ do: 'placeToken', where: 'anywhere' }, 'pass', { optional: true }],
    [{ do: 'moveToken', min: 1, max: 2 }, 'pass', { optional: true }],
    [{ do: 'spend', what: 'force', amount: 1, must: true, upTo: true }, 'force:0', { must: false }],
  ]
  for (const [effect, skip, more] of skips) {
    expect([effect.do, skipOf(effect)]).toEqual([effect.do, undefined])
    expect([effect.do, skipOf({ ...effect, ...more } as Effect)]).toEqual([effect.do, skip])
  }
  expect(skipOf({ do: 'repeat', times: 2, optional: true, so: [...life] })).toBe('stop')
  expect(skipOf({ do: 'alternate', if: { is: 'inArena', spot: 'centre' }, so: [...life] })).toBe('pass')
})
