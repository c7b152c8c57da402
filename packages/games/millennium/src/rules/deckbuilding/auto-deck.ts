import { type CardDef, isOwned } from '../../cards/definitions.ts'
import { worth } from '../../cards/worth.ts'
import { type DeckKind, deckLimits, isEpic } from './deck-limits.ts'

interface Faced {
  readonly def: CardDef
}

const isBetter = (a: CardDef, b: CardDef): boolean => {
  const more = worth(a) - worth(b)
  return more === 0 ? a.id < b.id : more > 0
}

/** Puts a card where it belongs among the best so far; one name is there once. */
function add<C extends Faced>(best: C[], card: C, limit: number): void {
  const { def } = card
  let at = best.length
  while (at > 0 && isBetter(def, best[at - 1]!.def)) at--
  if (at === limit) return
  const namesake = best.findIndex((other) => isNamesake(other.def, def))
  if (namesake >= 0 && namesake < at) return
  if (namesake >= 0 || best.length === limit) best.splice(namesake, 1)
  best.splice(at, 0, card)
}

const isNamesake = (a: CardDef, b: CardDef): boolean => a === b || ('name' in a && 'name' in b && a.name === b.name)

/** MB-415: of the Epic cards the best one. */
function bestEpic<C extends Faced>(cards: readonly C[]): C | null {
  let best: C | null = null
  for (const card of cards) {
    if (isOwned(card.def) && isEpic(card.def) && (best === null || isBetter(card.def, best.def))) best = card
  }
  return best
}

/** MB-H82: the best of these cards for a deck, as far as a glance can tell; of a size if one is given. */
export function autoDeck<C extends Faced>(cards: readonly C[], size: number | null): C[] {
  const epic = bestEpic(cards)
  const best: Readonly<Record<DeckKind, C[]>> = { single: [], deckBox: [], accessory: [] }
  for (const card of cards) {
    const { def } = card
    if (!isOwned(def) || def.rarity === 'mystic' || (card !== epic && isEpic(def))) continue
    add(best[def.kind], card, deckLimits[def.kind])
  }
  const { single, deckBox, accessory } = best
  const deck = [...single.slice(0, 6), ...deckBox, ...accessory, ...single.slice(6)]
  return size === null ? deck : deck.slice(0, size)
}
