import { spoken } from '@cardwright/catalog/words'

interface Shares {
  readonly whole: number
  readonly all: number
}

/** What is said of cards that were imported, in the workshop and where decks are chosen. */
export const importedWords = spoken({
  sets: 'Imported sets',
  setsOpen: (open: number, all: number) => `${open} of ${all} shown`,
  findSet: 'Find a set by name or code',
  noSet: 'No set is called that.',
  ofSet: (cards: number, whole: number, partly: number) =>
    `${cards} cards: ${whole} played whole, ${partly} partly, ${cards - whole - partly} not`,
  loading: 'The cards are being fetched …',
  how: { whole: 'Played whole', partly: 'Partly played', not: 'Not played' },
  inDeck: ({ whole, all }: Shares) => `${whole} of ${all} cards are played whole.`,
  gaps: 'What is not played',
  stopped: (expected: readonly string[]) => `Reading stopped here. Expected: ${expected.join(', ')}.`,
  unclear: (why: string) => `It was read to its end, but ${why}`,
  mustAgree: ({ whole, all }: Shares) =>
    `${whole} of ${all} cards are played whole. People can play it if all agree; bots do not.`,
  agree: 'I agree to play like this.',
})
