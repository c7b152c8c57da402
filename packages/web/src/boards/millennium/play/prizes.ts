import { chart, type Facts, type MillenniumOptions } from '@cardwright/millennium'

/** What counts of the options of a season. */
type Options = Partial<Pick<MillenniumOptions, 'prerelease' | 'finalRow'>>

/** Modes in which places of a tournament bring VP that decide. */
const modes: readonly Facts['mode'][] = ['standard', 'team', 'funky']

/** MB-251, MB-H25: the VP that each place of this round’s tournament brings, the first first; none where VP decide nothing. */
export function prizesOf({ mode, round, players }: Facts, { prerelease, finalRow }: Options): readonly number[] {
  if (!modes.includes(mode)) return []
  const rows = [chart.prerelease, chart.first, prerelease && finalRow ? chart.final : chart.second, chart.final]
  return (rows[round] ?? []).slice(0, players.length)
}

/** The place of each by these points, 1 the best. */
export const placesOf = (points: readonly number[]): readonly number[] =>
  points.map((own) => 1 + points.filter((each) => each > own).length)
