import type { Copies } from './decks/decks.ts'
import type { CardFile, Entry } from './entry.ts'
import { deckIn } from './sides.ts'

/** Fetches the cards of an imported set; none if there is no such set. */
export type LoadSet = (set: string) => Promise<readonly CardFile[]>

/** The game with the cards of these decks, as far as they were imported. */
export async function withDecks(entry: Entry, decks: readonly Copies[], load: LoadSet): Promise<Entry> {
  const { brought, game } = entry
  if (!brought) return entry
  const missing = new Set(decks.flatMap((cards) => Object.keys(cards)).filter((id) => !game.library.has(id)))
  const sets = [...new Set([...missing].map(brought.setOf))].filter(Boolean)
  const cards = (await Promise.all(sets.map(load))).flat().filter(({ id }) => missing.has(id))
  return cards.length === 0 ? entry : brought.with(cards)
}

/** The game with the cards that a match with these options brings. */
export function withMatch(entry: Entry, options: unknown): Entry {
  const { brought, game } = entry
  const cards = brought?.in(options).filter(({ id }) => !game.library.has(id)) ?? []
  return cards.length === 0 ? entry : brought!.with(cards)
}

/** The same for what seats play with, where that is the code of a deck. */
export const withCardsOf = (
  entry: Entry,
  sides: readonly (string | null | undefined)[],
  load: LoadSet,
): Promise<Entry> =>
  withDecks(
    entry,
    sides.flatMap((side) => {
      const deck = side ? deckIn(entry, side) : null
      return deck ? [deck.cards] : []
    }),
    load,
  )
