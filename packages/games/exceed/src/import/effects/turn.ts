import type { Effect } from '../../effects/vocabulary.ts'
import { amount, known, type TranslateEffect } from '../translate.ts'

/** What a lasting change is called that only a few cards make. */
const passives: Readonly<Record<string, Effect[]>> = {
  discard_2x_topdeck_instead_of_damage: [{ do: 'trait', trait: 'millsInstead', amount: 2 }],
  skip_eot_draw_and_discard: [{ do: 'trait', trait: 'skipsTurnDraw' }],
  geoffrey_untainted_passive: [
    {
      do: 'when',
      if: { is: 'atMost', amount: { count: 'life' }, than: 5 },
      so: [{ do: 'choose', of: [[{ do: 'gainLife', amount: 1 }, { do: 'skipDraw' }], []] }],
    },
  ],
  topdeck_visible_to_self: [{ do: 'trait', trait: 'seesTop' }],
}

export const turn: Readonly<Record<string, TranslateEffect>> = {
  bonus_action: () => [{ do: 'extraAction' }],
  take_bonus_actions: (effect, context) => [
    {
      do: 'extraAction',
      amount: amount(effect.amount, context),
      ...(effect.disable_strike_action === true && { noStrike: true }),
    },
  ],
  add_set_aside_card_to_deck: ({ id }) => [
    { do: 'take', from: ['aside'], to: 'deck', at: 'top', by: 'top', filter: { card: id as string } },
  ],
  revert: () => [{ do: 'revert' }],
  exceed_now: () => [{ do: 'exceed' }],
  exceed_opponent_now: () => [{ do: 'foeDoes', so: [{ do: 'exceed' }] }],
  exceed_end_of_turn: () => [{ do: 'exceed', later: true }],
  may_exceed_now_with_cost: () => [
    { do: 'spend', what: 'gauge', amount: { count: 'exceedCost' }, so: [{ do: 'exceed' }] },
  ],
  skip_end_of_turn_draw: () => [{ do: 'skipDraw' }],
  /** On the face that draws at the end of a turn. */
  enable_end_of_turn_draw: () => [],
  set_max_hand_size: (effect, context) => [{ do: 'trait', trait: 'handLimit', amount: amount(effect.amount, context) }],
  reduce_opponent_prepare_draw: () => [{ do: 'trait', trait: 'noPrepareDraw', who: 'foe' }],
  set_dan_draw_choice: () => [
    {
      do: 'choose',
      of: [[{ do: 'draw', amount: 1 }], [{ do: 'draw', amount: 1, from: 'bottom' }]],
    },
  ],
  set_enchantress_draw_choice: () => [
    { do: 'choose', of: [[{ do: 'handTo', size: 7, only: 'draw' }], [{ do: 'draw', amount: 1 }]] },
  ],
  add_top_discard_to_overdrive: (effect, context) => [
    {
      do: 'take',
      from: ['discard'],
      to: 'overdrive',
      by: 'top',
      ...(effect.amount !== undefined && { max: amount(effect.amount, context) }),
    },
  ],
  reshuffle_discard_into_deck: () => [{ do: 'take', from: ['discard'], to: 'deck', by: 'all', at: 'shuffled' }],
  /** The card that stands for an area is no card of ours. */
  add_to_set_aside_immediately: () => [],
  add_passive: ({ passive }, context) => known(passives, passive, 'passive', context) ?? [],
}
