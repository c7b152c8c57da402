import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Weiss Schwarz',
  signs: ['lantern-flame', 'lighthouse'],
  colours: ['#2b2447', '#f2d9a6'],
}
