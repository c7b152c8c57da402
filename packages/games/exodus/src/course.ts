import type { Match, Seat } from '@cardwright/engine'
import type { ExodusTable } from './table.ts'

/** Who began, and how many turns there were: both players' are counted, as in XO-H21. */
export function course(match: Match): { first: Seat; turns: number } {
  const { first, turns } = (match.table as unknown as ExodusTable).state
  return { first, turns }
}
