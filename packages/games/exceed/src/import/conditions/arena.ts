import type { Condition } from '../../effects/conditions/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type TranslateCondition } from '../translate.ts'

const not = (that: Condition): Condition => ({ is: 'not', that })

const always =
  (condition: Condition): TranslateCondition =>
  () =>
    condition

/** A token by its id; the fighter's first if none is named. The detail is how the client's text calls it. */
function spot({ condition_buddy_id, condition_detail }: ClientEffect): { spot?: string } {
  void condition_detail
  return condition_buddy_id === undefined ? {} : { spot: condition_buddy_id as string }
}

/** Tokens of a name, or Boosts of a name that lie on spaces. */
const called = ({ condition_detail }: ClientEffect): { spot: string } => ({ spot: condition_detail as string })

const inArena: TranslateCondition = (effect) => ({
  is: 'inArena',
  ...spot(effect),
  ...(effect.condition_extra === 'buddy_not_entered_play_this_strike' && { before: true }),
})

const atLeast =
  (count: 'moved' | 'travelled' | 'justMoved' | 'behind', of?: 'foe'): TranslateCondition =>
  ({ condition_amount }) => ({
    is: 'atLeast',
    amount: { count, ...(of && { of }) },
    than: condition_amount as number,
  })

/** Of spaces, movement, tokens. */
export const arena: Readonly<Record<string, TranslateCondition>> = {
  range: ({ condition_amount }, context) => {
    const far = amount(condition_amount, context)
    return { is: 'range', min: far, max: far }
  },
  range_from_self: ({ condition_amount }, context) => {
    const far = amount(condition_amount, context)
    return { is: 'range', min: far, max: far, from: 'you' }
  },
  range_greater_or_equal: ({ condition_amount }, context) => ({ is: 'range', min: amount(condition_amount, context) }),
  range_multiple: ({ condition_amount_min, condition_amount_max }, context) => ({
    is: 'range',
    min: amount(condition_amount_min, context),
    max: amount(condition_amount_max, context),
  }),
  opponent_at_max_range: always({ is: 'range', min: { count: 'rangeMax' }, max: { count: 'rangeMax' } }),
  opponent_at_min_range: always({ is: 'range', min: { count: 'rangeMin' }, max: { count: 'rangeMin' } }),
  initiated_at_range: ({ range_min, range_max }) => ({
    is: 'all',
    of: [
      { is: 'initiated' },
      ...(range_min === range_max
        ? [{ is: 'equal' as const, amount: { count: 'startRange' as const }, than: range_min as number }]
        : [
            { is: 'atLeast' as const, amount: { count: 'startRange' as const }, than: range_min as number },
            { is: 'atMost' as const, amount: { count: 'startRange' as const }, than: range_max as number },
          ]),
    ],
  }),
  initiated_after_moving: ({ condition_amount }) => ({
    is: 'all',
    of: [{ is: 'initiated' }, { is: 'atLeast', amount: { count: 'movedBefore' }, than: condition_amount as number }],
  }),
  advanced_through: always({ is: 'justPassed' }),
  not_advanced_through: always(not({ is: 'justPassed' })),
  advanced_through_buddy: (effect) => ({ is: 'justCrossed', ...spot(effect) }),
  not_advanced_through_buddy: (effect) => not({ is: 'justCrossed', ...spot(effect) }),
  pulled_past: always({ is: 'justPassed', of: 'foe' }),
  not_full_push: always(not({ is: 'justWentAllTheWay' })),
  not_full_pull: always(not({ is: 'justWentAllTheWay' })),
  not_full_close: always(not({ is: 'justWentAllTheWay' })),
  moved_less_than: (effect, context) => not(atLeast('justMoved')(effect, context)),
  moved_at_least: atLeast('justMoved'),
  pushed_min_spaces: atLeast('justMoved'),
  moved_past: always({ is: 'passed' }),
  moved_during_strike: atLeast('moved'),
  opponent_moved_or_was_moved: atLeast('travelled', 'foe'),
  not_moved_self_this_strike: always({ is: 'equal', amount: { count: 'moved' }, than: 0 }),
  opponent_not_moved_this_strike: always({ is: 'equal', amount: { count: 'moved', of: 'foe' }, than: 0 }),
  at_edge_of_arena: always({ is: 'atEdge' }),
  opponent_at_edge_of_arena: always({ is: 'atEdge', of: 'foe' }),
  min_spaces_behind_opponent: atLeast('behind', 'foe'),
  buddy_in_play: inArena,
  not_buddy_in_play: (effect, context) => not(inArena(effect, context)),
  any_buddy_in_play: (effect) => ({ is: 'inArena', ...called(effect) }),
  // as an attack is set its kind is not looked at: what it gains by then asks for it
  is_buddy_special_or_ultra_attack: (effect, context) =>
    effect.timing === 'set_strike'
      ? inArena(effect, context)
      : { is: 'all', of: [inArena(effect, context), { is: 'attack', kinds: ['special', 'ultra'] }] },
  buddy_space_unoccupied: (effect) => ({ is: 'spotFree', ...spot(effect) }),
  on_buddy_space: (effect) => ({ is: 'at', ...spot(effect) }),
  opponent_on_buddy_space: (effect) => ({ is: 'at', ...spot(effect), of: 'foe' }),
  buddy_in_opponent_space: (effect) => ({ is: 'at', ...spot(effect), of: 'foe' }),
  any_buddy_in_opponent_space: (effect) => ({ is: 'at', ...called(effect), of: 'foe' }),
  not_any_buddy_in_opponent_space: (effect) => not({ is: 'at', ...called(effect), of: 'foe' }),
  any_buddy_adjacent_opponent_space: (effect) => ({ is: 'at', ...called(effect), of: 'foe', min: 1, max: 1 }),
  any_buddy_in_or_adjacent_opponent_space: (effect) => ({ is: 'at', ...called(effect), of: 'foe', max: 1 }),
  opponent_between_buddy: (effect) => {
    const { condition_any_of_buddy_ids: ids, include_buddy_space } = effect
    const orOn = include_buddy_space === true ? { orOn: true } : {}
    if (ids === undefined) return { is: 'foeBetween', ...spot(effect), ...orOn }
    return { is: 'any', of: (ids as string[]).map((id) => ({ is: 'foeBetween', spot: id, ...orOn })) }
  },
  buddy_between_opponent: (effect) => ({ is: 'between', ...spot(effect) }),
  buddy_between_attack_source: (effect) => ({ is: 'between', ...spot(effect), source: true }),
  // said by the opponent of whose token it is
  opponent_buddy_in_range: (effect) => {
    const inRange: Condition = { is: 'spotInRange', ...spot(effect), theirs: true }
    if (effect.condition_extra !== 'buddy_not_immune_to_flip') return inRange
    return { is: 'all', of: [inRange, not({ is: 'has', trait: 'tokensSafe', of: 'foe' })] }
  },
  opponent_in_boost_space: always({ is: 'at', spot: 'this', of: 'foe' }),
  boost_space_between_opponent: always({ is: 'between', spot: 'this' }),
  boost_space_in_range_towards_opponent: always({ is: 'spotInRange', spot: 'this', ahead: true }),
}
