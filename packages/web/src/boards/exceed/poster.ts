import { posterWords } from '../../words/en/posters.ts'
import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Exceed',
  line: posterWords.exceed.line,
  signs: ['high-kick', 'boxing-glove'],
  players: posterWords.exceed.players,
  colours: ['#7c2419', '#ffd6a5'],
}
