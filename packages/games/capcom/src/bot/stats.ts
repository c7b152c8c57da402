import type { AnyMatch, Seat } from '@cardwright/engine'
import type { CapcomTable } from '../state.ts'

/** Who began, and how many turns there were, of both teams. */
export function stats(match: AnyMatch): { first: Seat; turns: number } {
  const { state }: CapcomTable = match.table
  return { first: state.first, turns: state.turns }
}
