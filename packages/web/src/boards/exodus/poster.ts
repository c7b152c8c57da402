import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Exodus',
  line: 'Pile up energy, raise creatures, and answer every spell before it resolves.',
  signs: ['floating-crystal', 'wyvern'],
  players: '2 players, 30 minutes',
  colours: ['#1d4452', '#bfe9e2'],
}
