import { put } from '../../../rules/areas.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** The cards of two areas change places; a deck is shuffled. */
export function swapAreas(t: ExceedTable, { seat }: By, { areas }: EffectOf<'swapAreas'>): null {
  const [a, b] = areas
  const [fromA, fromB] = [t.zone[a](seat).cards.slice(), t.zone[b](seat).cards.slice()]
  for (const card of fromA) put(t, card, seat, b, { picked: true })
  for (const card of fromB) put(t, card, seat, a, { picked: true })
  if (areas.includes('deck')) t.shuffle(t.zone.deck(seat))
  return null
}
