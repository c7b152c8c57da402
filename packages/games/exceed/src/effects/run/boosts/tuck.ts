import { put } from '../../../rules/areas.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'

/** The top card of the deck goes face down under this Boost. It is no draw: EX-051. */
export function tuck(t: ExceedTable, by: By): null {
  const { top } = t.zone.deck(by.seat)
  if (by.card !== null && top !== undefined) put(t, top, by.seat, 'under', { host: t.card(by.card) })
  return null
}
