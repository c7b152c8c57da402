import type { Move, MoveOption } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { manualReshuffle } from '../deck.ts'

const once = ['reshuffle'] as const

/** EX-050. EX-054: the second time loses the game, and may be chosen all the same. */
export const reshuffle: Move<ExceedTable, string> = {
  list: () => once,
  key: (name) => name,
  why: () => null,
  option: (_name, key): MoveOption => ({ key, move: 'reshuffle' }),
  do: (t, seat) => manualReshuffle(t, seat),
}
