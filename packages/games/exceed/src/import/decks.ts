import type { Face, FighterDef } from '../cards/definitions.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Area } from '../effects/shared/vocabulary.ts'
import { translateActions } from './actions.ts'
import type { ClientDeck, ClientEffect } from './client.ts'
import { translateTraits } from './fighter.ts'
import { distinct } from './placing.ts'
import { translateLimit, translateTokens } from './tokens.ts'
import { type Context, translateAbility } from './translate.ts'
import { withUnwritten } from './unwritten.ts'
import { watch } from './watch.ts'

/** Fields of a deck that say how it looks and what it is called, or what is so anyway. */
const idle: ReadonlySet<string> = new Set([
  'always_show_overdrive',
  'author',
  'buddy_card_graphic_override',
  'buddy_card_graphics_id',
  'buddy_cards_foreground',
  'custom_animations',
  'difficulty',
  'exceed_animation',
  'has_sealed_area',
  'hide_buddy_reference',
  'image_resources',
  'no_buddy_card_graphics',
  'portrait_image_url',
  'season',
  'wide_animation',
])

/** A deck of the client as one of our fighters. */
export function translateDeck(given: ClientDeck, context: Context): FighterDef {
  const { data, unread } = watch(given)
  const fighter = fighterOf(data, context)
  for (const field of unread()) if (!idle.has(field)) context.missing(`deck field ${field}`)
  return withUnwritten(fighter)
}

function fighterOf(deck: ClientDeck, context: Context): FighterDef {
  const traits = translateTraits(deck, context)
  const limit = translateLimit(deck)
  const basic: Face = {
    abilities: distinct([...abilities(deck.ability_effects, context), ...traits.basic, ...limit]),
    actions: translateActions(deck, 'basic', context),
    ...translateHiding(deck, deck.stored_zone_info),
  }
  const exceed: Face = {
    abilities: distinct([...abilities(deck.exceed_ability_effects, context), ...traits.exceed, ...limit]),
    actions: translateActions(deck, 'exceed', context),
    ...translateHiding(deck, deck.stored_zone_info_exceeded),
  }
  return {
    id: deck.id,
    kind: 'character',
    name: deck.display_name,
    exceedCost: deck.exceed_cost < 0 ? null : deck.exceed_cost,
    ...(deck.starting_life !== undefined && { life: deck.starting_life }),
    ...(deck.alt_hand_size !== undefined && { handLimit: deck.alt_hand_size }),
    ...(deck.bonus_starting_hand !== undefined && { openingHand: deck.bonus_starting_hand }),
    basic,
    exceed,
    ...traits.fighter,
    ...translateTokens(deck),
    deck: listOf(deck),
  }
}

const abilities = (effects: readonly ClientEffect[], context: Context): Ability[] =>
  effects.flatMap((effect) => translateAbility(effect, context))

/** The areas where its cards lie face down. */
function translateHiding({ sealed_area_is_secret }: ClientDeck, store: unknown): Pick<Face, 'hides'> {
  const isHidden = (store as { readonly facedown?: boolean } | undefined)?.facedown === true
  const hides: Area[] = [
    ...(sealed_area_is_secret === true ? ['sealed' as const] : []),
    ...(isHidden ? ['stored' as const] : []),
  ]
  return hides.length === 0 ? {} : { hides }
}

function areaOf(isAside: unknown, isSealed: unknown): FighterDef['deck'][number]['in'] {
  if (isAside) return 'aside'
  return isSealed ? 'sealed' : undefined
}

/** The list of its cards: how many of each, and where they are at the beginning. */
function listOf({ cards }: ClientDeck): FighterDef['deck'] {
  const counted = new Map<string, FighterDef['deck'][number]>()
  for (const { definition_id: card, set_aside, start_sealed } of cards) {
    const area = areaOf(set_aside, start_sealed)
    const key = `${card} ${area}`
    const copies = (counted.get(key)?.copies ?? 0) + 1
    counted.set(key, { card, copies, ...(area !== undefined && { in: area }) })
  }
  return [...counted.values()]
}
