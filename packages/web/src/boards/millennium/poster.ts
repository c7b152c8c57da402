import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Millennium Blades',
  line: 'Boosters, bargains, tournaments: a season against the clock.',
  signs: ['card-pick', 'trophy'],
  players: '1 to 6 players, an evening',
  colours: ['#4a2a5c', '#f3d98b'],
}
