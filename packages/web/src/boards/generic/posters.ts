import type { Poster } from '../poster.ts'

/** Games without a board of their own are played at the generic table. */
export const posters: Readonly<Record<string, Poster>> = {
  duel: {
    title: 'Duel',
    signs: ['sword-clash'],
    colours: ['#3d3a52', '#d9d2f2'],
    isSmall: true,
  },
  hearth: {
    title: 'Hearth',
    signs: ['fireplace'],
    colours: ['#5a3320', '#f7cf9a'],
    isSmall: true,
  },
  market: {
    title: 'Market',
    signs: ['shop'],
    colours: ['#33502f', '#e0edb8'],
    isSmall: true,
  },
}
