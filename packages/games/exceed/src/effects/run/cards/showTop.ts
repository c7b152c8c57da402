import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

export function showTop(t: ExceedTable, by: By, { who, to }: EffectOf<'showTop'>): null {
  const { top } = t.zone.deck(seatOf(by, who))
  if (top !== undefined) t.show([top], to === 'all' ? 'all' : [by.seat])
  return null
}
