import { plainMove, type Refusal, type Seat } from '@cardwright/engine'
import type { MillenniumTable } from '../../state.ts'

/** A move that is made with nothing, and asks nothing. */
export const plain = (
  name: string,
  why: (t: MillenniumTable, seat: Seat) => Refusal | null,
  act: (t: MillenniumTable, seat: Seat) => void,
) =>
  plainMove<MillenniumTable>(name, why, (t, seat) => {
    act(t, seat)
    return null
  })
