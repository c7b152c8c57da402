import type { Move, MoveOption } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { manualReshuffle } from '../deck.ts'

const once: readonly MoveOption[] = [Object.freeze({ key: 'reshuffle', move: 'reshuffle' })]

/** EX-050. EX-054: the second time loses the game, and may be chosen all the same. */
export const reshuffle: Move<ExceedTable, MoveOption> = {
  list: () => once,
  key: ({ key }) => key,
  why: () => null,
  option: (reshuffling) => reshuffling,
  do: (t, seat) => manualReshuffle(t, seat),
}
