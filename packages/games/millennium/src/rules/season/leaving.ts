import type { Seat } from '@cardwright/engine'
import { sidesInPlay } from '../../acts/sides.ts'
import { allSeats, type MillenniumTable, player, side } from '../../state.ts'
import { isBoss } from '../../terms.ts'
import { takeBack } from '../deckbuilding/trade.ts'
import { passTurn } from '../tournament/turn.ts'
import { finish, finishBoss, finishTurns } from './finish.ts'

/** House rule MB-H80: who leaves plays no more; the others go on, and with one left the season is counted. */
export function leave(t: MillenniumTable, seat: Seat): void {
  const { state } = t
  const left = allSeats(t).filter((each) => !t.hasLeft(each))
  t.tell({ type: 'left', seat, rule: 'MB-H80' })
  if (left.length <= 1 && !(isBoss(state.terms) && left.length === 1)) {
    if (isBoss(state.terms)) finishBoss(t, false)
    if (state.terms.mode === 'turns') finishTurns(t)
    if (left.length === 1) t.end({ winner: left[0]!, why: 'alone', rule: 'MB-H80' })
    finish(t)
  }
  if (state.phase === 'deckbuilding') {
    takeBack(t, seat)
    player(t, seat).fusing = null
    player(t, seat).ready = true
  }
  if (state.phase === 'tournament') {
    side(t, seat).rp = 0
    const cards = t.zone.hand(seat).cards
    if (cards.length > 0) t.move(cards, t.zone.binder(seat))
    const { tournament } = state
    if (tournament.turn.side === seat && tournament.stack.length === 0 && sidesInPlay(t).length > 0) passTurn(t)
  }
}
