import { titled } from '@cardwright/engine/english'
import type { CardDef, Face, FighterDef } from '../cards/definitions.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { ClientDeck } from './client.ts'

type Token = NonNullable<FighterDef['tokens']>[number]

/** The tokens of a deck. Pictures of cards that lie elsewhere are none: cards know where they lie. */
export function translateTokens(deck: ClientDeck): { tokens?: Token[] } {
  // the other side of a token shows that its fighter has Exceeded
  void [deck.buddy_exceeds, deck.link_extra_cards_to_buddies, deck.buddy_link_to_zone]
  const all = tokensOf(deck)
  return all.length === 0 ? {} : { tokens: all }
}

function tokensOf(deck: ClientDeck): Token[] {
  const { buddy_card, buddy_display_name, buddy_cards, buddy_display_names, buddy_starting_offset, buddy_starting_id } =
    deck
  const arePictures = deck.hide_buddy_reference === true || deck.no_buddy_card_graphics === true
  const several = arePictures ? [] : ((buddy_cards ?? []) as string[])
  const ids = typeof buddy_card === 'string' ? [buddy_card] : several
  const names =
    typeof buddy_card === 'string' ? [buddy_display_name as string] : ((buddy_display_names ?? []) as string[])
  const started = buddy_starting_id ?? ids[0]
  const veil = veilOf(ids, deck.buddy_card_graphics_id as string[] | undefined)
  return ids.flatMap((id, i) => {
    if (id === veil) return []
    // to their player they are not alike
    const name = veil === undefined ? (names[i] ?? id) : titled(id)
    return {
      id,
      name,
      ...(typeof buddy_starting_offset === 'number' && id === started && { start: buddy_starting_offset }),
      ...(veil !== undefined && { secret: true }),
    }
  })
}

/** The one that all are shown as, though they differ: their back. */
function veilOf(ids: readonly string[], pictures: readonly string[] = []): string | undefined {
  const [first] = ids
  return ids.length > 2 && pictures.length === ids.length && pictures.every((each) => each === first)
    ? first
    : undefined
}

/** No more than so many spaces at once, by effects and by the action. */
export function translateLimit(deck: ClientDeck): Ability[] {
  const { movement_limit } = deck
  void deck.movement_limit_optional_exceeded
  if (typeof movement_limit !== 'number') return []
  return [{ on: 'always', do: [{ do: 'trait', trait: 'movementLimit', amount: movement_limit }] }]
}

/** What a lightning rod does is said by no card: After, it returns to the hand for 2 damage to who stands on it. */
const rods: Ability = {
  on: 'after',
  if: { is: 'atLeast', amount: { count: 'rodsUnderFoe' }, than: 1 },
  do: [{ do: 'drawRod', so: [{ do: 'damage', amount: 2, who: 'foe', nonlethal: true }] }],
}

/** A fighter whose cards can become lightning rods has the use of them. */
export function withRods(fighter: FighterDef, cards: readonly CardDef[]): FighterDef {
  if (!cards.some(laysRods)) return fighter
  const added = (face: Face): Face => ({ ...face, abilities: [...face.abilities, rods] })
  return { ...fighter, basic: added(fighter.basic), exceed: added(fighter.exceed) }
}

function laysRods(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return ('do' in data && data.do === 'layRod') || Object.values(data).some(laysRods)
}
