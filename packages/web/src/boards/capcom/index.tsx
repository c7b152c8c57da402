import type { Look } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { Face } from './Face.tsx'
import { pictureOf } from './fighters.ts'
import { guide } from './guide.ts'
import { pace } from './pace.ts'

const attacks = new Set<unknown>(['play', 'avoid', 'variable'])

export const look: Look = {
  id: 'capcom',
  Board,
  Face,
  Choice,
  guide,
  pace,
  picture: pictureOf,
  hand: (seat) => `hand:${seat}`,
  // attacks are in the combo builder
  draws: ({ act }) => attacks.has(act),
}
