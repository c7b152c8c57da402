import { expect, it } from 'vitest'
import { type Condition, condition as conditionSchema } from '../../src/effects/conditions/vocabulary.ts'
import { type Effect, effectSchema } from '../../src/effects/vocabulary.ts'
import type { ClientDeck, ClientEffect } from '../../src/import/client.ts'
import { dictionary } from '../../src/import/dictionary.ts'
import { translateLimit, translateTokens } from '../../src/import/tokens.ts'
import { type Context, condition, translate } from '../../src/import/translate.ts'

const missing: string[] = []
const context: Context = {
  of: 'jab',
  half: 'attack',
  deck: 'lamplighter',
  dictionary,
  missing: (name) => missing.push(name),
  unread: (name) => missing.push(name),
}

/** What the client says, and what we make of it: all that is said is read, and fits our vocabulary. */
function means(given: Omit<ClientEffect, 'effect_type'> & { effect_type: string }, ...wanted: Effect[]): void {
  missing.length = 0
  const made = translate(given as ClientEffect, context)
  expect(made).toEqual(wanted)
  expect(missing).toEqual([])
  for (const effect of made) effectSchema.parse(effect)
}

function asks(given: Record<string, unknown>, wanted: Condition): void {
  missing.length = 0
  const made = condition({ effect_type: 'pass', ...given } as unknown as ClientEffect, context)
  expect(made).toEqual(wanted)
  expect(missing).toEqual([])
  conditionSchema.parse(made)
}

it('movement', () => {
  means({ effect_type: 'advance', amount: 3 }, { do: 'advance', spaces: 3 })
  means({ effect_type: 'advance', amount: 4, stop_on_buddy_space: 'owl' }, { do: 'advance', spaces: 4, stopOn: 'owl' })
  means(
    { effect_type: 'close', amount: 2, save_spaces_as_strike_x: true },
    { do: 'close', spaces: 2 },
    { do: 'setX', to: { count: 'justMoved' } },
  )
  means(
    { effect_type: 'push', amount: 3, save_unpushed_spaces_as_strike_x: true },
    { do: 'push', spaces: 3 },
    { do: 'setX', to: { count: 'justShort' } },
  )
  means({ effect_type: 'push', amount: 3, for_other_player: true }, { do: 'foeDoes', so: [{ do: 'push', spaces: 3 }] })
  means({ effect_type: 'pull_not_past', amount: 2 }, { do: 'pull', spaces: 2, notPast: true })
  means({ effect_type: 'push_from_source', amount: 2 }, { do: 'push', spaces: 2, from: 'origin' })
  means(
    { effect_type: 'pull_from_source', amount: 1, skip_if_on_source: true },
    { do: 'pull', spaces: 1, to: 'origin', notFrom: true },
  )
  means({ effect_type: 'close_damagetaken', amount: 1 }, { do: 'close', spaces: { count: 'damageTaken', times: 1 } })
  means({ effect_type: 'move_to_any_space' }, { do: 'moveTo' })
  means({ effect_type: 'move_to_any_space', move_min: 0, move_max: 3 }, { do: 'moveTo', max: 3 })
  means(
    { effect_type: 'move_to_any_space', move_in_attack_range: true, advance_only: true, optional: true },
    { do: 'moveTo', inRange: true, ahead: true },
  )
})

it('what begins and ends by two effects there is one trait here', () => {
  means({ effect_type: 'block_opponent_move' }, { do: 'trait', trait: 'cantMove', who: 'foe' })
  means({ effect_type: 'remove_block_opponent_move' })
  means({ effect_type: 'opponent_cant_move_past' }, { do: 'trait', trait: 'cantPass', who: 'foe' })
  means({ effect_type: 'remove_opponent_cant_move_past' })
  means({ effect_type: 'ignore_push_and_pull_passive_bonus' }, { do: 'trait', trait: 'rooted' })
  means({ effect_type: 'remove_ignore_push_and_pull_passive_bonus' })
  means({ effect_type: 'boost_applies_if_on_buddy' })
  means({ effect_type: 'increase_movement_effects', amount: 2 }, { do: 'trait', trait: 'fartherSelf', amount: 2 })
})

