import { type CardId, type Flow, keysWith, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, refer } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { activate, canActivate, type Source } from '../activate.ts'
import { oneOfEach } from '../field.ts'

interface Played extends MoveOption {
  readonly card: CardId
}

function sourceOf(card: ExodusInPlay, seat: Seat): Source | null {
  return card.def.kind === 'symmetry' ? { seat, source: refer(card), text: card.def.id, script: card.def.script } : null
}

const playKey = keysWith('play:')

/** XO-P19, XO-P20: from the hand, whenever its player may act. */
export const symmetry: Move<ExodusTable, ExodusInPlay, Played> = {
  list: (t, seat) => oneOfEach(t.zone.hand(seat).cards).filter(({ def }) => def.kind === 'symmetry'),
  key: ({ def }) => playKey(def.id),
  why: (t, seat, card) => (canActivate(t, sourceOf(card, seat)!) ? null : refusals.noTarget),
  option: ({ id }, key) => ({ key, move: 'symmetry', card: id }),
  do: (t, seat, { card }) => play(t, seat, card),
}

/** It lies on the stack while it waits: D.1. */
function* play(t: ExodusTable, seat: Seat, id: CardId): Flow {
  const card = t.card(id)
  t.move(card, t.zone.stack())
  yield* activate(t, sourceOf(card, seat)!, 'symmetry', -1)
}
