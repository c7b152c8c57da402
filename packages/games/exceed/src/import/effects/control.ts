import type { Count, CountName } from '../../effects/amounts/vocabulary.ts'
import type { Effect } from '../../effects/vocabulary.ts'
import type { ClientEffect } from '../client.ts'
import { amount, condition, type TranslateEffect, translate } from '../translate.ts'

/** Which of several tokens comes to one and the same place is chosen in secret. */
function secretChoice({ choice: given }: ClientEffect): Effect[] | null {
  const branches = given as ClientEffect[]
  if (!branches.every(({ effect_type }) => effect_type === 'place_buddy_at_range')) return null
  const [{ range_min, range_max, then_place_other_buddy }] = branches as [ClientEffect]
  const amount = then_place_other_buddy === true ? 2 : 1
  return [{ do: 'placeSecret', amount, min: range_min as number, max: range_max as number }]
}

const choice: TranslateEffect = (effect, context) => {
  const secret = secretChoice(effect)
  if (secret !== null) return secret
  const branches = (effect.choice as ClientEffect[]).map((each) => translate(each, context))
  const times = effect.multiple_amount as number | undefined
  const choose: Effect = { do: 'choose', of: branches, ...(times !== undefined && { times }) }
  // who chooses knows the card that it is about
  const look: Effect[] = effect.add_topdeck_card_name_to_choices === undefined ? [] : [{ do: 'showTop', to: 'you' }]
  const list = [...look, choose]
  if (effect.opponent === true) return [{ do: 'foeDoes', so: list }]
  if (effect.skip_if_boost_sustained === true)
    return [{ do: 'when', if: { is: 'not', that: { is: 'sustained' } }, so: list }]
  return list
}

const zones: Readonly<Record<string, CountName>> = {
  transform: 'transforms',
  gauge: 'gauge',
  hand: 'hand',
  discard: 'discard',
  sealed: 'sealed',
  stored_cards: 'stored',
  overdrive: 'overdrive',
}

/** For each card of an area; bonuses are added up. */
const perCard: TranslateEffect = ({ zone, limitation, per_card_effect }, context) => {
  const area = zones[zone as string]
  if (area === undefined) context.missing(`zone ${String(zone)}`)
  const count: Count = {
    count: area ?? 'hand',
    ...(limitation === 'range_to_opponent' && { filter: { inRange: true } }),
  }
  const each = translate(per_card_effect as ClientEffect, context)
  const isBonus = each.every((effect) => effect.do === 'bonus' && typeof effect.amount === 'number')
  if (!isBonus) return [{ do: 'repeat', times: count, so: each }]
  return each.flatMap((effect) =>
    effect.do === 'bonus' ? [{ ...effect, amount: { ...count, times: effect.amount as number } }] : [],
  )
}

export const control: Readonly<Record<string, TranslateEffect>> = {
  pass: () => [],
  nothing: () => [],
  choice,
  choice_altered_values: choice,
  repeat_effect_optionally: ({ amount: times, linked_effect, first_not_automatic, not_optional }, context) => {
    const so = translate(linked_effect as ClientEffect, context)
    const first = first_not_automatic === true ? [] : so
    return [
      ...first,
      { do: 'repeat', times: amount(times, context), so, ...(not_optional !== true && { optional: true }) },
    ]
  },
  effect_per_card_in_zone: perCard,
  // the branch that goes on is the first, the other ends it
  add_recursive_choice_for_opponent: ({ recursive_effect }, context) => {
    const recursive = recursive_effect as ClientEffect
    const [first] = recursive.choice as ClientEffect[]
    return [{ do: 'alternate', if: condition(recursive, context), so: translate(first, context) }]
  },
}
