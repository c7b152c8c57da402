import type { Action } from '../cards/definitions.ts'
import type { Condition } from '../effects/conditions/vocabulary.ts'
import type { EffectList } from '../effects/list.ts'
import type { Kind } from '../effects/shared/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { ClientDeck, ClientEffect } from './client.ts'
import { type Context, condition, translate } from './translate.ts'
import { watch } from './watch.ts'

/** An action that a character gives, as the client says it. */
interface ClientAction {
  readonly gauge_cost: number
  readonly force_cost: number
  readonly effect: ClientEffect
  readonly [field: string]: unknown
}

/** Fields that only help a player to answer, or that the effect says too. */
const idle: ReadonlySet<string> = new Set([
  'buddy_name',
  'card_type_limitation',
  'shortcut_effect_type',
  'shortcut_destination_name',
])

/** The actions of a face, in the order in which the client counts them. */
export function translateActions(deck: ClientDeck, face: 'basic' | 'exceed', context: Context): Action[] {
  const list = (face === 'basic' ? deck.character_action_default : deck.character_action_exceeded) ?? []
  return (list as ClientAction[]).map((action, index) => translateAction(action, index, context))
}

function translateAction(given: ClientAction, index: number, context: Context): Action {
  const { data: action, unread } = watch(given)
  const { gauge_cost, force_cost, per_turn_limit } = action
  const conditions = conditionsOf(action, context)
  const [only] = conditions
  const translated: Action = {
    name: nameOf(action, index),
    ...(gauge_cost > 0 && { gauge: gauge_cost }),
    ...(force_cost > 0 && { force: force_cost }),
    ...(typeof per_turn_limit === 'number' && { limit: per_turn_limit }),
    ...(only !== undefined && { if: conditions.length === 1 ? only : { is: 'all', of: conditions } }),
    do: unconditional(translate(action.effect, context), conditions),
  }
  for (const field of unread()) if (!idle.has(field)) context.missing(`action field ${field}`)
  return translated
}

/** What can be done only under a condition need not ask for it again. */
function unconditional(list: Effect[], conditions: readonly Condition[]): EffectList {
  const [only, ...more] = list
  if (only?.do !== 'when' || only.else !== undefined || more.length > 0) return list
  const asked = JSON.stringify(only.if)
  return conditions.some((each) => JSON.stringify(each) === asked) ? only.so : list
}

/** What a player types: what the client calls it, or its number. */
function nameOf({ action_name }: ClientAction, index: number): string {
  if (typeof action_name !== 'string') return `action-${index}`
  // EX-004
  if (action_name === 'Revert') return 'downshift'
  return action_name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function conditionsOf(action: ClientAction, context: Context): Condition[] {
  const conditions: Condition[] = []
  const { min_hand_size, min_hand_size_types } = action
  if (typeof min_hand_size === 'number') {
    const kinds = min_hand_size_types as Kind[] | undefined
    const amount = { count: 'hand', ...(kinds !== undefined && { filter: { kinds } }) } as const
    conditions.push({ is: 'atLeast', amount, than: min_hand_size })
  }
  if (action.can_boost_continuous_boost_from_gauge === true)
    conditions.push({ is: 'canBoost', from: ['gauge'], filter: { boost: 'continuous' } })
  if (action.can_boost_ultra_boost_from_gauge === true)
    conditions.push({ is: 'canBoost', from: ['gauge'], filter: { kinds: ['ultra'] } })
  if (action.requires_buddy_in_play !== undefined)
    conditions.push(
      condition({ effect_type: 'pass', condition: 'buddy_in_play', condition_buddy_id: action.buddy_id }, context),
    )
  return conditions
}
