import type { Timing } from '../effects/abilities/timings.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import type { Condition } from '../effects/conditions/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { amounts } from './amounts.ts'
import type { ClientEffect } from './client.ts'
import { place } from './placing.ts'
import { timings } from './timings.ts'
import { watch } from './watch.ts'

/** Where an effect is printed, and what could not be translated there. */
export interface Context {
  /** The id of the card, or of the deck for a character's own. */
  readonly of: string
  readonly half: 'attack' | 'boost' | 'face'
  readonly deck: string
  readonly dictionary: Dictionary
  /** Notes something that is not known, such as `effect reveal_hand`, `condition range`. */
  missing(name: string): void
  /** Notes a field of an effect that no translation looks at, such as `powerup.per_card`. */
  unread(name: string): void
}

/** The translations by the client's names. Each may translate what it contains, so it is given the whole again. */
export interface Dictionary {
  readonly effects: Readonly<Record<string, TranslateEffect>>
  readonly conditions: Readonly<Record<string, TranslateCondition>>
}

/** What a name of the client stands for; noted if nobody knows. */
export function known<V>(
  table: Readonly<Record<string, V>>,
  name: unknown,
  what: string,
  { missing }: Context,
): V | undefined {
  const found = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
  if (found === undefined) missing(`${what} ${String(name)}`)
  return found
}

export type TranslateEffect = (effect: ClientEffect, context: Context) => Effect[]
export type TranslateCondition = (effect: ClientEffect, context: Context) => Condition

/** An effect of the client as effects of ours: itself, what is chained to it, under its condition. */
export function translate(effect: ClientEffect | null | undefined, context: Context): Effect[] {
  return effect === null || effect === undefined ? [] : whole(effect, context, translateAll)
}

/** Translates an effect, and notes which of its fields were not looked at. */
function whole<T>(effect: ClientEffect, context: Context, by: (effect: ClientEffect, context: Context) => T): T {
  const { data, unread } = watch(effect)
  const made = by(data, context)
  if (!Object.hasOwn(context.dictionary.effects, effect.effect_type)) return made
  for (const field of unread()) if (!isIdle(field)) context.unread(`${effect.effect_type}.${field}`)
  return made
}

/** How an effect is called and shown. */
const isIdle = (field: string): boolean =>
  /^(suppress|hide|UI|_choice)_|description$|^silent|^add_\w+_card_name_to_choices$/.test(field) || names.has(field)
const names: ReadonlySet<string> = new Set([
  'text',
  'card_name',
  'buddy_name',
  'special_choice_name',
  'zone_name',
  'destination_name',
  'use_semicolon_for_and',
  'describe_as_self',
  'character_effect',
  'is_negative_effect',
  // one after the other, or all at once; and what the payment says itself
  'combine_multiple_into_one',
  'per_discard',
  'spent_cards_to_hand',
])

function translateAll(effect: ClientEffect, context: Context): Effect[] {
  const list = translateBody(effect, context)
  if (effect.condition === undefined) return list
  const negative = translate(effect.negative_condition_effect, context)
  return [{ do: 'when', if: condition(effect, context), so: list, ...(negative.length > 0 && { else: negative }) }]
}

/** Without its condition. */
function translateBody(effect: ClientEffect, context: Context): Effect[] {
  const own = known(context.dictionary.effects, effect.effect_type, 'effect', context)?.(effect, context) ?? []
  const list = [...own, ...translate(effect.and, context)]
  return effect.for_other_player === true ? [{ do: 'foeDoes', so: list }] : list
}

export function condition(effect: ClientEffect, context: Context): Condition {
  return (
    known(context.dictionary.conditions, effect.condition, 'condition', context)?.(effect, context) ?? {
      is: 'inStrike',
    }
  )
}

/** A number, or the name of something that is counted. */
export function amount(value: unknown, context: Context): Amount {
  return typeof value === 'number' ? value : (known(amounts, value, 'amount', context) ?? 0)
}

/** A top-level effect as an ability. Its condition is the ability's, unless something else happens when it fails. */
export function translateAbility(effect: ClientEffect, context: Context): Ability[] {
  return whole(effect, context, abilityOf)
}

function abilityOf(effect: ClientEffect, context: Context): Ability[] {
  const on = timing(effect, context)
  if (on === null) return []
  const more = {
    ...(effect.first_time_only === true && { once: true }),
    ...(effect.resolve_before_simultaneous_effects === true && { first: true }),
  }
  const made =
    effect.condition === undefined || effect.negative_condition_effect !== undefined
      ? ability(on, translateAll(effect, context), more)
      : ability(on, translateBody(effect, context), { if: condition(effect, context), ...more })
  return made.flatMap((each) => place(each, effect, context))
}

const ability = (on: Timing, list: Effect[], more: Partial<Ability>): Ability[] =>
  list.length === 0 ? [] : [{ on, do: list, ...more }]

function timing(effect: ClientEffect, context: Context): Timing | null {
  const known = timings(effect)
  if (known === undefined) context.missing(`timing ${effect.timing}`)
  return known ?? null
}
