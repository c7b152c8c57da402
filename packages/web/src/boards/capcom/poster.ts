import { posterWords } from '../../words/en/posters.ts'
import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Capcom Crossovers',
  line: posterWords.capcom.line,
  signs: ['punch-blast', 'card-joker'],
  players: posterWords.capcom.players,
  colours: ['#3a1640', '#ffcf5c'],
}
