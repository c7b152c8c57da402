import { spoken } from '@cardwright/catalog/words'
import { counted, number, percent } from './counts.ts'

/** Of the commands in which bots play: simulate, matchups. */
export const simulationWords = spoken({
  tooManyBots: (bots: number, seats: number) => `--bots names ${bots} bots for ${seats} seats.`,
  noSides: (game: string) => `${game} has no sides to compare: every seat plays with the same.`,
  twoSides: 'To compare, --of needs two sides at least.',
  /** A bar that grows while games are played. */
  progress: (bar: string, done: string, of: string, things: string, left: string) =>
    `${bar} ${done} of ${of} ${things}, ${left} left`,
  games: 'games',

  title: (game: string, version: string, seed: string, games: number) =>
    `${game} ${version}, seed ${seed}: ${counted(games, 'game')}`,
  pairings: (game: string, version: string, bot: string, games: number, seed: string) =>
    `${game} ${version}: ${bot}, ${counted(games, 'game')} a pairing, seed ${seed}`,
  head: {
    games: 'games',
    wins: 'wins',
    share: 'share',
    interval: '95 % interval',
    overall: 'overall',
    percent: '95 %',
  },
  seat: (seat: number) => `seat ${seat}`,
  range: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  rows: { draws: 'draws', began: 'who began', turns: 'turns', inputs: 'inputs', ends: 'ended by', speed: 'speed' },
  draws: (draws: number, share: number | null) => `${number(draws)}${share === null ? '' : ` (${percent(share)})`}`,
  began: (share: number, low: number, high: number) => `won ${percent(share)} (${percent(low)} to ${percent(high)})`,
  spread: (mean: number, median: number, p95: number) =>
    `mean ${number(mean)}, median ${number(median)}, 95 % at most ${number(p95)}`,
  ends: (ends: readonly (readonly [why: string, times: number])[]) =>
    ends.map(([why, times]) => `${why} ${number(times)}`).join(', '),
  speed: (games: number, decisions: number, seconds: number, jobs: number) =>
    `${number(games)} games/s, ${number(decisions)} decisions/s, ${seconds.toFixed(1)} s with ${counted(jobs, 'job')}`,
  took: (seconds: number, jobs: number) => `${seconds.toFixed(0)} s with ${counted(jobs, 'job')}`,

  error: (game: number, seed: string, line: number, error: string) =>
    `error in game ${game}, seed ${seed}, line ${line} of its record: ${error}`,
  moreErrors: (errors: number) => `and ${counted(errors, 'more error')}: see --json`,
  errorOfSeed: (seed: string, error: string) =>
    `error in the game with the seed ${seed}: ${error} (--json has its record)`,
})
