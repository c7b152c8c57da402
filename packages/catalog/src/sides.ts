import { isDeckCode, parseDeckCode } from './decks/code.ts'
import type { Deck } from './decks/decks.ts'
import type { Entry } from './entry.ts'

/** The deck that a side stands for, if it is one that somebody made; null for the sides that a game has. */
export const deckIn = ({ decks }: Entry, side: string): Deck | null => (decks ? parseDeckCode(side) : null)

/** Why nobody can play with this; null if one can. A side is one that the game has, or the code of a deck. */
export function sideProblem(entry: Entry, side: string): string | null {
  const { game, sides, decks } = entry
  if (!sides) return `In ${game.title} there are no sides to choose from.`
  if (side === sides.any || sides.names.includes(side)) return null
  if (!decks || !isDeckCode(side)) return `${game.title} has no ${side}; there are: ${sides.names.join(', ')}.`
  const deck = deckIn(entry, side)
  if (!deck) return 'This deck cannot be read: its code is cut short.'
  const [problem] = decks.problems(deck.cards)
  return problem ? `${problem.rule}: ${problem.why}` : null
}

/** What the options of a match hold for who plays with this side: goes to `sides.options`. */
export function choiceFor(entry: Entry, side: string): unknown {
  const deck = deckIn(entry, side)
  return deck ? entry.decks!.choice(deck.cards) : side
}

/** What a side is called: a deck by the name that its maker gave it, one of the game's own as the game says. */
export const sideName = (entry: Entry, side: string): string =>
  deckIn(entry, side)?.name || entry.decks?.starters[side]?.name || entry.words?.name(side) || side