it('tokens', () => {
  means(
    { effect_type: 'place_buddy_in_any_space', optional: true },
    { do: 'placeToken', where: 'anywhere', optional: true },
  )
  means(
    { effect_type: 'place_buddy_at_range', buddy_id: 'owl', range_min: 2, range_max: 4 },
    { do: 'placeToken', token: 'owl', where: 'near', min: 2, max: 4 },
  )
  // which of them comes there is chosen in secret
  const near = { effect_type: 'place_buddy_at_range', range_min: 0, range_max: 2 }
  const [moth, paper] = [
    { ...near, buddy_id: 'moth' },
    { ...near, buddy_id: 'paper' },
  ]
  means({ effect_type: 'choice', choice: [moth, paper] }, { do: 'placeSecret', amount: 1, min: 0, max: 2 })
  means(
    {
      effect_type: 'choice',
      choice: [
        { ...moth, then_place_other_buddy: true, other_buddy_id: 'paper' },
        { ...paper, then_place_other_buddy: true, other_buddy_id: 'moth' },
      ],
    },
    { do: 'placeSecret', amount: 2, min: 0, max: 2 },
  )
  means(
    {
      effect_type: 'place_next_buddy',
      buddy_name: 'Stone',
      destination: 'attack_range',
      require_unoccupied: true,
      amount: 1,
    },
    { do: 'placeNext', token: 'Stone', where: 'range', amount: 1, free: true },
  )
  means(
    { effect_type: 'move_buddy', buddy_id: 'owl', amount: 1, amount2: 2, strike_after: true },
    { do: 'moveToken', spot: 'owl', min: 1, max: 2 },
    { do: 'strike' },
  )
  means(
    { effect_type: 'move_any_buddy', buddy_name: 'Stone', amount_min: 0, amount_max: 0, to_opponent: true },
    { do: 'moveToken', spot: 'Stone', min: 0, max: 0, toFoe: true, any: true, optional: true },
  )
  means(
    { effect_type: 'remove_buddy_near_opponent', buddy_name: 'Stone', offset_allowed: 1, same_space_allowed: false },
    { do: 'removeNear', token: 'Stone', min: 1, max: 1 },
  )
  means({ effect_type: 'calculate_range_from_buddy', buddy_id: 'owl' }, { do: 'trait', trait: 'origin', token: 'owl' })
  means({ effect_type: 'calculate_range_from_center' }, { do: 'trait', trait: 'origin', token: 'centre' })
  means(
    {
      effect_type: 'place_boost_in_space',
      in_attack_range: true,
      optional: true,
      if_placed_effect: { effect_type: 'draw', amount: 1 },
    },
    { do: 'layDown', where: 'range', optional: true, so: [{ do: 'draw', amount: 1 }] },
  )
})

it('conditions', () => {
  asks({ condition: 'range', condition_amount: 2 }, { is: 'range', min: 2, max: 2 })
  asks({ condition: 'range_greater_or_equal', condition_amount: 4 }, { is: 'range', min: 4 })
  asks({ condition: 'not_full_push' }, { is: 'not', that: { is: 'justWentAllTheWay' } })
  asks(
    { condition: 'moved_less_than', condition_amount: 2 },
    {
      is: 'not',
      that: { is: 'atLeast', amount: { count: 'justMoved' }, than: 2 },
    },
  )
  asks({ condition: 'buddy_in_play', condition_buddy_id: 'owl' }, { is: 'inArena', spot: 'owl' })
  asks({ condition: 'any_buddy_in_opponent_space', condition_detail: 'Stone' }, { is: 'at', spot: 'Stone', of: 'foe' })
  asks({ condition: 'opponent_in_boost_space' }, { is: 'at', spot: 'this', of: 'foe' })
  asks(
    { condition: 'opponent_between_buddy', condition_any_of_buddy_ids: ['owl', 'elk'], include_buddy_space: true },
    {
      is: 'any',
      of: [
        { is: 'foeBetween', spot: 'owl', orOn: true },
        { is: 'foeBetween', spot: 'elk', orOn: true },
      ],
    },
  )
})

it('the tokens of a deck, and its limit of movement', () => {
  const deck = (more: object) => more as unknown as ClientDeck
  expect(translateTokens(deck({ buddy_card: 'owl', buddy_display_name: 'Owl', buddy_starting_offset: 2 }))).toEqual({
    tokens: [{ id: 'owl', name: 'Owl', start: 2 }],
  })
  expect(
    translateTokens(
      deck({
        buddy_cards: ['elk_up', 'elk_down'],
        buddy_display_names: ['Elk', 'Elk'],
        buddy_starting_id: 'elk_down',
        buddy_starting_offset: 0,
      }),
    ),
  ).toEqual({
    tokens: [
      { id: 'elk_up', name: 'Elk' },
      { id: 'elk_down', name: 'Elk', start: 0 },
    ],
  })
  // one picture for several that differ: it is what is seen of them from behind
  expect(
    translateTokens(
      deck({
        buddy_cards: ['moth_back', 'moth', 'paper_moth'],
        buddy_card_graphics_id: ['moth_back', 'moth_back', 'moth_back'],
        buddy_display_names: ['Moth', 'Moth', 'Moth'],
      }),
    ),
  ).toEqual({
    tokens: [
      { id: 'moth', name: 'Moth', secret: true },
      { id: 'paper_moth', name: 'Paper Moth', secret: true },
    ],
  })
  // as many that are all the same hide nothing
  expect(
    translateTokens(
      deck({
        buddy_cards: ['stone1', 'stone2', 'stone3'],
        buddy_card_graphics_id: ['stone', 'stone', 'stone'],
        buddy_display_names: ['Stone', 'Stone', 'Stone'],
      }),
    ).tokens,
  ).toEqual([1, 2, 3].map((n) => ({ id: `stone${n}`, name: 'Stone' })))
  // what shows where Boosts lie is no token
  expect(
    translateTokens(deck({ buddy_cards: ['vineA1'], buddy_display_names: ['Vine'], hide_buddy_reference: true })),
  ).toEqual({})
  expect(translateLimit(deck({ movement_limit: 2 }))).toEqual([
    { on: 'always', do: [{ do: 'trait', trait: 'movementLimit', amount: 2 }] },
  ])
  expect(translateLimit(deck({}))).toEqual([])
})
