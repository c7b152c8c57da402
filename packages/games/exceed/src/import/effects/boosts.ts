import type { Area, Filter } from '../../effects/shared/vocabulary.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type Context, known, type TranslateEffect, translate } from '../translate.ts'

const zones: Readonly<Record<string, Area>> = {
  hand: 'hand',
  gauge: 'gauge',
  discard: 'discard',
  deck: 'deck',
  extra: 'aside',
}

function areasOf({ valid_zones = ['hand'] }: ClientEffect, context: Context): Area[] {
  return (valid_zones as string[]).map((zone) => known(zones, zone, 'zone', context) ?? 'hand')
}

const limits: Readonly<Record<string, Filter>> = {
  continuous: { boost: 'continuous' },
  immediate: { boost: 'instant' },
  transform: { boost: 'transform' },
  normal: { kinds: ['normal'] },
  special: { kinds: ['special'] },
  ultra: { kinds: ['ultra'] },
}

/** Which Boosts are meant: by their own kind, or by that of the card. */
export function limitOf(limitation: unknown, context: Context): { filter?: Filter } {
  if (limitation === undefined || limitation === '') return {}
  const filter = known(limits, limitation, 'limitation', context)
  return filter === undefined ? {} : { filter }
}

type Boost = EffectOf<'boost'>

function boostFrom(effect: ClientEffect, context: Context, more: Partial<Boost> = {}): Boost {
  return {
    do: 'boost',
    from: areasOf(effect, context),
    ...limitOf(effect.limitation, context),
    ...(effect.ignore_costs === true && { free: true }),
    ...more,
  }
}

/** Played as a part of a Strike: sustained unless said. */
const sustained = ({ sustain }: ClientEffect): Partial<Boost> => (sustain === false ? {} : { sustain: true })

const following = (effects: Effect[]): { so?: Effect[] } => (effects.length === 0 ? {} : { so: effects })

const putThis =
  (to: Area): TranslateEffect =>
  () => [{ do: 'put', what: 'this', to }]

export const boosts: Readonly<Record<string, TranslateEffect>> = {
  sustain_this: () => [{ do: 'sustain', what: 'this' }],
  sustain_all_boosts: () => [{ do: 'sustain', what: 'all' }],
  choose_sustain_boost: ({ amount_min }) => [
    { do: 'sustain', what: 'choice', ...(amount_min === 0 && { upTo: true }) },
  ],

  add_boost_to_gauge_on_strike_cleanup: ({ not_immediate }) => [
    { do: 'put', what: 'this', to: 'gauge', ...(not_immediate === true && { when: 'cleanup' as const }) },
  ],
  add_boost_to_gauge_on_move: putThis('gauge'),
  add_boost_to_overdrive_during_strike_immediately: putThis('overdrive'),
  add_to_gauge_boost_play_cleanup: putThis('gauge'),
  return_this_boost_to_hand_strike_effect: putThis('hand'),
  return_this_to_hand_immediate_boost: putThis('hand'),
  seal_this_boost: putThis('sealed'),

  discard_continuous_boost: (effect, context) => [
    {
      do: 'discardBoost',
      of: effect.limitation === 'mine' ? 'you' : 'either',
      ...(effect.required !== true && { optional: true }),
      ...(effect.destination === 'owner_hand' && { to: 'hand' as const }),
      ...following(translate(effect.overall_effect as ClientEffect | undefined, context)),
    },
  ],
  seal_continuous_boosts: () => [{ do: 'discardBoost', of: 'you', all: true, to: 'sealed' }],

  boost_additional: (effect, context) => [boostFrom(effect, context)],
  boost_from_gauge: (effect, context) => [boostFrom({ ...effect, valid_zones: ['gauge'] }, context)],
  boost_from_extra: (effect, context) => [boostFrom({ ...effect, valid_zones: ['extra'] }, context)],
  boost_or_reveal_hand: (effect, context) => [boostFrom(effect, context, { else: [{ do: 'showHand' }] })],
  boost_as_overdrive: (effect, context) => [{ do: 'choose', of: [[boostFrom(effect, context)], []] }],
  boost_discarded_overdrive: () => [
    { do: 'boost', from: ['discard'], by: 'top', filter: { boost: 'continuous' }, free: true },
  ],
  boost_specific_card: ({ boost_name }) => [
    { do: 'boost', from: ['hand'], filter: { boostName: boost_name as string } },
  ],
  boost_multiple: (effect, context) => [
    boostFrom(effect, context, { times: amount(effect.amount, context), optional: true }),
    ...(effect.shuffle_discard_after === true ? [{ do: 'shuffle', area: 'discard' } as const] : []),
  ],
  /** The Strike is said first: a Boost that leads to one is not cut short. */
  boost_then_strike: (effect, context) => [
    { do: 'strike', ...(effect.wild_strike === true && { from: 'wild' as const }) },
    boostFrom(effect, context),
  ],
  boost_then_sustain: (effect, context) => [
    boostFrom(effect, context, {
      ...sustained(effect),
      ...following(translate(effect.play_boost_effect as ClientEffect | undefined, context)),
    }),
  ],
  boost_then_sustain_topdeck: (effect, context) => {
    const play: Effect = {
      do: 'boost',
      from: ['deck'],
      by: 'top',
      free: true,
      times: amount(effect.amount, context),
      ...sustained(effect),
    }
    if (effect.discard_if_not_continuous !== true) return [play]
    return [
      { do: 'showTop', to: 'all' },
      {
        do: 'when',
        if: { is: 'top', area: 'deck', filter: { boost: 'continuous' } },
        so: [{ ...play, filter: { boost: 'continuous' } }],
        else: [{ do: 'take', from: ['deck'], to: 'discard', by: 'top' }],
      },
    ]
  },
  boost_then_sustain_topdiscard: (effect, context) => [
    {
      do: 'boost',
      from: ['discard'],
      by: 'top',
      free: true,
      filter: { boost: 'continuous' },
      times: amount(effect.amount, context),
      ...sustained(effect),
    },
  ],
  /** The attack itself becomes a Boost. */
  boost_this_then_sustain: (effect, context) => [
    { do: 'put', what: 'attack', to: 'boosts' },
    ...(effect.dont_sustain === true ? [] : [{ do: 'sustain', what: 'this' } as const]),
    ...translate(effect.boost_effect as ClientEffect | undefined, context),
  ],

  negate_boost: () => [{ do: 'cancelBoost' }],
  discard_same_card_as_boost: () => [
    { do: 'take', from: ['hand'], to: 'discard', by: 'top', filter: { likeBoost: true } },
  ],
  enable_boost_from_gauge: () => [{ do: 'trait', trait: 'boostsFromGauge' }],

  /** Cards under a Boost need no preparation. */
  play_boost_with_cards_under: () => [],
  place_topdeck_under_boost: () => [{ do: 'tuck' }],
  draw_cards_under_boost_and_remove: () => [{ do: 'untuck' }],
  /** What it says of the Boost's end of turn is in that ability's condition. */
  set_end_of_turn_boost_delay: () => [],
}
