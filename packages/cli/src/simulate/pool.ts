import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Job, SimulationPlan } from './job.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'
import type { Done } from './worker.ts'

/** A job should take so long, in ms: far above what handing it over costs, and short enough to stop soon. */
const jobTakes = 100

export type Pool = Piscina<Job, Done>

export const openPool = (jobs: number): Pool =>
  new Piscina<Job, Done>({
    filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
    minThreads: jobs,
    maxThreads: jobs,
  })

export const closePool = (pool: Pool): Promise<void> => pool.destroy()

export interface Simulation {
  readonly plan: SimulationPlan
  readonly first: number
  readonly games: number
  readonly jobs: number
  readonly stop: AbortSignal
  /** Threads that are there already; its own unless given. */
  readonly pool?: Pool
  progress(played: number): void
}

/** Plays the games of a plan on several threads. When it is told to stop, what was played until then comes back. */
export async function playAll({ plan, first, games, jobs, stop, progress, pool: given }: Simulation): Promise<Tally> {
  const sum = emptyTally(plan)
  const end = first + games
  let next = first
  let size = 1
  const pool = given ?? openPool(jobs)
  const takeJobs = async (): Promise<void> => {
    while (next < end && !stop.aborted) {
      const job: Job = { ...plan, first: next, games: Math.min(size, Math.max(1, Math.ceil((end - next) / jobs))) }
      next += job.games
      const { tally, ms } = await pool.run(job)
      addTally(sum, tally)
      // Cold code is slow: jobs grow step by step instead of by the first measurement.
      size = Math.max(1, Math.min(size * 4, Math.round((job.games * jobTakes) / Math.max(ms, 0.01))))
      progress(sum.games + sum.errors.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: jobs }, takeJobs))
  } finally {
    if (given === undefined) await closePool(pool)
  }
  return sum
}
