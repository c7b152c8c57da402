import { posterWords } from '../../words/en/posters.ts'
import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Exodus',
  line: posterWords.exodus.line,
  signs: ['floating-crystal', 'wyvern'],
  players: posterWords.exodus.players,
  colours: ['#1d4452', '#bfe9e2'],
}
