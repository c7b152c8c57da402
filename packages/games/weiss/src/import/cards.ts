import type { CardFile } from '../cards/build.ts'
import { cardTypes, colours, icons } from '../cards/definitions.ts'
import type { DatabaseCard } from '../database.ts'
import type { Icon } from '../text/terms.ts'
import { textsOf } from '../text/units.ts'

const numberOf = (value: string | number | undefined, most = Number.POSITIVE_INFINITY): number => {
  const n = Number(value)
  return Number.isFinite(n) && n >= 0 && n <= most ? Math.trunc(n) : 0
}

/** What the database calls the trigger icons, where that differs. */
const iconNames: Readonly<Record<string, Icon>> = {
  salvage: 'comeback',
  bounce: 'return',
  wind: 'return',
  book: 'draw',
  stock: 'pool',
}

const iconOf = (name: string): Icon[] => {
  const word = name.toLowerCase()
  const found = iconNames[word] ?? icons.find((icon) => icon === word)
  return found ? [found] : []
}

/** The id of a card of the database: its code in small letters. */
export const idOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A card of the database as a card file; null if its frame cannot be read. */
export function readCard(card: DatabaseCard): CardFile | null {
  const type = cardTypes.find((each) => each === card.type.toLowerCase())
  const colour = colours.find((each) => each === (card.color ?? '').toLowerCase())
  const id = idOf(card.code)
  if (!type || !colour || id === '') return null
  return {
    id,
    name: card.name,
    type,
    colour,
    level: type === 'climax' ? 0 : numberOf(card.level, 3),
    cost: type === 'climax' ? 0 : numberOf(card.cost),
    power: numberOf(card.power),
    soul: numberOf(card.soul),
    traits: (card.attributes ?? []).filter((trait) => trait !== '' && trait !== '-'),
    icons: (card.trigger ?? []).flatMap(iconOf),
    title: card.set,
    text: textsOf(card),
  }
}
