import type { BoostDef } from '../cards/definitions.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { EffectList } from '../effects/list.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { translateBoost } from './boosts.ts'
import type { ClientBoost, ClientDeck, ClientEffect } from './client.ts'
import { lasting } from './placing.ts'
import { timings } from './timings.ts'
import { type Context, translate, translateAbility } from './translate.ts'

/** What a deck says of its fighter beside cards, abilities and actions. */
export interface Traits {
  readonly basic: Ability[]
  readonly exceed: Ability[]
  readonly fighter: { overdrive?: EffectList; facedown?: BoostDef }
}

export function translateTraits(deck: ClientDeck, context: Context): Traits {
  const both = [...cheaper(deck, context), ...fromAside(deck), ...swinging(deck)]
  const { exceeded, standing } = exceeding(deck.on_exceed, context)
  const death = triggered('death', deck.on_death, context)
  return {
    basic: [...both, ...drawless(deck, false), ...changing(deck, false), ...death],
    exceed: [
      ...both,
      ...drawless(deck, true),
      ...changing(deck, true),
      ...standing,
      ...lasting({ on: 'exceeded', do: translate(exceeded, context) }),
      ...reverting(deck.on_revert, context),
      ...death,
    ],
    fighter: {
      ...(deck.exceed_to_overdrive === true && {
        overdrive: translate(deck.overdrive_effect as ClientEffect | undefined, context),
      }),
      ...(deck.replacement_boost_definition !== undefined && {
        facedown: translateBoost(deck.replacement_boost_definition as ClientBoost, context),
      }),
    },
  }
}

function triggered(on: Ability['on'], effect: ClientEffect | undefined, context: Context): Ability[] {
  const list = translate(effect, context)
  return list.length === 0 ? [] : [{ on, do: list }]
}

/** An effect and what is chained to it, one by one. */
function links(effect: ClientEffect | undefined): ClientEffect[] {
  return effect === undefined ? [] : [effect, ...links(effect.and)]
}

const chained = (effects: readonly ClientEffect[]): ClientEffect | undefined =>
  effects.reduceRight<ClientEffect | undefined>((and, { and: _and, ...each }) => {
    return { ...each, ...(and !== undefined && { and }) } as ClientEffect
  }, undefined)

/** An effect that is so as long as the face is up, whenever the client begins with it. */
const isStanding = (effect: ClientEffect): boolean => timings({ ...effect, timing: 'now' }) !== 'now'

/** What happens at Exceeding, and what is so from then on. */
function exceeding(
  effect: ClientEffect | undefined,
  context: Context,
): { exceeded: ClientEffect | undefined; standing: Ability[] } {
  const all = links(effect)
  const standing = all.filter(isStanding)
  return {
    exceeded: chained(all.filter((each) => !standing.includes(each))),
    standing: standing.flatMap((each) => translateAbility({ ...chained([each])!, timing: 'now' }, context)),
  }
}

/** What ends when the face is turned ends by itself. */
const reverting = (effect: ClientEffect | undefined, context: Context): Ability[] =>
  lasting({ on: 'reverted', do: translate(effect, context) }).filter(({ on }) => on === 'reverted')

const says = (effect: ClientEffect | undefined, type: string): boolean =>
  links(effect).some(({ effect_type }) => effect_type === type)

/** A fighter who does not draw at the end of a turn; nor does one who draws by a choice of their own before. */
function drawless({ disable_end_of_turn_draw, on_exceed }: ClientDeck, isExceeded: boolean): Ability[] {
  const never = disable_end_of_turn_draw === true
  const without = isExceeded
    ? (never && !says(on_exceed, 'enable_end_of_turn_draw')) || says(on_exceed, 'set_dan_draw_choice')
    : never
  return without ? [always({ do: 'trait', trait: 'noTurnDraw' })] : []
}

/** A fighter who changes cards with Gauge among them draws two more; in Exceed Mode they may strike too. */
function changing(deck: ClientDeck, isExceeded: boolean): Ability[] {
  if (deck.guile_change_cards_bonus !== true) return []
  const strikes: Effect = { do: 'choose', of: [[{ do: 'strike' }], []] }
  return [
    {
      on: 'changed',
      if: { is: 'atLeast', amount: { count: 'changedGauge' }, than: 1 },
      do: [{ do: 'draw', amount: 2 }, ...(isExceeded ? [strikes] : [])],
    },
  ]
}

const fromAside = ({ can_boost_from_extra }: ClientDeck): Ability[] =>
  can_boost_from_extra === true ? [{ on: 'always', do: [{ do: 'trait', trait: 'boostsFromAside' }] }] : []

/** A Wild Swing that is drawn after all else that setting it brings. */
const swinging = ({ delayed_wild_strike }: ClientDeck): Ability[] =>
  delayed_wild_strike === true ? [{ on: 'always', do: [{ do: 'trait', trait: 'swingsLate' }] }] : []

/** What makes Exceeding cheaper: two for each transform, one for each card of Overdrive, so much in the middle. */
function cheaper({ exceed_cost_reduced_by }: ClientDeck, context: Context): Ability[] {
  const list = (exceed_cost_reduced_by ?? []) as { readonly reduction_type: string; readonly amount?: number }[]
  return list.flatMap(({ reduction_type, amount = 0 }): Ability[] => {
    if (reduction_type === 'transform_discount')
      return [always({ do: 'trait', trait: 'exceedsCheaper', amount: { count: 'transforms', times: 2 } })]
    if (reduction_type === 'overdrive_count')
      return [always({ do: 'trait', trait: 'exceedsCheaper', amount: { count: 'overdrive' } })]
    if (reduction_type === 'in_arena_center')
      return [
        {
          ...always({ do: 'trait', trait: 'exceedsCheaper', amount }),
          if: { is: 'equal', amount: { count: 'space' }, than: 5 },
        },
      ]
    context.missing(`reduction ${reduction_type}`)
    return []
  })
}

const always = (effect: Effect): Ability => ({ on: 'always', do: [effect] })
