import type { Amount } from '../../effects/amounts/vocabulary.ts'
import type { Condition, Fact } from '../../effects/conditions/vocabulary.ts'
import type { Kind, Who } from '../../effects/shared/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type TranslateCondition } from '../translate.ts'

const fact =
  (is: Fact, of?: Who): TranslateCondition =>
  () => ({ is, ...(of !== undefined && { of }) })

const not =
  (that: TranslateCondition): TranslateCondition =>
  (effect, context) => ({ is: 'not', that: that(effect, context) })

const attack =
  (kinds: readonly Kind[], of?: Who): TranslateCondition =>
  () => ({ is: 'attack', kinds: [...kinds], ...(of !== undefined && { of }) })

type Comparison = 'atLeast' | 'atMost' | 'equal'

/** Of a number, with the one that the effect names; with one more than it. */
const compared =
  (is: Comparison, counted: Amount, plus = 0): TranslateCondition =>
  ({ condition_amount }, context) => {
    const than = amount(condition_amount, context)
    return {
      is,
      amount: counted,
      than: typeof than === 'number' ? than + plus : { ...than, plus: (than.plus ?? 0) + plus },
    }
  }

/** So many Boosts in play, of those with a name if there is one. */
const boosted =
  (is: Comparison, than: number): TranslateCondition =>
  ({ condition_detail }, { half }) => {
    if (typeof condition_detail === 'string')
      return { is, amount: { count: 'boosts', filter: { boostName: condition_detail } }, than }
    // EX-074: a Boost that says this is in play itself
    return { is, amount: { count: 'boosts' }, than: half === 'boost' ? than + 1 : than }
  }

const always: TranslateCondition = () => ({ is: 'all', of: [] })

/** That something was noted in this turn. */
const noted =
  (name: string): TranslateCondition =>
  () => ({ is: 'atLeast', amount: { count: 'note', name }, than: 1 })

/** An action of the character, or any of them. */
function usedAction({ condition_details }: ClientEffect): Condition {
  if (condition_details === undefined) return { is: 'usedAnyAction' }
  const [mode, at] = condition_details as [string, number]
  return { is: 'usedAction', action: `${mode === 'exceed' ? 'exceed' : 'basic'}:${at}` }
}

/** Of the Strike, of the turn, of the fighters. */
export const facts: Readonly<Record<string, TranslateCondition>> = {
  initiated_strike: fact('initiated'),
  not_initiated_strike: not(fact('initiated')),
  initiated_face_up: () => ({ is: 'all', of: [{ is: 'initiated' }, { is: 'open' }] }),
  during_strike: fact('inStrike'),
  no_active_strike: not(fact('inStrike')),
  last_turn_was_strike: fact('lastTurnStruck'),
  not_last_turn_was_strike: not(fact('lastTurnStruck')),
  no_strike_this_turn: not(fact('struckThisTurn')),
  boost_caused_start_of_turn_strike: noted('start'),

  hit_opponent: fact('hit'),
  not_hit_opponent: not(fact('hit')),
  was_hit: fact('wasHit'),
  stunned: fact('stunned'),
  not_stunned: not(fact('stunned')),
  opponent_stunned: fact('stunned', 'foe'),
  was_wild_swing: fact('wildSwing'),
  was_not_wild_swing: not(fact('wildSwing')),
  was_strike_from_gauge: () => ({ is: 'setFrom', from: 'gauge' }),
  was_set_from_boosts: () => ({ is: 'setFrom', from: 'boosts' }),
  is_critical: fact('critical'),
  is_not_critical: not(fact('critical')),
  is_ex_strike: fact('ex'),
  attack_still_in_play: fact('attackStays'),

  is_normal_attack: attack(['normal']),
  is_special_attack: attack(['special']),
  is_special_or_ultra_attack: attack(['special', 'ultra']),
  opponent_is_special_attack: attack(['special'], 'foe'),
  matches_named_card: ({ condition_card_id }) => ({
    is: 'attackMatches',
    filter: { card: condition_card_id as string },
  }),

  exceeded: fact('exceeded'),
  not_exceeded: not(fact('exceeded')),
  opponent_exceeded: fact('exceeded', 'foe'),

  strike_x_greater_than: compared('atLeast', { count: 'x' }, 1),
  speed_greater_than: compared('atLeast', { count: 'speed' }, 1),
  opponent_speed_less_or_equal: compared('atMost', { count: 'speed', of: 'foe' }),
  opponent_total_guard_greater_or_equal: compared('atLeast', { count: 'guard', of: 'foe' }),
  total_powerup_greater_or_equal: compared('atLeast', { count: 'powerGained' }),
  attacks_match_printed_speed: () => ({
    is: 'equal',
    amount: { count: 'printedSpeed' },
    than: { count: 'printedSpeed', of: 'foe' },
  }),
  opponent_printed_speed_greater: () => ({
    is: 'atLeast',
    amount: { count: 'printedSpeed', of: 'foe' },
    than: { count: 'printedSpeed', plus: 1 },
  }),

  used_character_action: usedAction,
  used_character_bonus: noted('bonus'),
  not_used_character_bonus: not(noted('bonus')),
  canceled_this_turn: fact('cutShort'),
  not_canceled_this_turn: not(fact('cutShort')),
  did_end_of_turn_draw: fact('drewForTurn'),
  // said by the timing
  manual_reshuffle: always,

  boost_in_play: boosted('atLeast', 1),
  no_boost_in_play: boosted('atMost', 0),
  // one that is being played is in play
  boost_in_play_or_parents: (effect, context) => boosted('atLeast', 1)(effect, context),
  not_sustained: not(fact('sustained')),
  not_discarding_boost: fact('boostStays'),
  boosted_from_gauge: () => ({ is: 'boostFrom', area: 'gauge' }),
}
