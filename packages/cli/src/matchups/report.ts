import { addTally, emptyTally, type Failure, type Tally } from '../simulate/tally.ts'
import { type Went, wentLines, wentOf } from '../simulate/went.ts'
import { type Interval, wilson } from '../statistics.ts'
import { bold, dim, red, table } from '../text/layout.ts'
import { simulationWords } from '../words/en/simulation.ts'

export interface Pairing {
  readonly pair: readonly [string, string]
  readonly tally: Tally
}

/** How often a side won; a draw is half a win. */
interface Share {
  readonly games: number
  readonly share: number
  readonly interval: Interval
}

export interface MatchupReport extends Went {
  readonly game: string
  readonly version: string
  readonly bot: string
  readonly seed: string
  /** For each pairing. */
  readonly games: number
  readonly names: readonly string[]
  readonly overall: Readonly<Record<string, Share>>
  /** `pairings.a.b`: how often a won against b. */
  readonly pairings: Readonly<Record<string, Readonly<Record<string, Share>>>>
  /** Games that ended in an error, with their seeds and records. */
  readonly errors: readonly Failure[]
  readonly seconds: number
  readonly jobs: number
}

function shareOf(wins: number, games: number): Share {
  return { games, share: games === 0 ? 0 : wins / games, interval: wilson(wins, games) }
}

export function reportOf(
  about: Omit<MatchupReport, 'overall' | 'pairings' | 'errors' | keyof Went>,
  played: readonly Pairing[],
): MatchupReport {
  const pairings: Record<string, Record<string, Share>> = {}
  const sums = new Map(about.names.map((name) => [name, { wins: 0, games: 0 }]))
  const all = emptyTally({ bots: [about.bot, about.bot], seats: 2 })
  for (const { pair, tally } of played) {
    addTally(all, tally)
    pair.forEach((name, seat) => {
      const wins = tally.seats[seat]!.won + tally.draws / 2
      pairings[name] ??= {}
      pairings[name][pair[1 - seat]!] = shareOf(wins, tally.games)
      const sum = sums.get(name)!
      sum.wins += wins
      sum.games += tally.games
    })
  }
  const overall = Object.fromEntries([...sums].map(([name, { wins, games }]) => [name, shareOf(wins, games)]))
  return { ...about, overall, pairings, ...wentOf(all), errors: all.errors }
}

const percent = (share: number): string => `${Math.round(100 * share)}`

/** A row a side: its wins against each other one in per cent, and overall with a 95 % interval. */
export function matchupLines(report: MatchupReport): string[] {
  const { names, pairings, overall } = report
  const { head } = simulationWords
  const header = ['', ...names.map((name) => name.slice(0, 9)), head.overall, head.percent].map((cell) => dim(cell))
  const rows = names.map((name) => {
    const { share, interval } = overall[name]!
    const cells = names.map((other) => {
      const found = pairings[name]?.[other]
      return found === undefined ? '.' : percent(found.share)
    })
    return [name, ...cells, bold(percent(share)), `${percent(interval.low)}-${percent(interval.high)}`]
  })
  return [
    bold(simulationWords.pairings(report.game, report.version, report.bot, report.games, report.seed)),
    ...table([header, ...rows]),
    ...wentLines(report),
    dim(simulationWords.took(report.seconds, report.jobs)),
    ...report.errors.map(({ seed, error }) => red(simulationWords.errorOfSeed(seed, error))),
  ]
}
