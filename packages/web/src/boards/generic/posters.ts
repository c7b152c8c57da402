import type { Poster } from '../poster.ts'

/** Games without a board of their own are played at the generic table. */
export const posters: Readonly<Record<string, Poster>> = {
  duel: {
    title: 'Duel',
    line: 'A small game of fighters and blocks. Five minutes to learn.',
    signs: ['sword-clash'],
    players: '2 players, 5 minutes',
    colours: ['#3d3a52', '#d9d2f2'],
    isSmall: true,
  },
  hearth: {
    title: 'Hearth',
    line: 'Fourteen cards, a fire and a winter. Tiny, and sharper than it looks.',
    signs: ['fireplace'],
    players: '2 players, 3 minutes',
    colours: ['#5a3320', '#f7cf9a'],
    isSmall: true,
  },
  market: {
    title: 'Market',
    line: 'Buy, trade and sell against the clock, all at once.',
    signs: ['shop'],
    players: '2 to 6 players, 10 minutes',
    colours: ['#33502f', '#e0edb8'],
    isSmall: true,
  },
}
