import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Capcom Crossovers',
  line: 'A fighting game with a deck of cards: chain combos, counter by priority, tag your partner in.',
  signs: ['punch-blast', 'card-joker'],
  players: '2 to 4 players, 15 minutes',
  colours: ['#3a1640', '#ffcf5c'],
}
