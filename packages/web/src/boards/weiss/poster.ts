import { posterWords } from '../../words/en/posters.ts'
import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Weiss Schwarz',
  line: posterWords.weiss.line,
  signs: ['lantern-flame', 'lighthouse'],
  players: posterWords.weiss.players,
  colours: ['#2b2447', '#f2d9a6'],
}
