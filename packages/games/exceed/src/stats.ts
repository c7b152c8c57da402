import type { AnyMatch, Seat } from '@cardwright/engine'
import type { ExceedTable } from './state.ts'

/** Who had the first turn. */
export function stats(match: AnyMatch): { first: Seat } {
  const { state }: ExceedTable = match.table
  return { first: state.first }
}
