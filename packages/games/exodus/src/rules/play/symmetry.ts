import { type CardId, type Flow, keysWith, type Move, type Seat } from '@cardwright/engine'
import type { PlayOption } from '../../asks.ts'
import type { ExodusInPlay, ExodusTable } from '../../table.ts'
import { refusals } from '../../words/en/refusals.ts'
import { activate, canActivate } from '../activate.ts'
import { oneOfEach } from '../field.ts'
import { symmetryOf } from '../source.ts'

const playKey = keysWith('play:')

/** XO-P19, XO-P20: from the hand, whenever its player may act. */
export const symmetry: Move<ExodusTable, ExodusInPlay, PlayOption> = {
  list: (t, seat) => oneOfEach(t.zone.hand(seat).cards).filter(({ def }) => def.kind === 'symmetry'),
  key: ({ def }) => playKey(def.id),
  why: (t, seat, card) => (canActivate(t, symmetryOf(card, seat)!) ? null : refusals.noTarget),
  option: ({ id }, key) => ({ key, move: 'symmetry', card: id }),
  do: (t, seat, { card }) => play(t, seat, card),
}

/** It lies on the stack while it waits. */
function* play(t: ExodusTable, seat: Seat, id: CardId): Flow {
  const card = t.card(id)
  t.move(card, t.zone.stack())
  yield* activate(t, symmetryOf(card, seat)!, 'symmetry', -1)
}
