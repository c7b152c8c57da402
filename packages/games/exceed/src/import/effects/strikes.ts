import type { Area } from '../../effects/shared/vocabulary.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type TranslateEffect, translate } from '../translate.ts'
import { ignored } from '../watch.ts'

type Strike = EffectOf<'strike'>

const strikeWith =
  (terms: Omit<Strike, 'do'> = {}): TranslateEffect =>
  () => [{ do: 'strike', ...terms }]

const nothing: TranslateEffect = () => []

const putAttack =
  (to: Area): TranslateEffect =>
  () => [{ do: 'put', what: 'attack', to, when: 'cleanup' }]

const areas: Readonly<Record<string, Area>> = { gauge: 'gauge', hand: 'hand', discard: 'discard', sealed: 'sealed' }

const fromOtherSide = (effect: Effect): Effect[] =>
  effect.do === 'foeDoes' ? [...effect.so] : [{ do: 'foeDoes', so: [effect] }]

export const strikes: Readonly<Record<string, TranslateEffect>> = {
  gain_advantage: () => [{ do: 'advantage' }],

  strike: strikeWith(),
  start_of_turn_strike: ({ buddy_id }) => {
    ignored(buddy_id)
    return [{ do: 'note', name: 'start', to: 1, turn: true }, { do: 'strike' }]
  },
  strike_from_gauge: strikeWith({ from: 'gauge' }),
  strike_random_from_gauge: strikeWith({ from: 'gauge', random: true }),
  strike_from_sealed: strikeWith({ from: 'sealed' }),
  strike_opponent_sets_first: strikeWith({ foeFirst: true }),
  strike_with_ex: strikeWith({ ex: true }),
  strike_faceup: ({ disable_wild_swing, disable_ex }) => [
    {
      do: 'strike',
      open: true,
      ...(disable_wild_swing === true && { noWild: true }),
      ...(disable_ex === true && { noEx: true }),
    },
  ],
  /** A Wild Swing that waits for what else setting it brings comes by itself: the deck says so. */
  strike_wild: ({ opponent_forced_wild, auto_delayed_strike }) =>
    auto_delayed_strike === true
      ? []
      : [{ do: 'strike', from: 'wild', ...(opponent_forced_wild === true && { foeWild: true }) }],
  strike_effect_after_setting: ({ after_set_effect }, context) => [
    { do: 'strike', set: translate(after_set_effect as ClientEffect, context) },
  ],
  /** The client says it from the side of who sets. */
  strike_effect_after_opponent_sets: ({ after_set_effect }, context) => [
    { do: 'strike', foeSet: translate(after_set_effect as ClientEffect, context).flatMap(fromOtherSide) },
  ],
  strike_with_deus_ex_machina: strikeWith({ from: 'face', card: 'happychaos_deusexmachina' }),
  set_face_attack: ({ card_id }) => [{ do: 'faceAttack', card: card_id as string }],
  /** What is set from there is said by `special_effects`: of this Strike only if it was. */
  strike_with_buddy_card: ({ special_effects, option_name }, context) => {
    ignored(option_name)
    const special = ((special_effects ?? []) as ClientEffect[]).flatMap((effect) => translate(effect, context))
    return [
      { do: 'trait', trait: 'setsStored' },
      { do: 'when', if: { is: 'setFrom', from: 'stored' }, so: special },
    ]
  },

  opponent_wild_swings: () => [{ do: 'trait', trait: 'mustSwing', who: 'foe' }],
  reading_normal: () => [{ do: 'read' }],
  zero_vector: () => [{ do: 'read', as: 'invalid' }],
  sidestep_transparent_foe: () => [{ do: 'read', as: 'dodge' }],
  zero_vector_dialogue: nothing,
  sidestep_dialogue: nothing,

  reveal_strike: () => [{ do: 'reveal' }],
  reveal_copy_for_advantage: ({ copy_id }) => [
    {
      do: 'take',
      from: ['hand'],
      by: 'top',
      filter: { card: copy_id as string },
      so: [{ do: 'advantage' }],
    },
  ],
  replace_wild_swing: ({ previous_attack_to, skip_swing }, context) => {
    const to = areas[previous_attack_to as string]
    if (to === undefined) context.missing(`replace_wild_swing to ${String(previous_attack_to)}`)
    if (skip_swing === true) return [{ do: 'put', what: 'attack', to: to ?? 'discard' }]
    return [{ do: 'swingAgain', to: to ?? 'discard' }]
  },
  may_invalidate_ultras: () => [{ do: 'trait', trait: 'mayInvalidate' }],
  /** The other half, when it ends, is that the face that says so is gone. */
  specials_invalid: ({ enabled }) =>
    enabled === false
      ? []
      : [{ do: 'when', if: { is: 'attack', kinds: ['special'] }, so: [{ do: 'trait', trait: 'invalid' }] }],

  play_attack_from_hand: () => [{ do: 'extraAttack' }],
  add_attack_triggers: () => [{ do: 'gainTriggers' }],
  copy_other_hit_effect: () => [{ do: 'copyTrigger', on: 'hit' }],
  extra_trigger_resolutions: (effect, context) => [
    { do: 'trait', trait: 'repeatsAllTriggers', amount: amount(effect.amount, context) },
  ],
  repeat_printed_triggers_on_ex_attack: (effect, context) => [
    {
      do: 'when',
      if: { is: 'ex' },
      so: [{ do: 'trait', trait: 'repeatsTriggers', amount: amount(effect.amount, context) }],
    },
  ],

  add_strike_to_gauge_after_cleanup: putAttack('gauge'),
  add_strike_to_overdrive_after_cleanup: putAttack('overdrive'),
  discard_strike_after_cleanup: putAttack('discard'),
  /** What it gave ends with it. */
  add_to_gauge_immediately_mid_strike_undo_effects: () => [{ do: 'put', what: 'this', to: 'gauge' }],

  set_used_character_bonus: ({ linked_effect }) => {
    ignored(linked_effect)
    return [{ do: 'note', name: 'bonus', to: 1, turn: true }]
  },
  increase_force_spent_before_strike: ({ linked_effect }) => {
    ignored(linked_effect)
    return [{ do: 'note', name: 'force', add: 1, turn: true }]
  },
  increase_gauge_spent_before_strike: () => [{ do: 'note', name: 'gauge', add: 1, turn: true }],
}
