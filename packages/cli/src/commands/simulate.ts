import { botNamed } from '../bots.ts'
import { loadEntry } from '../games.ts'
import { mustBeForBots, parseMatch, parseSeats } from '../options.ts'
import { complain, UsageError } from '../problems.ts'
import { progressBar } from '../progress.ts'
import type { SimulationPlan } from '../simulate/job.ts'
import { playAll } from '../simulate/pool.ts'
import { makeReport, reportLines } from '../simulate/report.ts'
import { print, printJson } from '../text/layout.ts'
import { problemWords } from '../words/en/problems.ts'
import { simulationWords } from '../words/en/simulation.ts'

export interface SimulateOptions {
  readonly games: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly first: number
  readonly seats?: number
  readonly jobs: number
  readonly options?: string
  readonly sides?: readonly string[]
  readonly json?: boolean
}

/** What a shell expects of a command that Ctrl-C ended. */
const interrupted = 130

export async function simulate(id: string, given: SimulateOptions): Promise<number> {
  const { games, bots, seed, first, json } = given
  const { entry, options } = await parseMatch(await loadEntry(id), given.options, given.sides)
  mustBeForBots(entry, options)
  const seats = parseSeats(entry.game, options, given.seats, bots.length)
  if (bots.length > seats) throw new UsageError(simulationWords.tooManyBots(bots.length, seats))
  for (const name of bots) botNamed(name, seed)
  const plan: SimulationPlan = { game: id, bots, seats, seed, options }
  const jobs = Math.min(given.jobs, games)

  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  const bar = progressBar(games, simulationWords.games)
  const start = performance.now()
  const tally = await playAll({ plan, first, games, jobs, stop: stopping.signal, progress: bar.update })
  const seconds = (performance.now() - start) / 1000
  bar.stop()
  process.removeListener('SIGINT', stop)

  const report = makeReport(plan, tally, { version: entry.game.version, first }, { seconds, jobs })
  if (json) printJson(report)
  else print(reportLines(report))
  if (stopping.signal.aborted) {
    complain(problemWords.stopped(tally.games, games, simulationWords.games))
    return interrupted
  }
  return tally.errors.length > 0 ? 1 : 0
}
