import type { Answer, Ask, Random } from '@cardwright/engine'
import type { CapcomTable } from '../state.ts'

/** A sensible answer without search. */
export function policy(_t: CapcomTable, _ask: Ask, _random: Random): Answer | null {
  return null
}
