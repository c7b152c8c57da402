import type { TraitName } from '../../effects/abilities/traits.ts'
import type { Effect } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, type Context, type TranslateEffect } from '../translate.ts'

type Moving = 'advance' | 'close' | 'retreat' | 'push' | 'pull'

const moving =
  (name: Moving): TranslateEffect =>
  (effect, context) => {
    const list: Effect[] = [
      { do: name, spaces: amount(effect.amount, context), ...stopping(name, effect) } as Effect,
      ...saving(effect),
    ]
    // a payment for each space is one movement anyway: steps are counted, not prompts
    void effect.combine_multiple_into_one
    return list
  }

const stopping = (name: Moving, { stop_on_buddy_space }: ClientEffect): { stopOn?: string } =>
  name === 'advance' && stop_on_buddy_space !== undefined ? { stopOn: stop_on_buddy_space as string } : {}

/** X becomes what the movement came to. */
function saving(effect: ClientEffect): Effect[] {
  if (effect.save_spaces_as_strike_x === true) return [{ do: 'setX', to: { count: 'justMoved' } }]
  if (effect.save_spaces_not_closed_as_strike_x === true) return [{ do: 'setX', to: { count: 'justShort' } }]
  if (effect.save_unpushed_spaces_as_strike_x === true) return [{ do: 'setX', to: { count: 'justShort' } }]
  if (effect.save_buddy_spaces_entered_as_strike_x === true) return [{ do: 'setX', to: { count: 'justEntered' } }]
  return []
}

/** What a fighter, or the opponent, is as long as the card is there; what ends it later says nothing new. */
const being =
  (trait: TraitName, who?: 'foe'): TranslateEffect =>
  (effect, context) => [{ do: 'trait', trait, ...(who && { who }), ...sized(effect, context) }]

const sized = (effect: ClientEffect, context: Context) =>
  effect.amount === undefined ? {} : { amount: amount(effect.amount, context) }

const nothing: TranslateEffect = () => []

export const movement: Readonly<Record<string, TranslateEffect>> = {
  advance: moving('advance'),
  close: moving('close'),
  retreat: moving('retreat'),
  push: moving('push'),
  pull: moving('pull'),
  pull_not_past: (effect, context) => [{ do: 'pull', spaces: amount(effect.amount, context), notPast: true }],
  push_from_source: (effect, context) => [{ do: 'push', spaces: amount(effect.amount, context), from: 'origin' }],
  pull_from_source: (effect, context) => [
    {
      do: 'pull',
      spaces: amount(effect.amount, context),
      to: 'origin',
      ...(effect.skip_if_on_source === true && { notFrom: true }),
    },
  ],
  close_damagetaken: (effect) => [{ do: 'close', spaces: { count: 'damageTaken', times: effect.amount as number } }],
  push_to_attack_max_range: () => [{ do: 'push', spaces: { count: 'toRangeMax' } }],
  push_to_range: (effect) => [{ do: 'push', spaces: { count: 'range', times: -1, plus: effect.amount as number } }],
  pull_to_range: (effect) => {
    const range = effect.amount as number
    return [
      {
        do: 'when',
        if: { is: 'atLeast', amount: { count: 'range' }, than: range },
        so: [{ do: 'pull', spaces: { count: 'range', plus: -range } }],
        else: [{ do: 'pull', spaces: { count: 'range', plus: range - 1 } }],
      },
    ]
  },
  push_or_pull_to_any_space: () => [{ do: 'shoveTo' }],
  pull_any_number_of_spaces_and_gain_power: () => [
    { do: 'shoveTo', only: 'pull' },
    { do: 'bonus', to: 'power', amount: { count: 'justMoved' } },
  ],
  move_to_any_space: (effect) => {
    const { move_min, move_max, move_in_attack_range, advance_only, optional, remove_buddies_encountered } = effect
    // not to move is always among the choices
    void [move_min, optional]
    return [
      {
        do: 'moveTo',
        ...(typeof move_max === 'number' && { max: move_max }),
        ...(move_in_attack_range === true && { inRange: true }),
        ...(advance_only === true && { ahead: true }),
      },
      ...(typeof remove_buddies_encountered === 'number'
        ? [{ do: 'removeSome' as const, token: effect.buddy_name as string, met: remove_buddies_encountered }]
        : []),
    ]
  },
  ignore_push_and_pull: being('rooted'),
  ignore_push_and_pull_passive_bonus: being('rooted'),
  remove_ignore_push_and_pull_passive_bonus: nothing,
  block_opponent_move: being('cantMove', 'foe'),
  remove_block_opponent_move: nothing,
  opponent_cant_move_past: being('cantPass', 'foe'),
  remove_opponent_cant_move_past: nothing,
  opponent_cant_move_if_in_range: () => [
    {
      do: 'when',
      if: { is: 'range', min: { count: 'rangeMin' }, max: { count: 'rangeMax' } },
      so: [{ do: 'trait', trait: 'cantMove', who: 'foe' }],
    },
  ],
  increase_movement_effects: being('fartherSelf'),
  increase_move_opponent_effects: being('fartherFoe'),
  may_advance_bonus_spaces: being('mayGoFarther'),
  may_ignore_movement_limit: being('mayIgnoreLimit'),
}
