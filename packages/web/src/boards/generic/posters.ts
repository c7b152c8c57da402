import { posterWords } from '../../words/en/posters.ts'
import type { Poster } from '../poster.ts'

/** Games without a board of their own are played at the generic table. */
export const posters: Readonly<Record<string, Poster>> = {
  duel: {
    title: 'Duel',
    line: posterWords.duel.line,
    signs: ['sword-clash'],
    players: posterWords.duel.players,
    colours: ['#3d3a52', '#d9d2f2'],
    isSmall: true,
  },
  hearth: {
    title: 'Hearth',
    line: posterWords.hearth.line,
    signs: ['fireplace'],
    players: posterWords.hearth.players,
    colours: ['#5a3320', '#f7cf9a'],
    isSmall: true,
  },
  market: {
    title: 'Market',
    line: posterWords.market.line,
    signs: ['shop'],
    players: posterWords.market.players,
    colours: ['#33502f', '#e0edb8'],
    isSmall: true,
  },
}
