import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

export function showHand(t: ExceedTable, by: By, { who }: EffectOf<'showHand'>): null {
  t.show(t.zone.hand(seatOf(by, who)).cards, 'all')
  return null
}
