import type { Where } from '../../effects/shared/vocabulary.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, known, type TranslateEffect, translate } from '../translate.ts'
import { ignored } from '../watch.ts'

/** A token by its id; the fighter's first if none is named. */
const token = ({ buddy_id }: ClientEffect): { token?: string } =>
  buddy_id === undefined ? {} : { token: buddy_id as string }

const spot = ({ buddy_id }: ClientEffect): { spot?: string } =>
  buddy_id === undefined ? {} : { spot: buddy_id as string }

const maybe = ({ optional }: ClientEffect): { optional?: true } => (optional === true ? { optional: true } : {})

const following = (effects: Effect[]): { so?: Effect[] } => (effects.length === 0 ? {} : { so: effects })

const name = ({ buddy_name }: ClientEffect): string => buddy_name as string

const placing =
  (where: Where, more: (effect: ClientEffect) => Partial<EffectOf<'placeToken'>> = () => ({})): TranslateEffect =>
  (effect, context) => [
    {
      do: 'placeToken',
      ...token(effect),
      where,
      ...more(effect),
      ...maybe(effect),
      ...following(translate(effect.additional_effect as ClientEffect | undefined, context)),
    },
  ]

const distances = ({ range_min, range_max }: ClientEffect): { min: number; max: number } => ({
  min: range_min as number,
  max: range_max as number,
})

const destinations: Readonly<Record<string, Where>> = {
  anywhere: 'anywhere',
  attack_range: 'range',
  adjacent_self: 'near',
  self: 'you',
}

const nothing: TranslateEffect = () => []

/** The attack comes from there; from the fighter's first token if it is not said. */
const from =
  (where?: string): TranslateEffect =>
  ({ buddy_id }) => {
    const at = where ?? (buddy_id as string | undefined)
    return [{ do: 'trait', trait: 'origin', ...(at !== undefined && { token: at }) }]
  }

