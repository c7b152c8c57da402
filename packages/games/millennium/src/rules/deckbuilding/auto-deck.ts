import { type CardDef, isOwned } from '../../cards/definitions.ts'
import { worth } from '../../cards/worth.ts'
import { keywordOf } from '../../effects/keywords/vocabulary.ts'

/** MB-H82: the best of these cards for a deck, as far as a glance can tell; of a size if one is given. */
export function autoDeck<C extends { readonly def: CardDef }>(cards: readonly C[], size: number | null): C[] {
  const sorted = cards
    .filter(({ def }) => isOwned(def) && def.rarity !== 'mystic')
    .map((card) => ({ card, def: card.def, worth: worth(card.def) }))
    .sort((a, b) => b.worth - a.worth || (a.def.id < b.def.id ? -1 : 1))
    .map(({ card }) => card)
  const names = new Set<string>()
  let hasEpic = false
  const distinct = sorted.filter(({ def }) => {
    if (!isOwned(def) || names.has(def.name)) return false
    const isEpic = def.keywords.some((use) => keywordOf(use) === 'epic')
    if (isEpic && hasEpic) return false
    hasEpic ||= isEpic
    names.add(def.name)
    return true
  })
  const of = (kind: string, count: number) => distinct.filter(({ def }) => def.kind === kind).slice(0, count)
  const singles = of('single', 8)
  const deck = [...singles.slice(0, 6), ...of('deckBox', 1), ...of('accessory', 2), ...singles.slice(6)]
  return size === null ? deck : deck.slice(0, size)
}
