import { bold, count, dim, red, table } from '../text/layout.ts'
import type { SimulationPlan } from './job.ts'
import type { Failure, Tally } from './tally.ts'
import { type Rate, rate, type Went, wentLines, wentOf } from './went.ts'

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
    seats: tally.seats.map((wins, seat) => ({ name: `seat ${seat}`, ...rate(wins) })),
    draws,
    ...wentOf(tally),
    decisions,
    errors,
    time: { ...run, gamesPerSecond: games / run.seconds, decisionsPerSecond: decisions / run.seconds },
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })

const maxErrors = 10

export function reportLines(report: Report): string[] {
  const { bots, seats, draws, games, time, errors } = report
  const header = ['', 'games', 'wins', 'share', '95 % interval'].map((title) => dim(title))
  const rows = [header, ...[...bots, ...seats].map(rateCells)]
  return [
    bold(`${report.game} ${report.version}, seed ${report.seed}: ${count(games, 'game')}`),
    ...table(rows),
    `draws      ${number(draws)}${games > 0 ? ` (${percent(draws / games)})` : ''}`,
    ...wentLines(report),
    `speed      ${number(time.gamesPerSecond)} games/s, ${number(time.decisionsPerSecond)} decisions/s, ` +
      `${time.seconds.toFixed(1)} s with ${count(time.jobs, 'job')}`,
    ...errors.slice(0, maxErrors).flatMap(errorLines(report)),
    ...(errors.length > maxErrors ? [red(`and ${count(errors.length - maxErrors, 'more error')}: see --json`)] : []),
  ]
}

const rateCells = ({ name, played, won, share, interval }: Named): string[] => [
  name,
  number(played),
  number(won),
  percent(share),
  `${percent(interval.low)} to ${percent(interval.high)}`,
]

const errorLines =
  ({ game, seed, bots }: Report) =>
  ({ game: i, seed: gameSeed, line, error }: Failure): string[] => [
    red(`error in game ${i}, seed ${gameSeed}, line ${line} of its record: ${error}`),
    dim(
      `  cardwright simulate ${game} --games 1 --first ${i} --seed ${seed} ` +
        `--bots ${bots.map(({ name }) => name.replace(/ \(\d+\)$/, '')).join(',')} --json`,
    ),
  ]
