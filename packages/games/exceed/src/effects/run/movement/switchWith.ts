import { marksOf, setToken } from '../../../rules/marks.ts'
import { setDown } from '../../../rules/movement.ts'
import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** No step is taken: nothing is entered or passed on the way. */
export function switchWith(t: ExceedTable, by: By, { spot }: EffectOf<'switchWith'>): null {
  const [mark] = marksOf(t, by, spot)
  if (mark?.token === undefined) return null
  const { space } = side(t, by.seat)
  setDown(t, by.seat, mark.space)
  setToken(t, by.seat, mark.token, space)
  return null
}
