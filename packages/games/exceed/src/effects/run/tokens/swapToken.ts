import { setToken } from '../../../rules/marks.ts'
import { type ExceedTable, side } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** What lies there is turned over, as it were. */
export function swapToken(t: ExceedTable, source: By, { token, by, of }: EffectOf<'swapToken'>): null {
  const seat = seatOf(source, of)
  const space = side(t, seat).tokens[token]
  if (space === undefined) return null
  setToken(t, seat, token, null)
  setToken(t, seat, by, space)
  return null
}
