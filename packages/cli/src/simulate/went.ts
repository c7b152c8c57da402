import { type Histogram, type Interval, mean, quantile, wilson } from '../statistics.ts'
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

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })

const spreadLine = (name: string, { mean, median, p95 }: Spread): string =>
  `${name.padEnd(11)}mean ${number(mean)}, median ${number(median)}, 95 % at most ${number(p95)}`

export function wentLines({ began, inputs, turns, ends }: Went): string[] {
  const lines: string[] = []
  if (began) {
    const { low, high } = began.interval
    lines.push(`who began  won ${percent(began.share)} (${percent(low)} to ${percent(high)})`)
  }
  if (turns) lines.push(spreadLine('turns', turns))
  if (inputs) lines.push(spreadLine('inputs', inputs))
  const reasons = Object.entries(ends).map(([why, times]) => `${why} ${number(times)}`)
  if (reasons.length > 0) lines.push(`ended by   ${reasons.join(', ')}`)
  return lines
}
