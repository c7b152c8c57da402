import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Exceed',
  line: 'Two fighters, nine spaces. Choose your attack in secret, reveal together, and be there first.',
  signs: ['high-kick', 'boxing-glove'],
  players: '2 players, 15 minutes',
  colours: ['#7c2419', '#ffd6a5'],
}
