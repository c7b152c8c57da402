import { type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'

/** The attack lies face up from now on, or will when it is set. */
export function reveal(t: ExceedTable, by: By): null {
  if (t.state.strike === null) return null
  const mine = strikeSide(t, by.seat)
  mine.open = true
  const down = mine.cards.map((id) => t.card(id)).filter((card) => card.down)
  if (down.length > 0) t.flip(down, 'up')
  t.touch()
  return null
}
