import type { Match, Seat } from '@cardwright/engine'
import type { ExodusTable } from './table.ts'

/** The player who began, and the number of turns of both players, as in XO-H21. */
export function stats(match: Match): { first: Seat; turns: number } {
  const { first, turns } = (match.table as unknown as ExodusTable).state
  return { first, turns }
}
