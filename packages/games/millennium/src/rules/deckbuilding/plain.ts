import type { Move, MoveOption, Refusal, Seat } from '@cardwright/engine'
import type { MillenniumTable } from '../../state.ts'

const once = ['']

/** A move that is made with nothing, under its own name. */
export const plain = (
  name: string,
  why: (t: MillenniumTable, seat: Seat) => Refusal | null,
  act: (t: MillenniumTable, seat: Seat) => void,
): Move<MillenniumTable, string> => ({
  list: () => once,
  key: () => name,
  why,
  option: (_nothing, key): MoveOption => ({ key, move: name }),
  do(t, seat) {
    act(t, seat)
    return null
  },
})
