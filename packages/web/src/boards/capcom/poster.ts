import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Capcom Crossovers',
  signs: ['punch-blast', 'card-joker'],
  colours: ['#3a1640', '#ffcf5c'],
}
