import type { Area, Filter } from '../../effects/shared/vocabulary.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import {
  afterwards,
  all,
  byFoe,
  copy,
  following,
  fromHand,
  goal,
  limited,
  look,
  ofOpponent,
  opposing,
  pile,
  several,
  shelves,
  upTo,
  zone,
} from '../taking.ts'
import { amount, type Context, type TranslateEffect, translate } from '../translate.ts'

/** In the text of a Boost this is the Boost, elsewhere the attack. */
const putThis =
  (to: Area): TranslateEffect =>
  (_effect, { half }) =>
    half === 'boost' ? [{ do: 'put', what: 'this', to }] : [{ do: 'put', what: 'attack', to, when: 'cleanup' }]

const handTo = (effect: ClientEffect, context: Context, more: Partial<EffectOf<'handTo'>>): Effect => ({
  do: 'handTo',
  size: amount(effect.amount, context),
  ...(effect.random_discard === true && { random: true }),
  ...more,
})

const likeTop: Filter = { likeTopDiscard: true }

export const cards: Readonly<Record<string, TranslateEffect>> = {
  draw: (effect, context) => [
    {
      do: 'draw',
      amount: amount(effect.amount, context),
      ...opposing(effect),
      ...(effect.from_bottom === true && { from: 'bottom' as const }),
      ...(effect.reveal === true && { show: true }),
    },
  ],
  draw_any_number: () => [{ do: 'draw', amount: { count: 'deck' }, upTo: true }],
  draw_for_card_in_gauge: ({ per_gauge }) => [
    { do: 'draw', amount: { count: 'gauge', ...(per_gauge !== undefined && { per: per_gauge as number }) } },
  ],
  draw_for_card_in_hand: () => [{ do: 'draw', amount: { count: 'hand' } }],
  draw_to: (effect, context) => [handTo(effect, context, { only: 'draw' })],
  discard_to: (effect, context) => [handTo(effect, context, { only: 'discard' })],
  draw_or_discard_to: (effect, context) => [handTo(effect, context, {})],
  opponent_draw_or_discard_to: (effect, context) => [
    handTo(effect, context, {
      who: 'foe',
      ...following('each', byFoe(translate(effect.per_draw_effect as ClientEffect | undefined, context))),
    }),
  ],
  increase_draw_effects: (effect, context) => [
    { do: 'trait', trait: 'drawsMore', amount: amount(effect.amount, context) },
  ],

  opponent_discard_random: (effect, context) => {
    void effect.opponent
    const isTaken = effect.destination === 'overdrive'
    return [
      {
        do: 'take',
        from: ['hand'],
        to: isTaken ? 'overdrive' : 'discard',
        ...(isTaken && { whose: 'you' as const }),
        by: 'random',
        of: 'foe',
        ...upTo(effect.amount, context),
      },
    ]
  },
  discard_random: (effect, context) => {
    // all discards of a Strike are counted
    void effect.record_discarded_amount
    return [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', ...upTo(effect.amount, context) }]
  },
  discard_random_and_add_triggers: () => [
    { do: 'take', from: ['hand'], to: 'discard', by: 'random', so: [{ do: 'gainTriggers' }] },
  ],
  move_random_cards: (effect, context) => [
    {
      do: 'take',
      from: [zone(effect.from_zone, context)],
      to: zone(effect.to_zone, context),
      by: 'random',
      ...upTo(effect.amount, context),
    },
  ],
  opponent_discard_choose: (effect, context) => [
    {
      do: 'take',
      from: ['hand'],
      ...goal(effect.destination, context),
      by: 'choice',
      of: 'foe',
      ...several(effect, context),
      ...afterwards(effect, context, byFoe),
    },
  ],
  opponent_discard_hand: ({ save_num_discarded_as_strike_x }) => [
    { do: 'take', from: ['hand'], to: 'discard', by: 'all', of: 'foe' },
    ...(save_num_discarded_as_strike_x === true ? [{ do: 'setX', to: { count: 'justTaken' } } as const] : []),
  ],
  opponent_discard_normals_or_reveal: (effect, context) => [
    {
      do: 'take',
      from: ['hand'],
      to: 'discard',
      by: 'choice',
      of: 'foe',
      ...upTo(effect.amount, context),
      filter: { kinds: ['normal'] },
      fewer: [{ do: 'showHand', who: 'foe' }],
    },
  ],
  choose_opponent_card_to_discard: ({ opponent, use_discarded_card_ids }) => [
    {
      do: 'take',
      from: ['hand'],
      to: 'discard',
      by: 'choice',
      ...(opponent === true ? { chooser: 'foe' as const } : { of: 'foe' as const, chooser: 'you' as const }),
      ...(use_discarded_card_ids === true && { recent: true }),
    },
  ],
  reduce_discard_amount: (effect, context) => [
    { do: 'trait', trait: 'discardsFewer', amount: amount(effect.amount, context) },
  ],
  self_discard_choose: (effect, context) => {
    const { destination, limitation, limitation_amount } = effect
    // cards that become Boosts of another kind
    if (destination === 'replacement_boost')
      return [
        {
          do: 'boost',
          from: ['hand'],
          down: true,
          free: true,
          optional: true,
          times: amount(effect.amount, context),
        },
      ]
    const isLast = limitation === 'last_drawn_cards'
    return [
      {
        do: 'take',
        from: ['hand'],
        ...goal(destination, context),
        by: 'choice',
        ...several(effect, context),
        ...(isLast ? { last: amount(limitation_amount, context) } : limited(limitation, context)),
        ...afterwards(effect, context, (list) => list),
      },
    ]
  },

  gauge_from_hand: fromHand('gauge'),
  topdeck_from_hand: fromHand('deck'),
  bottomdeck_from_hand: fromHand('deck', 'bottom'),
  shuffle_into_deck_from_hand: fromHand('deck', 'shuffled'),
  choose_discard: (effect, context) => {
    const { source, destination, amount: most, amount_min: least } = effect
    return [
      {
        do: 'take',
        from: [zone(source ?? 'discard', context)],
        ...(Object.hasOwn(shelves, destination as string)
          ? shelves[destination as string]
          : { to: zone(destination, context) }),
        by: 'choice',
        ...ofOpponent(effect),
        ...upTo(most, context),
        ...(least !== undefined && least !== (most ?? 1) && { min: amount(least, context) }),
        ...limited(effect.limitation, context),
        ...afterwards(effect, context, (list) => list),
      },
    ]
  },
  discard_opponent_gauge: (effect, context) => {
    void effect.amount
    return [
      {
        do: 'take',
        from: ['gauge'],
        to: 'discard',
        by: 'choice',
        of: 'foe',
        chooser: 'you',
        ...upTo(effect.amount2, context),
      },
    ]
  },
  choose_cards_from_top_deck: look,

  add_top_discard_to_gauge: pile('discard', 'gauge', 'top'),
  add_bottom_discard_to_gauge: pile('discard', 'gauge', 'bottom'),
  add_bottom_discard_to_hand: pile('discard', 'hand', 'bottom'),
  add_top_deck_to_gauge: pile('deck', 'gauge', 'top'),
  add_top_deck_to_bottom: pile('deck', 'deck', 'top', { at: 'bottom' }),
  discard_topdeck: pile('deck', 'discard', 'top'),
  discard_opponent_topdeck: pile('deck', 'discard', 'top', { of: 'foe' }),
  seal_topdeck: pile('deck', 'sealed', 'top'),

  discard_hand: all('hand', 'discard'),
  seal_hand: all('hand', 'sealed'),
  add_hand_to_gauge: all('hand', 'gauge'),
  shuffle_hand_to_deck: all('hand', 'deck', { at: 'shuffled' }),
  shuffle_sealed_to_deck: all('sealed', 'deck', { at: 'shuffled' }),
  return_all_cards_gauge_to_hand: all('gauge', 'hand'),
  return_all_copies_of_top_discard_to_hand: all('discard', 'hand', { filter: likeTop }),
  seal_discard: all('discard', 'sealed'),
  discard_stored_cards: all('stored', 'discard'),
  specific_card_discard_to_hand: copy('discard', 'hand', 'return_effect'),
  specific_card_discard_to_gauge: copy('discard', 'gauge', 'return_effect'),
  specific_card_seal_from_gauge: copy('gauge', 'sealed', 'seal_effect'),
  return_sealed_with_same_speed: () => [
    { do: 'take', from: ['sealed'], to: 'hand', by: 'bottom', filter: { sameSpeed: true } },
  ],
  shuffle_deck: () => [{ do: 'shuffle', area: 'deck' }],
  shuffle_discard_in_place: () => [{ do: 'shuffle', area: 'discard' }],
  swap_deck_and_sealed: () => [{ do: 'swapAreas', areas: ['deck', 'sealed'] }],
  seal_instead_of_discarding: () => [{ do: 'trait', trait: 'sealsDiscards' }],

  seal_this: putThis('sealed'),
  discard_this: ({ ignore_active_boost }) => {
    void ignore_active_boost
    return [{ do: 'put', what: 'this', to: 'discard' }]
  },
  add_to_gauge_immediately: () => [{ do: 'put', what: 'this', to: 'gauge' }],
  seal_attack_on_cleanup: () => [{ do: 'put', what: 'attack', to: 'sealed', when: 'cleanup' }],
  return_attack_to_top_of_deck: () => [{ do: 'put', what: 'attack', to: 'deck' }],
  return_attack_to_hand: ({ not_immediate }) => [
    { do: 'put', what: 'attack', to: 'hand', ...(not_immediate === true && { when: 'cleanup' as const }) },
  ],
  give_to_player: () => [
    { do: 'put', what: 'attack', to: 'boosts', whose: 'foe' },
    { do: 'foeDoes', so: [{ do: 'sustain', what: 'this' }] },
  ],

  reveal_hand: (effect) => [{ do: 'showHand', ...opposing(effect) }],
  reveal_topdeck: (effect) => [
    { do: 'showTop', ...opposing(effect), to: effect.reveal_to_both === true ? 'all' : 'you' },
  ],
  reveal_hand_and_topdeck: (effect) => [
    { do: 'showHand', ...opposing(effect) },
    { do: 'showTop', ...opposing(effect), to: 'all' },
  ],
  name_card_opponent_discards: (effect, context) => [
    {
      do: 'callOut',
      ...(effect.amount !== undefined && { names: effect.amount as number }),
      ...(effect.discard_all_copies === true && { all: true }),
      ...(effect.reveal_hand_after === true && { show: true }),
      ...following('so', translate(effect.discard_effect as ClientEffect | undefined, context)),
    },
  ],
  name_range: ({ target_effect }, context) => {
    if (target_effect !== 'opponent_discard_range_or_reveal') context.missing(`name_range ${String(target_effect)}`)
    return [{ do: 'callRange' }]
  },
}
