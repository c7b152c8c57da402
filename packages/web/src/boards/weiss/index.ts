import type { CardView } from '@cardwright/engine'
import type { Look } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { Face } from './Face.tsx'
import { guide } from './guide.ts'
import { pace } from './pace.ts'
import { aim, draws } from './sight.ts'

const stateOf = ({ state, marks }: CardView): unknown => state ?? marks?.state

export const look: Look = {
  id: 'weiss',
  Board,
  Face,
  guide,
  pace,
  aim,
  draws,
  pose: (card) => ({ rested: stateOf(card) === 'rest', reversed: stateOf(card) === 'reverse' }),
  hand: (seat) => `hand:${seat}`,
}
