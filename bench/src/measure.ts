import type { Peer } from './peer.ts'

/*
 * A process of its own for one peer: it plays the rounds that its parent asks for, and says how long each took. Only one
 * such process works at a time, so that the peers do not disturb each other.
 */

export interface Round {
  readonly first: number
  readonly games: number
  /** How often these games are played. */
  readonly times: number
}

export interface Played {
  readonly decisions: number
  readonly checksum: number
  readonly ms: number
}

const peers: Record<string, () => Promise<Peer>> = {
  ours: async () => (await import('./ours.ts')).ours,
  handwritten: async () => (await import('./handwritten.ts')).handwritten,
  boardgameio: async () => (await import('./boardgameio.ts')).boardgameio,
}

const peer = await peers[process.argv[2] ?? '']!()
process.on('message', ({ first, games, times }: Round) => {
  let decisions = 0
  let checksum = 0
  const start = performance.now()
  for (let time = 0; time < times; time++) {
    const played = peer.play(first, games)
    decisions += played.decisions
    checksum = played.checksum
  }
  process.send!({ decisions, checksum, ms: performance.now() - start } satisfies Played)
})
