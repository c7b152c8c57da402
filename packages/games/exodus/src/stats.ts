import type { AnyMatch, Seat } from '@cardwright/engine'
import type { ExodusTable } from './table.ts'

/** The player who began, and the number of turns of both players, as in XO-H21. */
export function stats(match: AnyMatch): { first: Seat; turns: number } {
  const { state }: ExodusTable = match.table
  return { first: state.first, turns: state.turns }
}
