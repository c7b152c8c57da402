import type { DeckCard, Trait } from '@cardwright/catalog'

/** What somebody looks for among the cards. */
export interface Sought {
  readonly words: string
  /** Of each trait, the values that are wanted; none means any. */
  readonly traits: Readonly<Record<string, readonly string[]>>
  readonly onlyInDeck: boolean
  /** The trait by which cards are put in order, `name`, or nothing for the game's own order. */
  readonly order: string
}

export const everything: Sought = { words: '', traits: {}, onlyInDeck: false, order: '' }

export const isNarrowed = ({ words, traits, onlyInDeck }: Sought): boolean =>
  words.trim() !== '' || onlyInDeck || Object.values(traits).some((values) => values.length > 0)

export function toggled(sought: Sought, trait: string, value: string): Sought {
  const before = sought.traits[trait] ?? []
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value]
  return { ...sought, traits: { ...sought.traits, [trait]: values } }
}

const searchable = new WeakMap<DeckCard, string>()

/** All that is said of a card: its name, its code, its text, what it is. */
function allOf(card: DeckCard): string {
  const before = searchable.get(card)
  if (before !== undefined) return before
  const { id, name, text, traits } = card
  const all = [name, id, text, ...Object.values(traits).flat()].join(' ').toLowerCase()
  searchable.set(card, all)
  return all
}

/** Every word is somewhere on the card, and of each trait it has one of the values that are wanted. */
export function found(
  cards: readonly DeckCard[],
  sought: Sought,
  traits: readonly Trait[],
  inDeck: (card: string) => boolean,
): readonly DeckCard[] {
  const words = sought.words.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = Object.entries(sought.traits).filter(([, values]) => values.length > 0)
  const fitting = cards.filter(
    (card) =>
      (!sought.onlyInDeck || inDeck(card.id)) &&
      wanted.every(([trait, values]) => card.traits[trait]?.some((value) => values.includes(value))) &&
      words.every((word) => allOf(card).includes(word)),
  )
  if (sought.order === '') return fitting
  if (sought.order === 'name') return fitting.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const trait = traits.find(({ id }) => id === sought.order)
  if (!trait) return fitting
  const placeOf = ({ traits }: DeckCard) => {
    const place = trait.values.indexOf(traits[trait.id]?.[0] ?? '')
    return place < 0 ? trait.values.length : place
  }
  return fitting.toSorted((a, b) => placeOf(a) - placeOf(b))
}
