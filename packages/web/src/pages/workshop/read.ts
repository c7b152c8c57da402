import {
  type Copies,
  codeIn,
  countOf,
  type Entry,
  parseDeckCode,
  parseDeckJson,
  parseDeckText,
  type ReadDeck,
} from '@cardwright/catalog'
import { deckWords } from '../../words/en/pages/decks.ts'

/** Reads a deck however it is written: as a list, as JSON, as a link to it. */
export function readDeck({ game, decks }: Entry, text: string): ReadDeck {
  const nothing = { name: '', cards: {} }
  const given = text.trim()
  if (given === '') return { deck: nothing, problems: [] }
  if (given.startsWith('{')) {
    try {
      return { deck: parseDeckJson(game.id, given), problems: [] }
    } catch (error) {
      return { deck: nothing, problems: [deckWords.noDeckJson((error as Error).message)] }
    }
  }
  const code = /^\S*?(~\S*)$/.exec(given)?.[1]
  if (code !== undefined) {
    const deck = parseDeckCode(code)
    return deck ? { deck, problems: [] } : { deck: nothing, problems: [deckWords.cutShort] }
  }
  return parseDeckText(decks!, given)
}

export const isEmpty = ({ deck }: ReadDeck): boolean => countOf(deck.cards) === 0

/** The imported sets of which cards are named: in what was read, or by codes in a text that could not be read without them. */
export function setsNamed({ brought, game }: Entry, text: string, read: Copies): string[] {
  if (!brought) return []
  const codes = [...Object.keys(read), ...text.split(/\s+/).map(codeIn)]
  return [...new Set(codes.filter((code) => !game.library.has(code)).map(brought.setOf))].filter((set) => set !== '')
}
