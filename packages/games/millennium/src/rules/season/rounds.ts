import type { MillenniumTable } from '../../state.ts'

/** MB-259..262: VP by place, whatever the number of players. */
export const chart = {
  prerelease: [7, 5, 4, 3, 2, 0],
  first: [21, 15, 12, 9, 6, 0],
  second: [28, 20, 16, 12, 8, 0],
  final: [42, 30, 24, 18, 12, 0],
} as const
export type Row = keyof typeof chart

/** MB-046, MB-051, MB-308, MB-325, MB-353: the round whose tournament is the last. */
export function lastRound({ state: { terms } }: MillenniumTable): number {
  if (terms.mode === 'boss') return 1
  if (terms.mode === 'campaign') return 4
  return terms.prerelease ? 2 : 3
}

export const isLastTournament = (t: MillenniumTable): boolean => t.state.round === lastRound(t)

/** MB-251, MB-H25, MB-H55: the row of the chart for this round. */
export function rowOf(t: MillenniumTable): Row {
  const { round, terms } = t.state
  if (round === 0) return 'prerelease'
  if (round === 3 || (terms.finalRow && isLastTournament(t))) return 'final'
  return round === 1 ? 'first' : 'second'
}

/** MB-254, MB-H26, MB-H55: which promo set is handed out after this round. */
export function prizeOf(t: MillenniumTable): 'bronze' | 'silver' | null {
  const { round, terms } = t.state
  if (terms.mode === 'funky' || isLastTournament(t) || round === 0) return null
  return ([null, 'bronze', 'silver'] as const)[round] ?? null
}
