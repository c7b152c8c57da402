import type { JsonObject } from '@cardwright/engine'
import { it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Amount } from '../../src/effects/amounts/vocabulary.ts'
import type { Trait } from '../../src/effects/numbers/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { always, hurt, onHit, strike, trait } from './support.ts'

it('EX-163: a bonus to Range is added to both ends; for the kinds that it names only', () => {
  const far = (more: Partial<Extract<Effect, { do: 'range' }>>, damage: number) =>
    strike(
      {
        jab: { abilities: [always({ do: 'range', min: 0, max: 2, ...more })] },
        seats: [{ space: 2 }, { space: 5 }],
      },
      hurt(damage),
    )
  far({}, 3)
  far({ max: 1 }, 0)
  far({ min: 2, max: 2 }, 3)
  far({ min: 3, max: 3 }, 0)
  far({ kinds: ['special'] }, 3)
  far({ kinds: ['normal', 'ultra'] }, 0)
  far({ who: 'both' }, 3)
  far({ who: 'foe' }, 0)
})

it('an attack without Range gets none by a bonus', () => {
  strike({ jab: { range: null, abilities: [always({ do: 'range', min: 2, max: 3 })] } }, hurt(0))
  strike({ jab: { range: null, abilities: [always(trait('reaches'))] } }, hurt(3))
})

it('a Range can be turned inside out, and have another distance', () => {
  const at = (space: number, name: Trait['trait'], damage: number, amount?: number) =>
    strike(
      {
        jab: { abilities: [always(trait(name, amount === undefined ? {} : { amount }))] },
        seats: [{ space: 5 - space }, { space: 5 }],
      },
      hurt(damage),
    )
  at(1, 'invertedRange', 0)
  at(2, 'invertedRange', 3)
  at(4, 'invertedRange', 3)
  at(3, 'alsoReaches', 3, 3)
  at(2, 'alsoReaches', 0, 3)
  at(1, 'alsoReaches', 3, 3)
})

it('an attack that reaches whom it moved past', () => {
  const passing: Effect = {
    do: 'grant',
    ability: { on: 'strike', if: { is: 'passed' }, do: [trait('reaches')] },
  }
  const charge = (spaces: number, abilities: Ability[], damage: number) =>
    strike(
      { jab: { range: null, abilities: [...abilities, { on: 'before', do: [{ do: 'advance', spaces }] }] } },
      {
        ...hurt(damage),
      },
    )
  charge(3, [always(passing)], 3)
  charge(3, [], 0)
  // granted by a trigger before it moves
  strike({ jab: { range: null, abilities: [{ on: 'before', do: [passing, { do: 'advance', spaces: 2 }] }] } }, hurt(3))
  strike(
    {
      jab: { range: null, abilities: [{ on: 'before', do: [passing, { do: 'advance', spaces: 1 }] }] },
      seats: [{ space: 2 }, { space: 5 }],
    },
    hurt(0),
  )
})

it('EX-156: an attack that comes from elsewhere is measured from there', () => {
  const tokens = [{ id: 'post', name: 'Post' }]
  const from = (seats: readonly [JsonObject, JsonObject], damage: number) =>
    strike({ jab: { abilities: [always(trait('origin', { token: 'post' }))] }, red: { tokens }, seats }, hurt(damage))
  from([{ space: 1, tokens: { post: 6 } }, { space: 7 }], 3)
  from([{ space: 6, tokens: { post: 1 } }, { space: 7 }], 0)
  // a token that is not in the arena attacks nobody
  from([{ space: 6 }, { space: 7 }], 0)
  const dodge = (min: number, damage: number) =>
    strike(
      {
        jab: { range: [1, 9], abilities: [always(trait('origin', { token: 'post' }))] },
        rest: { abilities: [always(trait('dodgesAtRange', { min, max: min }))] },
        red: { tokens },
        seats: [{ space: 4, tokens: { post: 1 } }, { space: 5 }],
      },
      hurt(damage),
    )
  dodge(1, 3)
  dodge(4, 0)
})

it('attacks can be dodged: all, at a distance, if they are fast', () => {
  const dodge = (ability: Ability, damage: number) => strike({ rest: { abilities: [ability] } }, hurt(damage))
  dodge(always(trait('dodges')), 0)
  dodge(always(trait('dodges', { who: 'foe' })), 3)
  dodge(always(trait('dodgesAtRange', { min: 1, max: 3 })), 0)
  dodge(always(trait('dodgesAtRange', { min: 2, max: 9 })), 3)
  const fast = (than: Amount): Ability => ({
    on: 'strike',
    if: { is: 'atLeast', amount: { count: 'speed', of: 'foe' }, than },
    do: [trait('dodges')],
  })
  dodge(fast(5), 0)
  dodge(fast(6), 3)
  dodge(fast({ count: 'speed', plus: 1 }), 0)
  strike({ jab: { abilities: [onHit(trait('misses'))] } }, hurt(3))
  strike({ jab: { abilities: [always(trait('misses'))] } }, hurt(0))
})
