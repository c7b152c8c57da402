import type { Look } from '../../table/contract.ts'
import { guide } from '../../words/en/boards/exodus.ts'
import { Board } from './Board.tsx'
import { Controls } from './Controls.tsx'
import { aim, button, draws, refusedAt } from './choices.ts'
import { Face, print } from './Face.tsx'
import { follow } from './follow.ts'
import { legend } from './legend.ts'
import { asker, note, pip, status } from './notes.ts'
import { pace } from './pace.ts'
import { pictures } from './pictures.ts'
import { sound } from './sound.ts'
import { tint } from './tints.ts'

export const look: Look = {
  id: 'exodus',
  Board,
  Face,
  Controls,
  guide,
  pace,
  follow,
  sound,
  draws,
  button,
  print,
  pip,
  legend,
  note,
  status,
  asker,
  usual: ({ key }, { kind }) => (kind === 'mulligan' && key === 'keep') || (kind === 'playback' && key === 'continue'),
  goesWithLast: ({ kind }) => kind === 'pay' || kind === 'select',
  opensFirst: 'everywhere',
  aim,
  refusedAt,
  tint,
  colour: (seat, { near }) => (seat === near ? 'var(--xo-near)' : 'var(--xo-far)'),
  picture: (card) => pictures[card] ?? null,
  hand: (seat) => `hand:${seat}`,
}
