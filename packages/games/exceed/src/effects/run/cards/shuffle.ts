import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

export function shuffle(t: ExceedTable, by: By, { area, who }: EffectOf<'shuffle'>): null {
  t.shuffle(t.zone[area](seatOf(by, who)))
  return null
}
