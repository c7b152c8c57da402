import type { Filter } from '../effects/targets/vocabulary.ts'
import { cards, gain, per, score } from './build.ts'
import type { CardData } from './definitions.ts'
import { commonTypes, type Element, elements, type Type } from './symbols.ts'

type Meta = Extract<CardData, { kind: 'meta' }>

/** MB-009, MB-059: three RP for each card that fits, up to 15. */
const meta = (kind: Meta['meta'], id: string, name: string, where: Filter): Meta => ({
  id: `meta-${id}`,
  kind: 'meta',
  name,
  meta: kind,
  abilities: [score(gain(per(cards(where), 3, 15)))],
})

const elementNames: Readonly<Record<Element, string>> = {
  fire: 'Everything Burns This Week',
  water: 'Aquatic Netdecks',
  air: 'Wind in the Forums',
  earth: 'Back to the Soil',
  light: 'Bright Side Brigade',
  dark: 'Edgy Phase',
}

const typeNames: Readonly<Record<(typeof commonTypes)[number], string>> = {
  animal: 'Petting Zoo Meta',
  myth: 'Legends Only',
  construct: 'Rise of the Machines',
  citizen: 'Power to the People',
  soldier: 'Boots on the Table',
  mage: 'Spellslinger Season',
}

export const metas: Meta[] = [
  ...elements.map((element) => meta('element', element, elementNames[element], { element })),
  ...commonTypes.map((type: Type) => meta('type', type, typeNames[type as (typeof commonTypes)[number]], { type })),
  meta('star', 'tiny', 'Go Small or Go Home', { maxStars: 2 }),
  meta('star', 'threes', 'Lucky Threes', { minStars: 3, maxStars: 3 }),
  meta('star', 'fours', 'Square Meta', { minStars: 4, maxStars: 4 }),
  meta('star', 'fives', 'High Five', { minStars: 5, maxStars: 5 }),
  meta('star', 'sixes', 'Sixes Wild', { minStars: 6, maxStars: 6 }),
  meta('star', 'giants', 'Battle of the Giants', { minStars: 7 }),
  meta('rarity', 'core', 'Pauper Revival', { rarity: 'core' }),
  meta('rarity', 'starter', 'Straight Out of the Starter', { rarity: 'starter' }),
  meta('rarity', 'expansion', 'Expansion Fever', { rarity: 'expansion' }),
  meta('rarity', 'premium', 'Premium Pressure', { rarity: 'premium' }),
  meta('rarity', 'master', 'Masters at Work', { rarity: 'master' }),
  meta('rarity', 'promo', 'Promo Parade', { promo: true }),
]
