import { plainMove } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { manualReshuffle } from '../deck.ts'

/** EX-050. EX-054: the second time loses the game, and may be chosen all the same. */
export const reshuffle = plainMove<ExceedTable>('reshuffle', () => null, manualReshuffle)
