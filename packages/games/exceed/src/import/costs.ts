import type { CardDef } from '../cards/definitions.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import type { Condition } from '../effects/conditions/vocabulary.ts'
import type { Area } from '../effects/shared/vocabulary.ts'
import type { ClientCard, ClientEffect } from './client.ts'
import { type Context, condition, translate } from './translate.ts'

type Costs = Pick<CardDef, 'gauge' | 'force' | 'gaugeWhen' | 'lifeInstead' | 'setOnly' | 'invalid'>
type GaugeWhen = NonNullable<CardDef['gaugeWhen']>[number]

const free = (when: Condition): GaugeWhen => ({ if: when, gauge: 0 })
const less = (amount: Exclude<Amount, number>, cost: number): GaugeWhen => ({
  gauge: { ...amount, times: -1, plus: cost, atLeast: 0 },
})

/** What a cost is reduced by, or becomes. */
const reductions: Readonly<Record<string, (card: ClientCard) => GaugeWhen>> = {
  free_if_4_specials_in_overdrive: () =>
    free({
      is: 'atLeast',
      amount: { count: 'overdrive', filter: { kinds: ['special'] }, different: true },
      than: 4,
    }),
  free_if_no_cards_in_hand: () => free({ is: 'atMost', amount: { count: 'hand' }, than: 0 }),
  free_if_ex: () => free({ is: 'ex' }),
  free_if_wild: () => free({ is: 'wildSwing' }),
  per_card_copy_in_gauge: ({ gauge_cost, gauge_cost_reduction_card_id }) =>
    less({ count: 'gauge', filter: { card: gauge_cost_reduction_card_id as string } }, gauge_cost),
  per_sealed_normal: ({ gauge_cost }) => less({ count: 'sealed', filter: { kinds: ['normal'] } }, gauge_cost),
  per_boost_in_play: ({ gauge_cost }) => less({ count: 'boosts' }, gauge_cost),
  set_to_range_to_opponent: () => ({ gauge: { count: 'range' } }),
}

/** What an attack costs, what else may pay for it, and what makes it invalid. */
export function translateCosts(card: ClientCard, context: Context): Costs {
  const { gauge_cost, force_cost, invalid_if_not_set_face_up, must_set_from_boost } = card
  const when = gaugeWhen(card, context)
  return {
    ...(gauge_cost > 0 && { gauge: gauge_cost }),
    ...(force_cost > 0 && { force: force_cost }),
    ...(when.length > 0 && { gaugeWhen: when }),
    ...lifeInstead(card, context),
    ...(invalid_if_not_set_face_up === true && { setOnly: 'open' as const }),
    ...(must_set_from_boost === true && { setOnly: 'boosts' as const }),
    ...invalid(card, context),
  }
}

function gaugeWhen(card: ClientCard, context: Context): GaugeWhen[] {
  const { gauge_cost_reduction: name, gauge_cost_ex, gauge_cost_exceed } = card
  const reduction = name === undefined ? undefined : reductions[name as string]
  if (name !== undefined && reduction === undefined) context.missing(`gauge_cost_reduction ${String(name)}`)
  return [
    ...(gauge_cost_exceed === undefined
      ? []
      : [{ if: { is: 'exceeded' } as const, gauge: gauge_cost_exceed as number }]),
    ...(gauge_cost_ex === undefined ? [] : [{ if: { is: 'ex' } as const, gauge: gauge_cost_ex as number }]),
    ...(reduction === undefined ? [] : [reduction(card)]),
  ]
}

function lifeInstead(card: ClientCard, context: Context): Pick<Costs, 'lifeInstead'> {
  const { alternative_life_cost: life, alternative_cost_requirement: when } = card
  if (life === undefined) return {}
  if (when !== undefined && when !== 'was_wild_swing') context.missing(`alternative_cost_requirement ${String(when)}`)
  return { lifeInstead: { life: life as number, ...(when !== undefined && { if: { is: 'wildSwing' } as const }) } }
}

/** What happens to an invalid attack. */
function invalid(card: ClientCard, context: Context): Pick<Costs, 'invalid'> {
  const given = card.on_invalid as ClientEffect | undefined
  if (card.on_invalid_add_to_gauge === true) return { invalid: { to: 'gauge' } }
  if (given === undefined) return {}
  if (given.effect_type !== 'replace_wild_swing') return { invalid: { do: translate(given, context) } }
  // it goes elsewhere, and the Wild Swing that replaces it comes as ever
  const { previous_attack_to, condition_detail, and } = given
  return {
    invalid: {
      to: previous_attack_to as Area,
      ...(given.condition !== undefined && { if: condition(given, context) }),
      ...(condition_detail === 'ignore_if_invalid_by_choice' && { notByChoice: true }),
      ...(and !== undefined && { do: translate(and, context) }),
    },
  }
}
