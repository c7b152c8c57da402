import type { CardView } from '@cardwright/engine'
import type { Look } from '../../table/contract.ts'
import { guide } from '../../words/en/boards/weiss/guide.ts'
import { asker } from './asking.ts'
import { Board } from './Board.tsx'
import { Controls } from './Controls.tsx'
import { Face } from './Face.tsx'
import { follow } from './follow.ts'
import { note } from './forecast.ts'
import { legend } from './legend.ts'
import { pace } from './pace.ts'
import { pictures } from './pictures.ts'
import { aim, draws, rank, refusedAt, standing } from './sight.ts'
import { tint } from './tints.ts'

const stateOf = ({ state, marks }: CardView): unknown => state ?? marks?.state

export const look: Look = {
  id: 'weiss',
  Board,
  Face,
  Controls,
  guide,
  note,
  legend,
  pace,
  follow,
  aim,
  asker,
  draws,
  rank,
  refusedAt,
  standing,
  tint,
  picture: (card) => pictures[card] ?? null,
  pose: (card) => ({ rested: stateOf(card) === 'rest', reversed: stateOf(card) === 'reverse' }),
  hand: (seat) => `hand:${seat}`,
  opensFirst: 'onPhones',
}
