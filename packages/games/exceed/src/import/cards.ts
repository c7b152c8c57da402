import type { BoostDef, CardDef } from '../cards/definitions.ts'
import type { BoostKind, Kind } from '../effects/vocabulary/shared.ts'
import type { ClientCard } from './client.ts'
import { amount, type Context, translateAbility } from './translate.ts'

const boostKinds: Readonly<Record<string, BoostKind>> = {
  immediate: 'instant',
  continuous: 'continuous',
  transform: 'transform',
  overload: 'overload',
  none: 'instant',
}

const kindOf = (type: string): Kind => (type === 'normal' || type === 'special' || type === 'ultra' ? type : 'extra')

/** A card of the client as one of ours. */
export function translateCard(card: ClientCard, contextOf: (half: Context['half']) => Context): CardDef {
  const context = contextOf('attack')
  const { range_min, range_max, gauge_cost, force_cost } = card
  return {
    id: card.id,
    name: card.display_name,
    kind: kindOf(card.type),
    ...(gauge_cost > 0 && { gauge: gauge_cost }),
    ...(force_cost > 0 && { force: force_cost }),
    range: range_min === -1 ? null : [amount(range_min, context), amount(range_max, context)],
    power: amount(card.power, context),
    speed: amount(card.speed, context),
    armor: amount(card.armor, context),
    guard: amount(card.guard, context),
    abilities: card.effects.flatMap((effect) => translateAbility(effect, context)),
    boost: translateBoost(card, contextOf('boost')),
  }
}

function translateBoost({ boost }: ClientCard, context: Context): BoostDef {
  const { display_name, boost_type, force_cost, cancel_cost, effects } = boost
  return {
    name: display_name,
    kind: boostKinds[boost_type] ?? 'instant',
    cost: force_cost < 0 || boost_type === 'none' ? null : force_cost,
    ...(cancel_cost >= 0 && { cancel: cancel_cost }),
    abilities: effects.flatMap((effect) => translateAbility(effect, context)),
  }
}
