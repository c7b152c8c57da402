import { type Histogram, type Interval, mean, quantile, wilson } from '../statistics.ts'
import { padEnd } from '../text/layout.ts'
import { simulationWords } from '../words/en/simulation.ts'
import type { Tally, Wins } from './tally.ts'

/** How often something was won, with a 95 % interval. */
export interface Rate extends Wins {
  readonly share: number
  readonly interval: Interval
}

interface Spread {
  readonly mean: number
  readonly median: number
  readonly p95: number
}

/** How games went, whoever won them. */
export interface Went {
  /** Of those who had the first turn; null where the game does not tell. */
  readonly began: Rate | null
  readonly inputs: Spread | null
  /** Null where the game counts none. */
  readonly turns: Spread | null
  /** How many ended for which reason, the most frequent first. */
  readonly ends: Readonly<Record<string, number>>
}

export const rate = ({ played, won }: Wins): Rate => ({
  played,
  won,
  share: played === 0 ? 0 : won / played,
  interval: wilson(won, played),
})

const spread = (found: Histogram): Spread | null =>
  found.size === 0 ? null : { mean: mean(found), median: quantile(found, 0.5), p95: quantile(found, 0.95) }

export const wentOf = ({ first, lengths, turns, ends }: Pick<Tally, 'first' | 'lengths' | 'turns' | 'ends'>): Went => ({
  began: first.played === 0 ? null : rate(first),
  inputs: spread(lengths),
  turns: spread(turns),
  ends: Object.fromEntries([...ends].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
})

/** A row of a report: what it is about, and what there is to say of it. */
export const rowLine = (row: keyof typeof simulationWords.rows, said: string): string =>
  `${padEnd(simulationWords.rows[row], 11)}${said}`

const spreadLine = (row: 'turns' | 'inputs', { mean, median, p95 }: Spread): string =>
  rowLine(row, simulationWords.spread(mean, median, p95))

export function wentLines({ began, inputs, turns, ends }: Went): string[] {
  const reasons = Object.entries(ends)
  return [
    ...(began ? [rowLine('began', simulationWords.began(began.share, began.interval.low, began.interval.high))] : []),
    ...(turns ? [spreadLine('turns', turns)] : []),
    ...(inputs ? [spreadLine('inputs', inputs)] : []),
    ...(reasons.length > 0 ? [rowLine('ends', simulationWords.ends(reasons))] : []),
  ]
}
