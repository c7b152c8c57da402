import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Exodus',
  signs: ['floating-crystal', 'wyvern'],
  colours: ['#1d4452', '#bfe9e2'],
}
