import { isAfterBell } from '@cardwright/millennium'
import type { Look } from '../../table/contract.ts'
import { guide } from '../../words/en/boards/millennium/guide.ts'
import { aside } from './aside.ts'
import { Board } from './Board.tsx'
import { Face } from './Face.tsx'
import { factsOf } from './facts.ts'
import { follow } from './follow.ts'
import { hints } from './hints.ts'
import { legendOf } from './legend.ts'
import { pace } from './pace.ts'
import { pictureOf } from './pictures.ts'
import { Summary } from './Summary.tsx'
import { sound } from './sound.ts'

/** What the trading floor itself offers. */
const onFloor = new Set<unknown>(['buy', 'accept', 'decline', 'withdraw', 'pause'])

export const look: Look = {
  id: 'millennium',
  Board,
  Face,
  Summary,
  guide,
  hints,
  pace,
  follow,
  sound,
  picture: pictureOf,
  legend: (_card, _entry, about) => legendOf(about),
  hand: (seat) => `hand:${seat}`,
  opensFirst: 'onPhones',
  draws: ({ move }, { kind }, props) =>
    onFloor.has(move) || kind === 'promo' || (move === 'grace' && !isAfterBell(factsOf(props))),
  // cards of others are small: one is chosen by its name, too
  // and to react is named beside not to
  button: ({ key }, { kind }) => kind === 'react' || ((kind === 'card' || kind === 'cards') && /@/.test(key)),
  aside,
  drawsForm: ({ kind }) => kind === 'market' || kind === 'turns',
}
