import type { AskView, OptionView } from '@cardwright/engine'
import type { Look } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { Controls } from './Controls.tsx'
import { aim, refusedAt } from './choices.ts'
import { Face } from './Face.tsx'
import { guide } from './guide.ts'
import { pace } from './pace.ts'
import { pictures } from './pictures.ts'

/** Piles, players, graveyards and revealed cards are pointed at; they need no button. */
function draws({ key, move, card }: OptionView, { kind }: AskView): boolean {
  if (move === 'place' || move === 'shift' || move === 'attack') return true
  if (kind === 'placeEnergy') return key !== 'none'
  if (kind === 'take') return card === null
  return /^(my|their):(pile:\d|graveyard|player)$/.test(key)
}

export const look: Look = {
  id: 'exodus',
  Board,
  Face,
  Controls,
  Choice,
  guide,
  pace,
  draws,
  aim,
  refusedAt,
  picture: (card) => pictures[card] ?? null,
  hand: (seat) => `hand:${seat}`,
}
