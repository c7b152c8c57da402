import type { Poster } from '../poster.ts'

export const poster: Poster = {
  title: 'Millennium Blades',
  signs: ['card-pick', 'trophy'],
  colours: ['#4a2a5c', '#f3d98b'],
}
