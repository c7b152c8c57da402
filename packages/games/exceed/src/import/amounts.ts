import type { Amount, Count } from '../effects/amounts/vocabulary.ts'

const normalsSealed: Count = { count: 'sealed', filter: { kinds: ['normal'] } }

/** What a number is called that depends on the table. */
export const amounts: Readonly<Record<string, Amount>> = {
  X: { count: 'x' },
  strike_x: { count: 'x' },
  CARDS_DISCARDED_THIS_STRIKE: { count: 'discarded' },
  CARDS_IN_HAND: { count: 'hand' },
  CARDS_IN_HAND_MAX_7: { count: 'hand', atMost: 7 },
  DISCARDED_COUNT: { count: 'justTaken' },
  GAUGE_COUNT: { count: 'gauge' },
  LAST_SPENT_LIFE: { count: 'lifeSpent' },
  OPPONENT_SPEED: { count: 'speed', of: 'foe', atLeast: 0 },
  OVERDRIVE_COUNT: { count: 'overdrive' },
  RANGE_TO_OPPONENT: { count: 'range' },
  SPACES_BETWEEN: { count: 'range', plus: -1 },
  TOTAL_POWER: { count: 'power' },
  every_two_sealed_normals: { ...normalsSealed, per: 2 },
  force_spent_before_strike: { count: 'note', name: 'force' },
  force_spent_this_turn: { count: 'forceSpent' },
  gauge_spent_before_strike: { count: 'note', name: 'gauge' },
  num_discarded_card_ids: { count: 'justTaken' },
  other_player_hand_size: { count: 'hand' },
}

/** What X is set to. */
export const sources: Readonly<Record<string, (extra: unknown) => Amount>> = {
  amount_or_cards_left_in_deck: (most) => ({ count: 'deck', atMost: most as number }),
  cards_in_hand: () => ({ count: 'hand' }),
  copies_in_gauge: (of) => ({ count: 'gauge', filter: { card: (of as { card_id: string }).card_id } }),
  force_spent_before_strike: () => amounts.force_spent_before_strike!,
  gauge_spent_before_strike: () => amounts.gauge_spent_before_strike!,
  lightningsrods_in_opponent_space: () => ({ count: 'rodsUnderFoe' }),
  opponent_speed: () => amounts.OPPONENT_SPEED!,
  // of a card that is shown just before
  random_gauge_power: () => ({ count: 'justTakenPower' }),
  top_deck_power: () => ({ count: 'topDeckPower' }),
  top_discard_power: () => ({ count: 'topDiscardPower' }),
  ultras_used_to_pay_gauge_cost: () => ({ count: 'paid', filter: { kinds: ['ultra'] } }),
}

/** This many times as much; no more than that. */
export function scaled(amount: Amount, factor: number, atMost?: number): Amount {
  if (typeof amount === 'number') return Math.min(amount * factor, atMost ?? Number.POSITIVE_INFINITY)
  if (factor === 0) return 0
  const { times = 1, plus = 0, ...rest } = amount
  return {
    ...rest,
    ...(times * factor !== 1 && { times: times * factor }),
    ...(plus !== 0 && { plus: plus * factor }),
    ...(atMost !== undefined && { atMost }),
  }
}
