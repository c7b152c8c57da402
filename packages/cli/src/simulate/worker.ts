import { enableCompileCache } from 'node:module'
import type { Job } from './job.ts'
import type { Tally } from './tally.ts'

// A thread has to switch the cache on for itself, before it loads what is to come from it.
enableCompileCache()
const { loadEntry } = await import('../games.ts')
const { playGames } = await import('./job.ts')

export interface Done {
  readonly tally: Tally
  readonly ms: number
}

export default async function work(job: Job): Promise<Done> {
  const entry = await loadEntry(job.game)
  const start = performance.now()
  const tally = playGames(entry, job)
  return { tally, ms: performance.now() - start }
}
