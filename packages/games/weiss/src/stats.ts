import type { Match, Seat } from '@cardwright/engine'
import type { WeissTable } from './table.ts'

/** Who began, and how many turns there were. */
export function stats(match: Match): { first: Seat; turns: number } {
  const { first, turns } = (match.table as unknown as WeissTable).state
  return { first, turns }
}
