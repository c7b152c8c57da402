import type { Match, Seat } from '@cardwright/engine'
import type { ExceedTable } from './state.ts'

/** Who had the first turn. */
export const stats = (match: Match): { first: Seat } => ({
  first: (match.table as unknown as ExceedTable).state.first,
})
