import type { BoostDef } from '../cards/definitions.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { BoostKind } from '../effects/shared/vocabulary.ts'
import type { ClientBoost, ClientEffect } from './client.ts'
import { distinct } from './placing.ts'
import { type Context, translate, translateAbility } from './translate.ts'

const kinds: Readonly<Record<string, BoostKind>> = {
  immediate: 'instant',
  continuous: 'continuous',
  transform: 'transform',
  overload: 'overload',
  none: 'instant',
}

/** The others have no price of their own. */
const playable: ReadonlySet<string> = new Set(['immediate', 'continuous'])

/** The Boost of a card of the client, or what cards are that are played face down. */
export function translateBoost(boost: ClientBoost, context: Context): BoostDef {
  const { display_name, boost_type, force_cost, cancel_cost, effects } = boost
  return {
    name: display_name,
    kind: kinds[boost_type] ?? 'instant',
    cost: playable.has(boost_type) ? Math.max(0, force_cost) : null,
    ...(cancel_cost >= 0 && { cancel: cancel_cost }),
    ...(boost.cannot_discard === true && { fixed: true }),
    ...(boost.placeholder_boost === true && { uncounted: true }),
    ...(boost.discards_to_sealed === true && { leavesTo: 'sealed' }),
    abilities: distinct([
      ...delayed(
        effects,
        effects.flatMap((effect) => translateAbility(effect, context)),
      ),
      ...entered(boost.stop_on_space_effect as ClientEffect | undefined, context),
    ]),
  }
}

/** Some do what they do at the end of a turn only in the turn after the one in which they came into play. */
function delayed(effects: readonly ClientEffect[], abilities: Ability[]): Ability[] {
  if (!effects.some(({ effect_type }) => effect_type === 'set_end_of_turn_boost_delay')) return abilities
  return abilities.map((ability) =>
    ability.on === 'turnEnd' && ability.if === undefined
      ? { ...ability, if: { is: 'not', that: { is: 'fresh' } } }
      : ability,
  )
}

/** What happens to who enters its space. */
function entered(effect: ClientEffect | undefined, context: Context): Ability[] {
  const list = translate(effect, context)
  return list.length === 0 ? [] : [{ on: 'entered', do: list }]
}
