import type { Ability } from '../effects/vocabulary/abilities.ts'
import type { Amount } from '../effects/vocabulary/amounts.ts'
import type { Condition } from '../effects/vocabulary/conditions.ts'
import type { Effect } from '../effects/vocabulary/index.ts'
import type { Timing } from '../effects/vocabulary/timings.ts'
import { amounts } from './amounts.ts'
import type { ClientEffect } from './client.ts'
import { conditions } from './conditions/index.ts'
import { effects } from './effects/index.ts'
import { timings } from './timings.ts'

/** Where an effect is printed, and what could not be translated there. */
export interface Context {
  /** The id of the card, or of the deck for a character's own. */
  readonly of: string
  readonly half: 'attack' | 'boost' | 'face'
  readonly deck: string
  /** Notes something that is not known, such as `effect reveal_hand`, `condition range`. */
  missing(name: string): void
}

export type TranslateEffect = (effect: ClientEffect, context: Context) => Effect[]
export type TranslateCondition = (effect: ClientEffect, context: Context) => Condition

/** An effect of the client as effects of ours: itself, what is chained to it, under its condition. */
export function translate(effect: ClientEffect | null | undefined, context: Context): Effect[] {
  if (effect === null || effect === undefined) return []
  const list = translateBody(effect, context)
  if (effect.condition === undefined) return list
  const negative = translate(effect.negative_condition_effect, context)
  return [{ do: 'when', if: condition(effect, context), so: list, ...(negative.length > 0 && { else: negative }) }]
}

/** Without its condition. */
function translateBody(effect: ClientEffect, context: Context): Effect[] {
  const known = Object.hasOwn(effects, effect.effect_type) ? effects[effect.effect_type] : undefined
  if (known === undefined) context.missing(`effect ${effect.effect_type}`)
  return [...(known?.(effect, context) ?? []), ...translate(effect.and, context)]
}

export function condition(effect: ClientEffect, context: Context): Condition {
  const name = effect.condition!
  const known = Object.hasOwn(conditions, name) ? conditions[name] : undefined
  if (known !== undefined) return known(effect, context)
  context.missing(`condition ${name}`)
  return { is: 'inStrike' }
}

/** A number, or the name of something that is counted. */
export function amount(value: unknown, context: Context): Amount {
  if (typeof value === 'number') return value
  const known = typeof value === 'string' && Object.hasOwn(amounts, value) ? amounts[value] : undefined
  if (known !== undefined) return known
  context.missing(`amount ${String(value)}`)
  return 0
}

/** A top-level effect as an ability. Its condition is the ability's, unless something else happens when it fails. */
export function translateAbility(effect: ClientEffect, context: Context): Ability[] {
  const on = timing(effect, context)
  if (on === null) return []
  const once = effect.first_time_only === true ? { once: true } : {}
  if (effect.condition === undefined || effect.negative_condition_effect !== undefined)
    return ability(on, translate(effect, context), once)
  return ability(on, translateBody(effect, context), { if: condition(effect, context), ...once })
}

const ability = (on: Timing, list: Effect[], more: Partial<Ability>): Ability[] =>
  list.length === 0 ? [] : [{ on, do: list, ...more }]

function timing(effect: ClientEffect, context: Context): Timing | null {
  const known = timings(effect, context)
  if (known === undefined) context.missing(`timing ${effect.timing}`)
  return known ?? null
}
