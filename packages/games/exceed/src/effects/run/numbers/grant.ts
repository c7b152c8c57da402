import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { inStrike } from './whom.ts'

/** For this Strike. */
export function grant(t: ExceedTable, by: By, { ability, who }: EffectOf<'grant'>): null {
  const seat = seatOf(by, who)
  inStrike(t, seat, ({ granted }) => granted.push(Object.freeze({ seat, card: by.card, half: by.half, ability })))
  return null
}
