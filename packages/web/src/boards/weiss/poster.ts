import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Weiss Schwarz',
  line: 'Put a cast on stage, light a climax, and drive the other clock to its fourth level.',
  signs: ['lantern-flame', 'lighthouse'],
  players: '2 players, 30 minutes',
  colours: ['#2b2447', '#f2d9a6'],
}
