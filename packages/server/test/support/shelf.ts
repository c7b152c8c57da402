import type { HttpOptions } from '../../src/http/app.ts'

/** One game, one imported set, one imported fighter. */
export const shelf: Pick<HttpOptions, 'games' | 'sets' | 'imports'> = {
  games: async () => [{ id: 'duel', title: 'Duel', version: '1.0.0', seats: [2, 2] }],
  sets: {
    all: async (game) => (game === 'weiss' ? [{ id: 'lf-w01', name: 'Lanterns', cards: 1, whole: 1, partly: 0 }] : []),
    cards: async (game, set) => (game === 'weiss' && set === 'lf-w01' ? [{ id: 'lf-w01-001' }] : null),
  },
  imports: async (game) => (game === 'exceed' ? [{ fighter: { id: 'brought' } }] : []),
}

export const finished = '{"game":"duel"}\n{"at":1}\n'

/** One match that is over, one that is not, and one that cannot be read. */
export const recordOf: HttpOptions['matches']['record'] = async (match) => {
  if (match === 'over') return { text: finished }
  if (match === 'broken') throw new Error('SELECT secret FROM matches')
  return match === 'open' ? { status: 409, why: 'It is not over.' } : { status: 404, why: 'No such match.' }
}
