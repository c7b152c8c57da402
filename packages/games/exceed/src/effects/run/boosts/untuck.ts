import { put } from '../../../rules/areas.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'

/** What lies under this Boost, or lay there until it left, goes to the hand. */
export function untuck(t: ExceedTable, by: By): null {
  const cards = t.zone.under(by.seat).cards.filter(({ host }) => host === null || host === by.card)
  for (const card of cards) put(t, card, by.seat, 'hand')
  return null
}
