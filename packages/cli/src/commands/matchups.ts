import { availableParallelism } from 'node:os'
import { botNamed } from '../bots.ts'
import { loadEntry } from '../games.ts'
import { matchupLines, type Pairing, reportOf } from '../matchups/report.ts'
import { parseOptions } from '../options.ts'
import { UsageError } from '../problems.ts'
import { progressBar } from '../progress.ts'
import { closePool, openPool, playAll } from '../simulate/pool.ts'
import { print, printJson } from '../text/layout.ts'
import { simulationWords } from '../words/en/simulation.ts'

export interface MatchupOptions {
  readonly games: number
  readonly bot: string
  readonly of?: readonly string[]
  readonly seed: string
  readonly jobs?: number
  readonly options?: string
  readonly json?: boolean
}

/** Every pair of sides (fighters, decks), with the same bot on both: who beats whom, and how often. */
export async function matchups(id: string, given: MatchupOptions): Promise<number> {
  const { games, bot, seed, json } = given
  const entry = await loadEntry(id)
  const { game, sides } = entry
  if (!sides) throw new UsageError(simulationWords.noSides(game.title))
  const names = [...new Set(given.of ?? sides.names)]
  if (names.length < 2) throw new UsageError(simulationWords.twoSides)
  botNamed(bot, seed)
  for (const name of names) parseOptions(entry, given.options, [name, names[0]!])
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const))
  const jobs = given.jobs ?? availableParallelism()
  const pool = openPool(jobs)
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  const bar = progressBar(pairs.length * games, simulationWords.games)
  const start = performance.now()
  const pairings: Pairing[] = []
  try {
    for (const [i, pair] of pairs.entries()) {
      if (stopping.signal.aborted) break
      const plan = {
        game: id,
        bots: [bot, bot],
        seats: 2,
        seed: `${seed}-${pair.join('-')}`,
        options: parseOptions(entry, given.options, pair),
      }
      const progress = (played: number) => bar.update(i * games + played)
      const tally = await playAll({ plan, first: 0, games, jobs, stop: stopping.signal, progress, pool })
      pairings.push({ pair, tally })
    }
  } finally {
    bar.stop()
    process.removeListener('SIGINT', stop)
    await closePool(pool)
  }
  const seconds = (performance.now() - start) / 1000
  const report = reportOf({ game: id, version: game.version, bot, seed, games, names, seconds, jobs }, pairings)
  if (json) printJson(report)
  else print(matchupLines(report))
  // as a shell says it of what Ctrl-C has ended
  if (pairings.length < pairs.length) return 130
  return report.errors.length > 0 ? 1 : 0
}
