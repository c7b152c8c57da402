import { bold, dim, red, table } from '../text/layout.ts'
import { number, percent } from '../words/en/counts.ts'
import { simulationWords } from '../words/en/simulation.ts'
import type { SimulationPlan } from './job.ts'
import type { Failure, Tally, Wins } from './tally.ts'
import { type Rate, rate, rowLine, type Went, wentLines, wentOf } from './went.ts'

interface Named extends Rate {
  readonly name: string
}

/** What a simulation found. All but `time` follows from the plan. */
export interface Report extends Went {
  readonly game: string
  readonly version: string
  readonly seed: string
  readonly first: number
  readonly options: unknown
  /** Games played to their end. */
  readonly games: number
  readonly bots: readonly Named[]
  readonly seats: readonly Named[]
  /** By what a seat played with, the strongest first; empty where all play with the same. */
  readonly sides: readonly Named[]
  /** Of what seats played with by chance, kind by kind, the most successful first; empty where the game does not tell. */
  readonly playedWith: Readonly<Record<string, readonly Named[]>>
  readonly draws: number
  readonly decisions: number
  readonly errors: readonly Failure[]
  readonly time: {
    readonly seconds: number
    readonly jobs: number
    readonly gamesPerSecond: number
    readonly decisionsPerSecond: number
  }
}

/** A bot that plays more than once in a list is told apart by its number. */
const nameAt = (names: readonly string[], i: number): string => {
  const name = names[i]!
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${i + 1})`
}

const stronger = (a: Named, b: Named): number => b.share - a.share || (a.name < b.name ? -1 : 1)

const ratesOf = (names: ReadonlyMap<string, Wins>): Named[] =>
  [...names].map(([name, wins]) => ({ name, ...rate(wins) })).sort(stronger)

export function makeReport(
  plan: SimulationPlan,
  tally: Tally,
  more: Pick<Report, 'version' | 'first'>,
  run: { seconds: number; jobs: number },
): Report {
  const { games, draws, decisions, errors } = tally
  return {
    game: plan.game,
    version: more.version,
    seed: plan.seed,
    first: more.first,
    options: plan.options,
    games,
    bots: tally.bots.map((wins, i) => ({ name: nameAt(plan.bots, i), ...rate(wins) })),
    seats: tally.seats.map((wins, seat) => ({ name: simulationWords.seat(seat), ...rate(wins) })),
    sides: ratesOf(tally.sides),
    playedWith: Object.fromEntries(
      [...tally.playedWith].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, names]) => [kind, ratesOf(names)]),
    ),
    draws,
    ...wentOf(tally),
    decisions,
    errors,
    time: { ...run, gamesPerSecond: games / run.seconds, decisionsPerSecond: decisions / run.seconds },
  }
}

const maxErrors = 10

export function reportLines(report: Report): string[] {
  const { bots, seats, sides, playedWith, draws, games, time, errors } = report
  return [
    bold(simulationWords.title(report.game, report.version, report.seed, games)),
    ...table([rateHeader(''), ...[...bots, ...seats, ...sides].map(rateCells)]),
    ...Object.entries(playedWith).flatMap(([kind, rates]) => table([rateHeader(kind), ...rates.map(rateCells)])),
    rowLine('draws', simulationWords.draws(draws, games > 0 ? draws / games : null)),
    ...wentLines(report),
    rowLine('speed', simulationWords.speed(time.gamesPerSecond, time.decisionsPerSecond, time.seconds, time.jobs)),
    ...errors.slice(0, maxErrors).flatMap(errorLines(report)),
    ...(errors.length > maxErrors ? [red(simulationWords.moreErrors(errors.length - maxErrors))] : []),
  ]
}

function rateHeader(title: string): string[] {
  const { head } = simulationWords
  return [title, head.games, head.wins, head.share, head.interval].map((each) => dim(each))
}

const rateCells = ({ name, played, won, share, interval }: Named): string[] => [
  name,
  number(played),
  number(won),
  percent(share),
  simulationWords.range(interval.low, interval.high),
]

const errorLines =
  ({ game, seed, bots }: Report) =>
  ({ game: i, seed: gameSeed, line, error }: Failure): string[] => [
    red(simulationWords.error(i, gameSeed, line, error)),
    dim(`  ${commandFor(game, i, seed, bots)}`),
  ]

/** What plays one game again. */
const commandFor = (game: string, i: number, seed: string, bots: readonly Named[]): string =>
  `cardwright simulate ${game} --games 1 --first ${i} --seed ${seed} ` +
  `--bots ${bots.map(({ name }) => name.replace(/ \(\d+\)$/, '')).join(',')} --json`