export const tokens: Readonly<Record<string, TranslateEffect>> = {
  place_buddy_in_any_space: placing('anywhere'),
  place_buddy_onto_self: placing('you'),
  place_buddy_onto_opponent: placing('foe'),
  place_buddy_in_attack_range: placing('range'),
  place_buddy_at_range: (effect, context) => [
    ...placing('near', distances)(effect, context),
    ...(effect.then_place_other_buddy === true
      ? [
          {
            do: 'placeToken' as const,
            token: effect.other_buddy_id as string,
            where: 'near' as const,
            ...distances(effect),
          },
        ]
      : []),
  ],
  place_next_buddy: (effect, context) => {
    const { destination, require_unoccupied } = effect
    const where = known(destinations, destination, 'destination', context)
    return [
      {
        do: 'placeNext',
        token: name(effect),
        where: where ?? 'anywhere',
        amount: effect.amount as number,
        ...(require_unoccupied === true && { free: true }),
      },
    ]
  },
  move_buddy: (effect) => [
    { do: 'moveToken', ...spot(effect), min: effect.amount as number, max: effect.amount2 as number, ...maybe(effect) },
    ...(effect.strike_after === true ? [{ do: 'strike' as const }] : []),
  ],
  move_any_buddy: (effect) => [
    {
      do: 'moveToken',
      spot: name(effect),
      min: effect.amount_min as number,
      max: effect.amount_max as number,
      ...(effect.to_opponent === true && { toFoe: true }),
      any: true,
      ...(effect.amount_min === 0 && { optional: true }),
    },
  ],
  move_any_boost: (effect) => [
    {
      do: 'moveToken',
      spot: effect.boost_name as string,
      min: effect.amount_min as number,
      max: effect.amount_max as number,
      any: true,
    },
  ],
  remove_buddy: (effect) => {
    ignored(effect.silent)
    return [{ do: 'removeToken', ...token(effect) }]
  },
  remove_buddy_near_opponent: (effect, context) => [
    {
      do: 'removeNear',
      token: name(effect),
      min: effect.same_space_allowed === true ? 0 : 1,
      max: effect.offset_allowed as number,
      ...maybe(effect),
      ...following(translate(effect.if_removed_effect as ClientEffect | undefined, context)),
    },
  ],
  remove_X_buddies: (effect) => {
    ignored(effect.reset_strike_x)
    return [
      { do: 'removeSome', token: name(effect) },
      { do: 'setX', to: { count: 'justSpent' } },
    ]
  },
  do_not_remove_buddy: () => [{ do: 'trait', trait: 'keepsTokens' }],
  swap_buddy: ({ buddy_to_remove, buddy_to_place }) => [
    { do: 'swapToken', token: buddy_to_remove as string, by: buddy_to_place as string },
  ],
  // said by the opponent of whose token it is
  flip_buddy_miss_get_gauge: ({ buddy_to_remove, buddy_to_place }) => [
    { do: 'swapToken', token: buddy_to_remove as string, by: buddy_to_place as string, of: 'foe' },
    { do: 'trait', trait: 'misses' },
    { do: 'put', what: 'attack', to: 'gauge', when: 'cleanup' },
  ],
  buddy_immune_to_flip: () => [{ do: 'trait', trait: 'tokensSafe' }],
  move_to_buddy: (effect) => [{ do: 'moveOnto', ...spot(effect) }],
  switch_spaces_with_buddy: (effect) => [{ do: 'switchWith', ...spot(effect) }],
  pull_to_buddy: (effect, context) => [
    { do: 'pull', spaces: amount(effect.amount, context), to: (effect.buddy_id as string | undefined) ?? 'token' },
  ],
  calculate_range_from_buddy: from(),
  calculate_range_from_center: from('centre'),
  calculate_range_from_set_from_boost_space: from('lay'),
  choose_calculate_range_from_buddy: (effect) => [{ do: 'chooseOrigin', spot: name(effect), ...maybe(effect) }],
  opponent_cant_move_past_buddy: ({ buddy_id }) => [
    {
      do: 'trait',
      trait: 'cantPassToken',
      who: 'foe',
      ...(buddy_id !== undefined && { token: buddy_id as string }),
    },
  ],
  remove_opponent_cant_move_past_buddy: nothing,
  // what a card gives to who stands on a token is worked out when it counts
  boost_applies_if_on_buddy: nothing,
  dodge_from_opposite_buddy: () => [{ do: 'when', if: { is: 'between' }, so: [{ do: 'trait', trait: 'dodges' }] }],
  only_hits_if_opponent_on_any_buddy: (effect) => [{ do: 'trait', trait: 'onlyOnToken', token: name(effect) }],
  power_modify_per_buddy_between: (effect) => [
    { do: 'bonus', to: 'power', amount: { count: 'tokensBetween', times: effect.amount as number } },
  ],
  place_boost_in_space: (effect, context) => {
    ignored(effect.stop_on_space_effect)
    return [
      {
        do: 'layDown',
        ...(effect.in_attack_range === true && { where: 'range' as const }),
        ...maybe(effect),
        ...following(translate(effect.if_placed_effect as ClientEffect | undefined, context)),
      },
    ]
  },
  discard_boost_in_opponent_space: (effect, context) => [
    {
      do: 'discardLaid',
      name: effect.boost_name as string,
      ...following(translate(effect.overall_effect as ClientEffect | undefined, context)),
    },
  ],
  place_lightningrod: ({ source, limitation }) => [
    {
      do: 'layRod',
      what: source === 'this_attack_card' ? 'attack' : 'topDiscard',
      where: limitation === 'attack_range' ? 'range' : 'anywhere',
    },
  ],
  range_includes_lightningrods: () => [{ do: 'trait', trait: 'alsoOnToken', token: 'rods' }],
  move_to_lightningrods: () => [{ do: 'moveOnto', spot: 'rods', choose: true }],
  reset_character_positions: () => [{ do: 'startOver' }],
  become_wide: () => [{ do: 'grow', reach: 1 }],
}
