import type { TraitName } from '../../effects/abilities/traits.ts'
import type { Amount, Count } from '../../effects/amounts/vocabulary.ts'
import type { Condition } from '../../effects/conditions/vocabulary.ts'
import type { Effect } from '../../effects/vocabulary.ts'
import { scaled, sources } from '../amounts.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type Context, known, type TranslateEffect, translateAbility } from '../translate.ts'

type Stat = 'power' | 'speed' | 'armor' | 'guard'
type Whom = 'foe' | 'both'

const whom = ({ opponent }: ClientEffect): { who?: 'foe' } => (opponent === true ? { who: 'foe' } : {})

/** +N, +X, +twice X. */
const bonus =
  (to: Stat, who?: Whom): TranslateEffect =>
  (effect, context) => [
    {
      do: 'bonus',
      to,
      amount: scaled(amount(effect.amount, context), (effect.multiplier as number | undefined) ?? 1),
      ...(who !== undefined && { who }),
    },
  ]

type Limits = Readonly<Record<'amount_max' | 'maximum' | 'max', number | undefined>>

/** +N for each of something, up to a number. */
const bonusPer =
  (to: Stat, count: Count | ((effect: ClientEffect) => Count), who?: Whom): TranslateEffect =>
  (effect) => {
    const { amount_max, maximum, max } = effect as Partial<Limits>
    const counted = typeof count === 'function' ? count(effect) : count
    const each = (effect.amount as number | undefined) ?? 1
    return [
      {
        do: 'bonus',
        to,
        amount: scaled(counted, each, amount_max ?? maximum ?? max),
        ...(who !== undefined && { who }),
      },
    ]
  }

const range = (effect: ClientEffect, min: Amount, max: Amount): Effect => ({
  do: 'range',
  min,
  max,
  ...whom(effect),
  ...(effect.special_only === true && { kinds: ['special'] as const }),
  ...(effect.works_outside_strike === true && { always: true }),
})

const rangePer =
  (count: Count | ((effect: ClientEffect) => Count)): TranslateEffect =>
  (effect) => {
    const counted = typeof count === 'function' ? count(effect) : count
    return [range(effect, scaled(counted, effect.amount as number), scaled(counted, effect.amount2 as number))]
  }

const trait =
  (name: TraitName): TranslateEffect =>
  (effect) => [{ do: 'trait', trait: name, ...whom(effect) }]

/** A trait with a number. */
const numbered =
  (name: TraitName, value?: Amount): TranslateEffect =>
  (effect, context) => [{ do: 'trait', trait: name, amount: value ?? amount(effect.amount, context), ...whom(effect) }]

const when = (condition: Condition, ...so: Effect[]): Effect[] => [{ do: 'when', if: condition, so }]

const dodges: Effect = { do: 'trait', trait: 'dodges' }
const boosts: Count = { count: 'boosts' }
const boostsOf = ({ all_boosts }: ClientEffect): Count => (all_boosts === true ? { ...boosts, of: 'both' } : boosts)
const normalsSealed: Count = { count: 'sealed', filter: { kinds: ['normal'] } }
const anyOf = (amount: Count): Condition => ({ is: 'atLeast', amount, than: 1 })

/** Force, or Gauge, as much as is wanted for Armor. */
const forArmor = (what: 'force' | 'gauge', each: number): Effect => ({
  do: 'spend',
  what,
  amount: 99,
  upTo: true,
  each: [{ do: 'bonus', to: 'armor', amount: each }],
})

const armorCounters = 'Armor'
const savedPower = 'Power'

/** X; a card whose number is meant is found first. */
function setX({ source, extra_info }: ClientEffect, context: Context): Effect[] {
  const amountOf = known(sources, source, 'amount', context)
  if (amountOf === undefined) return []
  const set: Effect = { do: 'setX', to: amountOf(extra_info) }
  return source === 'random_gauge_power' ? [{ do: 'take', from: ['gauge'], by: 'random' }, set] : [set]
}

