import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'

/** At the end of this turn. */
export function skipDraw(t: ExceedTable, by: By): null {
  side(t, by.seat).turnNotes.noDraw = 1
  return null
}
