import { type Interval, mean, quantile, wilson } from '../statistics.ts'
import { bold, count, dim, red, table } from '../text/layout.ts'
import type { Plan } from './job.ts'
import type { Failure, Tally, Wins } from './tally.ts'

interface Rate extends Wins {
  readonly name: string
  readonly share: number
  readonly interval: Interval
}

/** What a simulation found. All but `time` follows from the plan. */
export interface Report {
  readonly game: string
  readonly version: string
  readonly seed: string
  readonly first: number
  readonly options: unknown
  /** Games played to their end. */
  readonly games: number
  readonly bots: readonly Rate[]
  readonly seats: readonly Rate[]
  readonly draws: number
  readonly inputs: { readonly mean: number; readonly median: number; readonly p95: number } | null
  readonly decisions: number
  readonly errors: readonly Failure[]
  readonly time: {
    readonly seconds: number
    readonly jobs: number
    readonly gamesPerSecond: number
    readonly decisionsPerSecond: number
  }
}

const rate = (name: string, { played, won }: Wins): Rate => ({
  name,
  played,
  won,
  share: played === 0 ? 0 : won / played,
  interval: wilson(won, played),
})

/** A bot that plays more than once in a list is told apart by its number. */
const nameAt = (names: readonly string[], i: number): string => {
  const name = names[i]!
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${i + 1})`
}

export function makeReport(
  plan: Plan,
  tally: Tally,
  more: Pick<Report, 'version' | 'first'>,
  run: { seconds: number; jobs: number },
): Report {
  const { games, draws, lengths, decisions, errors } = tally
  return {
    game: plan.game,
    version: more.version,
    seed: plan.seed,
    first: more.first,
    options: plan.options,
    games,
    bots: tally.bots.map((wins, i) => rate(nameAt(plan.bots, i), wins)),
    seats: tally.seats.map((wins, seat) => rate(`seat ${seat}`, wins)),
    draws,
    inputs: games === 0 ? null : { mean: mean(lengths), median: quantile(lengths, 0.5), p95: quantile(lengths, 0.95) },
    decisions,
    errors,
    time: { ...run, gamesPerSecond: games / run.seconds, decisionsPerSecond: decisions / run.seconds },
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })

const mostErrors = 10

export function reportLines(report: Report): string[] {
  const { bots, seats, draws, games, inputs, time, errors } = report
  const header = ['', 'games', 'wins', 'share', '95 % interval'].map((title) => dim(title))
  const rows = [header, ...[...bots, ...seats].map(rateCells)]
  return [
    bold(`${report.game} ${report.version}, seed ${report.seed}: ${count(games, 'game')}`),
    ...table(rows),
    `draws      ${number(draws)}${games > 0 ? ` (${percent(draws / games)})` : ''}`,
    ...(inputs
      ? [`inputs     mean ${number(inputs.mean)}, median ${number(inputs.median)}, 95 % at most ${number(inputs.p95)}`]
      : []),
    `speed      ${number(time.gamesPerSecond)} games/s, ${number(time.decisionsPerSecond)} decisions/s, ` +
      `${time.seconds.toFixed(1)} s with ${count(time.jobs, 'job')}`,
    ...errors.slice(0, mostErrors).flatMap(errorLines(report)),
    ...(errors.length > mostErrors ? [red(`and ${count(errors.length - mostErrors, 'more error')}: see --json`)] : []),
  ]
}

const rateCells = ({ name, played, won, share, interval }: Rate): string[] => [
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
