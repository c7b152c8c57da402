import type { DeckFault } from '../../cards/decks.ts'

/** What is wrong with a deck. */
export const faults = {
  stranger: (id: string): DeckFault => ({ rule: 'WS-005', why: `There is no card ${id}.` }),
  size: (size: number, n: number): DeckFault => ({ rule: 'WS-038', why: `A deck has ${size} cards, not ${n}.` }),
  climaxes: (most: number, n: number): DeckFault => ({
    rule: 'WS-041',
    why: `A deck has at most ${most} climaxes, not ${n}.`,
  }),
  copies: (name: string, most: number, n: number): DeckFault => ({
    rule: 'WS-039',
    why: `A deck has at most ${most} cards named ${name}, not ${n}.`,
  }),
  titles: (titles: readonly string[]): DeckFault => ({
    rule: 'WS-H01',
    why: `The cards of a deck are of one title, not of ${titles.join(' and ')}.`,
  }),
  blank: (name: string): DeckFault => ({ rule: 'WS-H02', why: `The text of ${name} is not understood.` }),
} as const

export const noDeck = (ids: readonly string[]): string =>
  `A deck is one of ${ids.join(', ')}, or a list { cards } of cards and how many.`
