import { loadEntry } from '../games.ts'
import { type Job, playGames } from './job.ts'
import type { Tally } from './tally.ts'

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
