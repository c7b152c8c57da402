import type { CountName } from '../../effects/amounts/vocabulary.ts'
import type { Condition } from '../../effects/conditions/vocabulary.ts'
import type { Filter } from '../../effects/shared/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { findOf } from '../taking.ts'
import { amount, type TranslateCondition } from '../translate.ts'

type Comparison = 'atLeast' | 'atMost' | 'equal'

/** How many cards are in an area, of one player or the other. */
const cardsIn =
  (is: Comparison, count: CountName, foe = false): TranslateCondition =>
  (effect, context) => ({
    is,
    amount: { count, ...((foe || effect.condition_opponent === true) && { of: 'foe' as const }) },
    than: amount(effect.condition_amount, context),
  })

const some = (count: CountName, filter?: Filter): Condition => ({
  is: 'atLeast',
  amount: { count, ...(filter !== undefined && { filter }) },
  than: 1,
})

const copies: Readonly<Record<string, Condition>> = {
  boost: some('boosts', { sameName: true }),
  gauge: some('gauge', { sameName: true }),
  transform: some('transforms', { sameName: true }),
  sealed: some('sealed', { sameName: true }),
  discard: some('discard', { sameName: true }),
  hand: some('hand', { sameName: true }),
  gauge_spent: { is: 'spentCopy' },
}

const life =
  (is: Comparison): TranslateCondition =>
  (effect, context) => ({ is, amount: { count: 'life' }, than: amount(effect.condition_amount, context) })

const no = (that: Condition): Condition => ({ is: 'not', that })

/** Of cards in hands and areas, of what was spent. */
export const cards: Readonly<Record<string, TranslateCondition>> = {
  min_cards_in_hand: cardsIn('atLeast', 'hand'),
  max_cards_in_hand: cardsIn('atMost', 'hand'),
  opponent_max_cards_in_hand: cardsIn('atMost', 'hand', true),
  min_cards_in_deck: cardsIn('atLeast', 'deck'),
  min_cards_in_discard: cardsIn('atLeast', 'discard'),
  min_cards_in_gauge: cardsIn('atLeast', 'gauge'),
  max_cards_in_gauge: cardsIn('atMost', 'gauge'),
  deck_not_empty: () => some('deck'),
  less_cards_than_opponent: () => ({
    is: 'atMost',
    amount: { count: 'hand', plus: 1 },
    than: { count: 'hand', of: 'foe' },
  }),
  more_cards_than_opponent: () => ({
    is: 'atLeast',
    amount: { count: 'hand' },
    than: { count: 'hand', of: 'foe', plus: 1 },
  }),
  can_continuous_boost_from_gauge: () => ({ is: 'canBoost', from: ['gauge'], filter: { boost: 'continuous' } }),
  has_card_with_range_to_opponent: () => some('hand', { inRange: true }),
  has_transform: ({ required_transform_card }) => some('transforms', { card: required_transform_card as string }),
  same_card_as_boost_in_hand: () => some('hand', { likeBoost: true }),
  copy_of_attack_in_zones: ({ condition_zones }: ClientEffect, context) => ({
    is: 'any',
    of: (condition_zones as string[]).flatMap((zone) => {
      const known = copies[zone]
      if (known === undefined) context.missing(`zone ${zone}`)
      return known ?? []
    }),
  }),
  discarded_copy_of_attack: () => copies.discard!,
  no_sealed_copy_of_attack: () => no(copies.sealed!),
  discarded_matches_attack_speed: () => ({
    is: 'equal',
    amount: { count: 'justTakenSpeed' },
    than: { count: 'printedSpeed' },
  }),
  top_deck_is_normal_attack: () => ({ is: 'top', area: 'deck', filter: { kinds: ['normal'] } }),
  top_discard_is_continous_boost: () => ({ is: 'top', area: 'discard', filter: { boost: 'continuous' } }),
  opponent_top_discard_is_special: () => ({ is: 'top', area: 'discard', of: 'foe', filter: { kinds: ['special'] } }),
  choose_cards_from_top_deck_action: ({ condition_details }, context) => ({
    is: 'looked',
    as: findOf(condition_details, context),
  }),
  spent_gauge_this_strike: () => some('gaugeSpentInStrike'),
  life_equals: life('equal'),
  life_equal_or_below: life('atMost'),
  life_less_than_opponent: () => ({
    is: 'atMost',
    amount: { count: 'life', plus: 1 },
    than: { count: 'life', of: 'foe' },
  }),
}
