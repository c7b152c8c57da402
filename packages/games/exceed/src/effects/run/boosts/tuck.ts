import { put } from '../../../rules/areas.ts'
import { topOfDeck } from '../../../rules/deck.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'

/** The top card of the deck goes face down under this Boost. */
export function tuck(t: ExceedTable, by: By): null {
  const card = by.card === null ? undefined : topOfDeck(t, by.seat)
  if (card !== undefined) put(t, card, by.seat, 'under', { host: t.card(by.card!) })
  return null
}
