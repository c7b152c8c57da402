import { posterWords } from '../../words/en/posters.ts'
import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Millennium Blades',
  line: posterWords.millennium.line,
  signs: ['card-pick', 'trophy'],
  players: posterWords.millennium.players,
  colours: ['#4a2a5c', '#f3d98b'],
}
