import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Exceed',
  signs: ['high-kick', 'boxing-glove'],
  colours: ['#7c2419', '#ffd6a5'],
}
