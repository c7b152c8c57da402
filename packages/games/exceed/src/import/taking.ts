import type { Amount } from '../effects/amounts/vocabulary.ts'
import type { EffectList } from '../effects/list.ts'
import type { Area, Find, Kind } from '../effects/shared/vocabulary.ts'
import type { Effect, EffectOf } from '../effects/vocabulary.ts'
import type { ClientEffect } from './client.ts'
import { amount, type Context, known, type TranslateEffect, translate } from './translate.ts'

type Take = EffectOf<'take'>

export const opposing = ({ opponent }: ClientEffect): { who?: 'foe' } => (opponent === true ? { who: 'foe' } : {})
export const ofOpponent = ({ opponent }: ClientEffect): { of?: 'foe' } => (opponent === true ? { of: 'foe' } : {})

/** Unless it is one. */
export const upTo = (value: unknown, context: Context): { max?: Amount } =>
  value === undefined || value === 1 ? {} : { max: amount(value, context) }

const zones: Readonly<Record<string, Area>> = {
  hand: 'hand',
  discard: 'discard',
  gauge: 'gauge',
  sealed: 'sealed',
  overdrive: 'overdrive',
  stored_cards: 'stored',
  deck: 'deck',
}

export const zone = (name: unknown, context: Context): Area => known(zones, name, 'zone', context) ?? 'discard'

/** All cards of an area go somewhere. */
export function all(from: Area, to: Area, more: Partial<Take> = {}): TranslateEffect {
  return () => [{ do: 'take', from: [from], to, by: 'all', ...more }]
}

/** Cards from the top or the bottom of a pile. */
export function pile(from: Area, to: Area, by: 'top' | 'bottom', more: Partial<Take> = {}): TranslateEffect {
  return (effect, context) => [
    { do: 'take', from: [from], to, by, ...upTo(effect.amount, context), ...ofOpponent(effect), ...more },
  ]
}

/** A copy of one card, wherever it lies in an area. */
export function copy(from: Area, to: Area, then: string): TranslateEffect {
  return (effect, context) => [
    {
      do: 'take',
      from: [from],
      to,
      by: 'bottom',
      filter: { card: effect.copy_id as string },
      ...following('so', translate(effect[then] as ClientEffect | undefined, context)),
    },
  ]
}

interface Following {
  readonly so?: EffectList
  readonly each?: EffectList
  readonly fewer?: EffectList
}

export const following = (key: keyof Following, list: Effect[]): Following => (list.length === 0 ? {} : { [key]: list })

export const byFoe = (list: Effect[]): Effect[] => (list.length === 0 ? [] : [{ do: 'foeDoes', so: list }])

const kinds = (types: unknown): Kind[] => (types as string[]).filter((type): type is Kind => type !== '')

/** `special/ultra`, `continuous`: which cards may be chosen. */
export function limited(limitation: unknown, context: Context): Partial<Take> {
  if (limitation === undefined || limitation === '') return {}
  if (limitation === 'continuous') return { filter: { boost: 'continuous' } }
  if (limitation === 'same-named') return { alike: true }
  if (limitation === 'range_to_opponent') return { filter: { inRange: true } }
  const names = (limitation as string).split('/')
  if (names.every((name) => /^(normal|special|ultra)$/.test(name))) return { filter: { kinds: kinds(names) } }
  context.missing(`limitation ${String(limitation)}`)
  return {}
}

/** How many a player chooses: -1 is any number. */
export function several({ amount: wanted, optional, allow_fewer }: ClientEffect, context: Context): Partial<Take> {
  if (wanted === -1) return { min: 0, max: 99 }
  const max = amount(wanted, context)
  const most = max === 1 ? {} : { max }
  if (allow_fewer === true) return { ...most, min: 0 }
  return optional === true ? { ...most, optional: true } : most
}

/** Where chosen cards of the hand go. */
export function goal(destination: unknown, context: Context): Partial<Take> {
  if (destination === 'reveal') return {}
  if (destination === 'opponent_overdrive') return { to: 'overdrive', whose: 'foe' }
  return { to: zone(destination ?? 'discard', context) }
}

/** What follows from a discard: a part for each card, the rest once. */
export function afterwards(effect: ClientEffect, context: Context, turn: (list: Effect[]) => Effect[]): Partial<Take> {
  const then = effect.discard_effect as ClientEffect | undefined
  const isEach = then?.per_discard === true
  const each = isEach ? { ...then, and: undefined } : undefined
  return {
    ...following('each', turn(translate(each as ClientEffect | undefined, context))),
    ...following('so', turn(translate(isEach ? then.and : then, context))),
    ...following('fewer', turn(translate(effect.smaller_discard_effect as ClientEffect | undefined, context))),
  }
}

/** A player chooses cards of their hand that go somewhere. */
export function fromHand(to: Area, at?: Take['at']): TranslateEffect {
  return (effect, context) => {
    const { min_amount, max_amount, amount_is_gauge_spent, destination, from_last_cards, card_type_limitation } = effect
    void effect.recursive
    const isSpent = amount_is_gauge_spent === true
    const said = max_amount === -1 ? 99 : amount(max_amount, context)
    const max = isSpent ? amount('gauge_spent_before_strike', context) : said
    const min = isSpent ? max : amount(min_amount, context)
    return [
      {
        do: 'take',
        from: ['hand'],
        to: destination === undefined ? to : zone(destination, context),
        ...(at !== undefined && { at }),
        by: 'choice',
        ...ofOpponent(effect),
        ...(min !== max && { min }),
        ...(max !== 1 && { max }),
        ...(card_type_limitation !== undefined && { filter: { kinds: kinds(card_type_limitation) } }),
        ...(from_last_cards !== undefined && { last: from_last_cards as number }),
        ...following('each', translate(effect.per_card_effect as ClientEffect | undefined, context)),
      },
    ]
  }
}

/** The discard pile, or another open area, to where. */
export const shelves: Readonly<Record<string, Partial<Take>>> = {
  deck: { to: 'deck', at: 'shuffled' },
  deck_noshuffle: { to: 'deck' },
  /** On top of the discard pile, where what follows finds it. */
  lightningrod_any_space: { to: 'discard' },
  play_boost: { to: 'discard' },
}

const finds: Readonly<Record<string, Find>> = {
  add_to_hand: 'hand',
  add_to_gauge: 'gauge',
  add_to_sealed: 'sealed',
  add_to_overdrive: 'overdrive',
  add_to_topdeck_under: 'under',
  add_to_topdeck_under_2: 'under',
  discard: 'discard',
  boost: 'boost',
  strike: 'strike',
}

export const findOf = (name: unknown, context: Context): Find => known(finds, name, 'look', context) ?? 'hand'

export function look(effect: ClientEffect, context: Context): Effect[] {
  const { look_amount, action_choices, can_pass, destination_unchosen, shuffle_after, strike_after } = effect
  const then = translate(effect.and_not_passed as ClientEffect | undefined, context)
  const looking: Effect[] = [
    {
      do: 'look',
      amount: amount(look_amount, context),
      may: (action_choices as string[]).map((name) => findOf(name, context)),
      ...(can_pass === true && { optional: true }),
      rest: destination_unchosen === 'discard' ? 'discard' : 'top',
      ...(shuffle_after === true && { shuffle: true }),
      ...following('so', then),
    },
  ]
  // the Strike is said first: a Boost that leads to one is not cut short
  const list: Effect[] = strike_after === true ? [{ do: 'strike' }, ...looking] : looking
  return effect._target_other === true ? byFoe(list) : list
}
