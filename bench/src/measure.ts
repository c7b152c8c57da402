import type { Peer } from './peer.ts'

/*
 * A process of its own for one peer: it plays the rounds that its parent asks for, and says how long each took. Only one
 * such process works at a time, so that the peers do not disturb each other.
 */

export interface Round {
  readonly first: number
  readonly games: number
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
process.on('message', ({ first, games }: Round) => {
  const start = performance.now()
  const { decisions, checksum } = peer.play(first, games)
  process.send!({ decisions, checksum, ms: performance.now() - start } satisfies Played)
})
