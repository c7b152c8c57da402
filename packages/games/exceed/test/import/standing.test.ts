import { expect, it } from 'vitest'
import { importClient } from '../../src/import/index.ts'
import { card, cards, deck } from '../clientdata.ts'

const transform = { boost_type: 'transform', force_cost: -1, cancel_cost: -1, display_name: 'Roots' }
const abilitiesOf = (effects: readonly object[], boost: object = transform) => {
  const odd = card('odd', { boost: { ...boost, effects } })
  return importClient({ decks: [], cards: [...cards, odd] }).cards.get('odd')!.boost.abilities
}
const fighterOf = (more: object) =>
  importClient({ decks: [{ file: 'a.json', json: deck('gardener', ['jab'], more) }], cards }).files[0]!.fighter

it('a trait that comes with a Boost lasts, whichever way the client calls the time', () => {
  for (const timing of ['now', 'immediate'])
    expect(abilitiesOf([{ timing, effect_type: 'can_spend_life_for_force', amount: 1 }])).toEqual([
      { on: 'always', do: [{ do: 'trait', trait: 'lifeForForce', amount: 1 }] },
    ])
  // the rest happens at once
  expect(abilitiesOf([{ timing: 'immediate', effect_type: 'draw', amount: 1 }])).toEqual([
    { on: 'now', do: [{ do: 'draw', amount: 1 }] },
  ])
})

it('what is so at any time is not said again for a part of it', () => {
  const rooted = { do: 'trait', trait: 'cantMove', who: 'foe' }
  const block = { effect_type: 'block_opponent_move' }
  expect(
    abilitiesOf([
      { ...block, timing: 'during_strike' },
      { ...block, timing: 'now' },
    ]),
  ).toEqual([{ on: 'always', do: [rooted] }])
  expect(abilitiesOf([{ ...block, timing: 'during_strike' }])).toEqual([{ on: 'strike', do: [rooted] }])
  // what has an amount adds up
  const discount = { timing: 'now', effect_type: 'force_costs_reduced_passive', amount: 1 }
  expect(abilitiesOf([discount, discount])).toHaveLength(2)
})

it('an action that asks for something does not ask for it twice', () => {
  const effect = {
    condition: 'buddy_in_play',
    condition_buddy_id: 'lamp',
    effect_type: 'move_buddy',
    buddy_id: 'lamp',
    amount: 1,
    amount2: 2,
  }
  const action = { gauge_cost: 0, force_cost: 0, requires_buddy_in_play: 'true', buddy_id: 'lamp', effect }
  const [made] = fighterOf({ character_action_default: [action] }).basic.actions
  expect(made).toMatchObject({ if: { is: 'inArena', spot: 'lamp' }, do: [{ do: 'moveToken', spot: 'lamp' }] })
})

it('a card in another area brings an attack to be set from there, and what that attack gains', () => {
  const { basic } = fighterOf({
    ability_effects: [
      {
        timing: 'extra_strike_option',
        effect_type: 'strike_with_buddy_card',
        condition: 'buddy_in_play',
        condition_buddy_id: 'lamp',
        special_effects: [
          {
            effect_type: 'add_attack_effect',
            added_effect: { timing: 'during_strike', effect_type: 'calculate_range_from_buddy', buddy_id: 'lamp' },
          },
        ],
      },
    ],
  })
  expect(basic.abilities).toEqual([
    { on: 'always', if: { is: 'inArena', spot: 'lamp' }, do: [{ do: 'trait', trait: 'setsStored' }] },
    { on: 'strike', if: { is: 'setFrom', from: 'stored' }, do: [{ do: 'trait', trait: 'origin', token: 'lamp' }] },
  ])
})

it('a Range that counts outside a Strike is there at all times, another in a Strike', () => {
  const longer = { timing: 'during_strike', effect_type: 'rangeup', amount: 0, amount2: 1 }
  const range = { do: 'range', min: 0, max: 1 }
  expect(abilitiesOf([longer])).toEqual([{ on: 'strike', do: [range] }])
  expect(abilitiesOf([{ ...longer, works_outside_strike: true }])).toEqual([
    { on: 'always', do: [{ ...range, always: true }] },
  ])
})
