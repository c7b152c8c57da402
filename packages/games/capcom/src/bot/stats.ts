import type { Match, Seat } from '@cardwright/engine'
import type { CapcomTable } from '../state.ts'

/** Who began, and how many turns there were, of both teams. */
export function stats(match: Match): { first: Seat; turns: number } {
  const { first, turns } = (match.table as unknown as CapcomTable).state
  return { first, turns }
}
