import type { Timing } from '../effects/abilities/timings.ts'
import type { ClientEffect } from './client.ts'
import { standingTiming } from './standing.ts'

/** Ours for each of the client's; `placing.ts` moves some of them on. Null: it says nothing that is not known otherwise. */
const names: Readonly<Record<string, Timing | null>> = {
  during_strike: 'strike',
  on_initiate_strike: 'striking',
  set_strike: 'set',
  opponent_set_strike: 'foeSet',
  on_strike_reveal: 'reveal',
  before: 'before',
  both_players_before: 'before',
  opponent_before: 'foeBefore',
  hit: 'hit',
  when_hit: 'whenHit',
  on_stunned: 'stunned',
  after: 'after',
  both_players_after: 'after',
  cleanup: 'cleanup',
  endofstrike: 'endOfStrike',
  extra_strike_option: 'always',

  immediate: 'now',
  now: 'now',
  discarded: 'leave',
  counter_boost: 'foeBoost',
  on_any_boost: 'boosted',
  on_continuous_boost: 'boostedContinuous',
  on_cancel_boost: 'cancelled',

  start_of_next_turn: 'turnStart',
  opponent_start_of_next_turn: 'foeTurnStart',
  end_of_turn: 'turnEnd',
  action: 'action',
  opponent_action: 'foeAction',
  after_non_strike_action: 'afterAction',
  on_prepare: 'prepared',
  on_change_cards: null,
  on_move_action: 'moveAction',
  on_reshuffle: 'reshuffled',

  on_spend_life: 'lifeSpent',
  on_spend_gauge: 'gaugeSpent',
  on_seal: 'sealed',
  on_advance_or_close: 'always',
  on_retreat: 'always',
  opponent_moved_past: 'foePassed',
}

/** Null: the effect says nothing that we do not know otherwise. Undefined: we do not know it. */
export function timings(effect: ClientEffect): Timing | null | undefined {
  const { timing } = effect
  if (timing === undefined || !Object.hasOwn(names, timing)) return undefined
  const lasting = standingTiming(effect)
  if (lasting !== undefined) return lasting
  if (timing === 'on_reshuffle' && effect.condition === 'manual_reshuffle') return 'reshuffledByHand'
  return names[timing]
}
