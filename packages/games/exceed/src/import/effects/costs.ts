import type { TraitName } from '../../effects/abilities/traits.ts'
import type { Amount } from '../../effects/amounts/vocabulary.ts'
import type { EffectList } from '../../effects/list.ts'
import type { Filter, Kind } from '../../effects/shared/vocabulary.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type Context, type TranslateEffect, translate } from '../translate.ts'
import { ignored } from '../watch.ts'

type Spend = EffectOf<'spend'>

const opposing = ({ opponent }: ClientEffect): { who?: 'foe' } => (opponent === true ? { who: 'foe' } : {})

/** More than anybody can pay. */
const boundless = 99

const perUnit = (n: number): Amount => ({ count: 'justSpent', ...(n !== 1 && { times: n }) })

/** An effect for each unit as one effect that is so much larger; null if it cannot be said like that. */
function combined(effect: Effect): Effect | null {
  if ('spaces' in effect && typeof effect.spaces === 'number')
    return { ...effect, spaces: perUnit(effect.spaces) } as Effect
  if ('amount' in effect && typeof effect.amount === 'number')
    return { ...effect, amount: perUnit(effect.amount) } as Effect
  return null
}

/** What is gained for each unit: as often, or all of it at once. */
function each(effect: ClientEffect | null | undefined, context: Context): Pick<Spend, 'each' | 'so'> {
  const list = translate(effect, context)
  if (list.length === 0) return {}
  const joint = effect?.combine_multiple_into_one === true ? list.map(combined) : []
  return joint.length > 0 && joint.every((one) => one !== null) ? { so: joint as EffectList } : { each: list }
}

function only({ valid_card_types, require_specific_card_id }: ClientEffect): { filter?: Filter } {
  if (valid_card_types !== undefined) return { filter: { kinds: valid_card_types as Kind[] } }
  return require_specific_card_id === undefined ? {} : { filter: { card: require_specific_card_id as string } }
}

/** Spends all of it for something, or any amount up to it for something for each. */
const spending =
  (what: 'force' | 'gauge'): TranslateEffect =>
  (effect, context) => {
    const most = effect[`${what}_max`]
    const perEach = effect[`per_${what}_effect`] as ClientEffect | null | undefined
    const overall = translate(effect.overall_effect as ClientEffect | null | undefined, context)
    ignored(effect.amount)
    ignored(effect.require_specific_card_name)
    ignored(effect.continuation_switch_player_control)
    ignored(effect.force_discard_reminder)
    const isEach = perEach !== null && perEach !== undefined
    const spend: Spend = {
      do: 'spend',
      what,
      amount: most === -1 ? boundless : amount(most, context),
      ...(isEach && { upTo: true }),
      ...(effect.required === true && { must: true }),
      ...only(effect),
      ...(isToHand(effect) && { to: 'hand' as const }),
      ...(effect.force_effect_interval !== undefined && { per: effect.force_effect_interval as number }),
      ...(isEach ? each(perEach, context) : overall.length > 0 && { so: overall }),
    }
    return effect.other_player === true ? [{ do: 'foeDoes', so: [spend] }] : [spend]
  }

const isToHand = (effect: ClientEffect): boolean => effect.spent_cards_to_hand === true

const favour =
  (...traits: readonly TraitName[]): TranslateEffect =>
  (effect, context) => {
    // taken back by another effect: what gives it is in force no longer then
    if (effect.remove === true) return []
    return traits.map((trait) => ({
      do: 'trait',
      trait,
      ...(effect.amount !== undefined && { amount: amount(effect.amount, context) }),
    }))
  }

export const costs: Readonly<Record<string, TranslateEffect>> = {
  force_for_effect: spending('force'),
  gauge_for_effect: spending('gauge'),
  spend_life: (effect, context) => [{ do: 'spend', what: 'life', amount: amount(effect.amount, context), must: true }],
  spend_all_gauge_and_save_amount: () => [{ do: 'spendAll', what: 'gauge' }],
  spend_all_force_and_save_amount: () => [{ do: 'spendAll', what: 'force' }],

  gain_life: (effect, context) => [
    {
      do: 'gainLife',
      amount: amount(effect.amount, context),
      ...opposing(effect),
    },
  ],
  gain_life_damage_dealt: () => [{ do: 'gainLife', amount: { count: 'damageDealt' } }],
  set_life: (effect, context) => [{ do: 'setLife', to: amount(effect.amount, context) }],
  set_life_per_gauge: ({ amount: times, maximum }) => [
    {
      do: 'setLife',
      to: { count: 'gauge', times: times as number, ...(maximum !== undefined && { atMost: maximum as number }) },
    },
  ],
  take_damage: (effect, context) => [
    {
      do: 'damage',
      amount: amount(effect.amount, context),
      ...opposing(effect),
      ...(effect.nonlethal === true && { nonlethal: true }),
    },
  ],

  generate_free_force: (effect, context) => {
    ignored(effect.zsolt_force_pool)
    return favour('freeForce')(effect, context)
  },
  /** What gives it is in force no longer then. */
  remove_generate_free_force: () => [],
  generate_free_force_cc_only: favour('freeForceToChange'),
  force_costs_reduced_passive: favour('forceDiscount'),
  gauge_costs_reduced_passive: favour('gaugeDiscount'),
  can_spend_life_for_force: favour('lifeForForce'),
  can_spend_life_for_gauge: favour('lifeForGauge'),
  may_generate_gauge_with_force: favour('gaugeByForce'),
}
