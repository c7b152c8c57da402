import type { CardDef } from '../cards/definitions.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import type { Kind } from '../effects/shared/vocabulary.ts'
import { translateBoost } from './boosts.ts'
import type { ClientCard } from './client.ts'
import { translateCosts } from './costs.ts'
import { openOf } from './placing.ts'
import { amount, type Context, translateAbility } from './translate.ts'
import { corrected, withUnwrittenBoost } from './unwritten.ts'
import { watch } from './watch.ts'

const kindOf = (type: string): Kind => (type === 'normal' || type === 'special' || type === 'ultra' ? type : 'extra')

/** Fields that say nothing of the rules: a reminder, the picture of where a card lies. */
const idle: ReadonlySet<string> = new Set(['gauge_discard_reminder', 'linked_buddy_id'])

/** A card of the client as one of ours. */
export function translateCard(given: ClientCard, contextOf: (half: Context['half']) => Context): CardDef {
  const context = contextOf('attack')
  const boost = watch(given.boost)
  const card = watch({ ...corrected(given), boost: boost.data })
  const def = cardOf(card.data, context, contextOf('boost'))
  for (const field of card.unread()) if (!idle.has(field)) context.missing(`card field ${field}`)
  for (const field of boost.unread()) if (!idle.has(field)) context.missing(`boost field ${field}`)
  return def
}

/** No Range, or one that only an effect of the card gives. */
const isNone = (range: unknown): boolean => range === -1 || range === 'INCLUDE_OPPONENT_IF_MOVED_PAST'

/** A number that grows, but not for ever. */
const limited = (value: Amount, most: unknown): Amount =>
  typeof value !== 'number' && typeof most === 'number' ? { ...value, atMost: most } : value

function cardOf(card: ClientCard, context: Context, ofBoost: Context): CardDef {
  const { range_min, range_max } = card
  return {
    id: card.id,
    name: card.display_name,
    kind: kindOf(card.type),
    ...translateCosts(card, context),
    range: isNone(range_min) ? null : [amount(range_min, context), amount(range_max, context)],
    power: limited(amount(card.power, context), card.max_base_power),
    speed: limited(amount(card.speed, context), card.max_base_speed),
    armor: amount(card.armor, context),
    guard: amount(card.guard, context),
    ...openOf(card.effects),
    ...((card.may_set_from_boost === true || card.must_set_from_boost === true) && { fromBoosts: true }),
    abilities: card.effects.flatMap((effect) => translateAbility(effect, context)),
    boost: withUnwrittenBoost(card.id, translateBoost(card.boost, ofBoost)),
  }
}