/** The greater Speed misses; or one that is at least so great. */
function dodgeFast({ dodge_at_speed_greater_or_equal: least }: ClientEffect): Effect[] {
  const than: Amount = typeof least === 'number' ? least : { count: 'speed', plus: 1 }
  return when({ is: 'atLeast', amount: { count: 'speed', of: 'foe' }, than }, dodges)
}

function dodgeAt({ range_min, range_max, special_range, from_buddy, buddy_name }: ClientEffect, context: Context) {
  const min = amount(special_range ?? range_min, context)
  const max = amount(special_range ?? range_max, context)
  const token = from_buddy === true ? { token: buddy_name as string } : {}
  return [{ do: 'trait' as const, trait: 'dodgesAtRange' as const, min, max, ...token }]
}

export const numbers: Readonly<Record<string, TranslateEffect>> = {
  powerup: (effect, context) =>
    // here it is the discard pile that counts
    effect.amount === 'DISCARDED_COUNT'
      ? [{ do: 'bonus', to: 'power', amount: { count: 'discard' } }]
      : bonus('power')(effect, context),
  speedup: bonus('speed'),
  armorup: bonus('armor'),
  guardup: bonus('guard'),
  powerup_opponent: bonus('power', 'foe'),
  opponent_powerup: bonus('power', 'foe'),
  powerup_both_players: bonus('power', 'both'),
  rangeup: (effect, context) => [range(effect, amount(effect.amount, context), amount(effect.amount2, context))],
  rangeup_both_players: (effect) => [
    { do: 'range', min: effect.amount as number, max: effect.amount2 as number, who: 'both' },
  ],
  rangeup_if_ex_modifier: (effect) =>
    when({ is: 'ex' }, range(effect, effect.amount as number, effect.amount2 as number)),

  armorup_bonus_armor_counters: bonusPer('armor', { count: 'note', name: armorCounters }),
  armorup_current_power: bonusPer('armor', { count: 'power' }),
  armorup_damage_dealt: bonusPer('armor', { count: 'damageDealt' }),
  armorup_opponent_per_force_spent_this_turn: bonusPer('armor', { count: 'forceSpent' }, 'foe'),
  armorup_per_continuous_boost: bonusPer('armor', boosts),
  armorup_times_gauge: bonusPer('armor', { count: 'gauge' }),
  guardup_per_force_spent_this_turn: bonusPer('guard', { count: 'forceSpent' }),
  guardup_per_gauge: bonusPer('guard', { count: 'gauge' }),
  guardup_per_two_cards_in_hand: bonusPer('guard', { count: 'hand', per: 2 }),
  passive_powerup_per_card_in_hand: bonusPer('power', { count: 'hand' }),
  passive_speedup_per_card_in_hand: bonusPer('speed', { count: 'hand' }),
  powerup_damagetaken: bonusPer('power', { count: 'damageTaken' }),
  powerup_per_armor_used: bonusPer('power', { count: 'armorUsed' }),
  powerup_per_boost_in_play: bonusPer('power', boostsOf),
  powerup_per_card_in_hand: bonusPer('power', { count: 'hand' }),
  powerup_per_card_in_opponent_hand: bonusPer('power', ({ per_card }) => ({
    count: 'hand',
    of: 'foe',
    ...(typeof per_card === 'number' && per_card > 1 && { per: per_card }),
  })),
  powerup_per_force_spent_this_turn: bonusPer('power', { count: 'forceSpent' }),
  powerup_per_gauge: bonusPer('power', ({ count_opponent }) => ({
    count: 'gauge',
    ...(count_opponent === true && { of: 'foe' as const }),
  })),
  powerup_per_guard: bonusPer('power', { count: 'guard', atLeast: 0 }),
  powerup_per_sealed_amount: bonusPer('power', ({ divisor }) => ({ count: 'sealed', per: divisor as number })),
  powerup_per_sealed_normal: bonusPer('power', normalsSealed),
  powerup_per_spent_gauge_matching_range_to_opponent: bonusPer('power', { count: 'paid', filter: { inRange: true } }),
  powerup_per_transform: bonusPer('power', { count: 'transforms' }),
  speedup_amount_in_gauge: bonusPer('speed', { count: 'gauge' }),
  speedup_by_spaces_modifier: bonusPer('speed', { count: 'range', plus: -1 }),
  speedup_per_boost_modifier: bonusPer('speed', boostsOf),
  speedup_per_force_spent_this_turn: bonusPer('speed', { count: 'forceSpent' }),
  speedup_per_unique_sealed_normals: bonusPer('speed', { ...normalsSealed, different: true }),
  rangeup_per_boost_in_play: rangePer(boostsOf),
  rangeup_per_boost_modifier: rangePer(boostsOf),
  rangeup_per_card_in_hand: rangePer({ count: 'hand' }),
  rangeup_per_force_spent_this_turn: rangePer({ count: 'forceSpent' }),
  rangeup_per_sealed_normal: rangePer(normalsSealed),
  guardup_if_copy_of_opponent_attack_in_sealed: (effect) =>
    when(anyOf({ count: 'sealed', filter: { foeName: true } }), {
      do: 'bonus',
      to: 'guard',
      amount: effect.amount as number,
    }),
  power_armor_up_if_sealed_or_transformed_copy_of_attack: () =>
    when(
      {
        is: 'any',
        of: [
          anyOf({ count: 'sealed', filter: { sameName: true } }),
          anyOf({ count: 'transforms', filter: { sameName: true } }),
        ],
      },
      { do: 'bonus', to: 'power', amount: 1 },
      { do: 'bonus', to: 'armor', amount: 1 },
    ),

  attack_does_not_hit: trait('misses'),
  attack_is_ex: trait('ex'),
  cannot_stun: trait('cannotStun'),
  critical: trait('critical'),
  dodge_attacks: trait('dodges'),
  ignore_armor: trait('ignoresArmor'),
  ignore_guard: trait('ignoresGuard'),
  invert_range: trait('invertedRange'),
  nonlethal_attack: trait('nonlethal'),
  stun_immunity: trait('stunImmune'),
  swap_power_speed: trait('swapped'),
  attack_includes_range: numbered('alsoReaches'),
  cannot_go_below_life: numbered('lifeFloor'),
  cap_attack_damage_taken: numbered('damageCap'),
  multiply_positive_power_bonuses: numbered('gainsTimes'),
  multiply_power_bonuses: numbered('powerTimes'),
  multiply_speed_bonuses: numbered('speedTimes'),
  set_total_power: numbered('fixedPower'),
  use_saved_power_as_printed_power: numbered('printedPower', { count: 'note', name: savedPower }),
  use_top_discard_as_printed_power: numbered('printedPower', { count: 'topDiscardPower' }),
  // whether it is an EX attack is seen at any time, so nothing is prepared for it
  attack_copy_gauge_or_transform_becomes_ex: () => [],
  dodge_at_range: dodgeAt,
  dodge_normals: () => when({ is: 'attack', kinds: ['normal'], of: 'foe' }, dodges),
  higher_speed_misses: dodgeFast,
  range_includes_if_moved_past: () => [
    { do: 'grant', ability: { on: 'strike', if: { is: 'passed' }, do: [{ do: 'trait', trait: 'reaches' }] } },
  ],

  add_attack_effect: ({ added_effect }, context) =>
    translateAbility(added_effect as ClientEffect, context).map((ability) => ({ do: 'grant', ability })),
  when_hit_force_for_armor: ({ use_gauge_instead, amount: each }) => [
    {
      do: 'grant',
      ability: { on: 'whenHit', do: [forArmor(use_gauge_instead === true ? 'gauge' : 'force', each as number)] },
    },
  ],
  immediate_force_for_armor: ({ opponent, amount: each }) => {
    const spend = forArmor('force', each as number)
    return opponent === true ? [{ do: 'foeDoes', so: [spend] }] : [spend]
  },
  lose_all_armor: () => [{ do: 'loseArmor' }],
  set_strike_x: setX,
  save_power: () => [{ do: 'note', name: savedPower, to: { count: 'justTakenPower' } }],
  increment_bonus_armor_counters: () => [{ do: 'note', name: armorCounters, add: { count: 'lifeSpent' } }],
  reset_bonus_armor_counters: () => [{ do: 'note', name: armorCounters, to: 0 }],
}
