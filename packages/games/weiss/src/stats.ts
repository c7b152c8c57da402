import type { AnyMatch, Seat } from '@cardwright/engine'
import type { WeissTable } from './table.ts'

/** Who began, and how many turns there were. */
export function stats(match: AnyMatch): { first: Seat; turns: number } {
  const { state }: WeissTable = match.table
  return { first: state.first, turns: state.turns }
}
