import type { Look } from '../../table/contract.ts'
import { followCards } from '../../table/follow.ts'
import { guide } from '../../words/en/boards/exceed/guide.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { Controls } from './Controls.tsx'
import { factsOf } from './facts.ts'
import { colourOf } from './fighters.ts'
import { hints } from './hints.ts'
import { opensStrike } from './LastStrike.tsx'
import { looks } from './looks.ts'
import { note, pip, rank } from './notes.ts'
import { isChange, isOnBoard } from './offers.ts'
import { pace } from './pace.ts'
import { isLife, isPayment, status } from './payment.ts'

export const look: Look = {
  ...looks,
  Board,
  Choice,
  Controls,
  guide,
  hints,
  pace,
  follow: followCards,
  opens: opensStrike,
  note,
  status,
  pip,
  colour: (seat, props) =>
    colourOf(
      factsOf(props).sides.map(({ fighter }) => fighter),
      seat,
      props.near,
    ),
  hand: (seat) => `hand:${seat}`,
  rank,
  hidesOrder: isPayment,
  goesWithLast: isPayment,
  draws: (option, ask) => isOnBoard(option, ask) || isChange(option) || isLife(option, ask),
}
