import { startPostgres } from '@cardwright/server/testing'
import { withHosts } from './hosts.ts'
import { type Load, loadWith } from './load.ts'

export interface ServerReport {
  readonly game: string
  /** One process on SQLite. */
  readonly one: Load
  /** Two processes on one PostgreSQL; null where there is none. */
  readonly two: Load | null
  /** The largest number of matches at which p99 stayed under 100 ms, on one process. */
  readonly most: Load | null
}

const game = 'exceed'
const usual = 1000
/** Longer than all that happens only now and then. */
const seconds = 75
const tolerable = 100

/** Matches at one answer a second each, through real sockets. The players share the machine with the servers. */
export async function benchServer(progress: (line: string) => void): Promise<ServerReport> {
  progress(`server: ${usual} matches of ${game}, one process`)
  const one = await withHosts([null], (hosts) => loadWith(hosts, game, usual, seconds, progress))
  const two = await twoProcesses(progress)
  return { game, one, two, most: await maxMatches(one, progress) }
}

async function twoProcesses(progress: (line: string) => void): Promise<Load | null> {
  const postgres = await startPostgres()
  if (postgres === null) return null
  try {
    progress(`server: ${usual} matches of ${game}, two processes`)
    const database = postgres.database('bench')
    return await withHosts([database, database], (hosts) => loadWith(hosts, game, usual, seconds, progress))
  } finally {
    postgres.stop()
  }
}

/** Goes up by a quarter of the usual number while it is good, or down until it is. */
async function maxMatches(one: Load, progress: (line: string) => void): Promise<Load | null> {
  const isGood = ({ p99 }: Load) => p99 < tolerable
  const up = isGood(one)
  let best = up ? one : null
  const quarters = up ? [5, 6, 7, 8, 10, 12, 16] : [3, 2, 1]
  for (const quarter of quarters) {
    const matches = (usual / 4) * quarter
    progress(`server: ${matches} matches of ${game}, one process`)
    const load = await withHosts([null], (hosts) => loadWith(hosts, game, matches, seconds, progress))
    if (isGood(load)) best = load
    if (isGood(load) !== up) break
  }
  return best
}

export function formatServer({ game, one, two, most }: ServerReport): string[] {
  const line = (name: string, load: Load) =>
    `  ${name.padEnd(14)} ${String(load.matches).padStart(6)} matches ${String(load.answersPerSecond).padStart(7)} answers/s   p50 ${load.p50} ms   p99 ${load.p99} ms   ${load.kibPerMatch} KiB a match   ${load.cpu} cores   ${load.cpuPerAnswer} ms and ${load.bytesPerAnswer} bytes an answer`
  return [
    `Matches of ${game} through sockets, about an answer a second each, from an answer to the view that shows it:`,
    line('one process', one),
    ...(two ? [line('two processes', two)] : ['  two processes  not measured: there is no PostgreSQL here']),
    ...(most ? [line('p99 < 100 ms', most)] : []),
  ]
}
