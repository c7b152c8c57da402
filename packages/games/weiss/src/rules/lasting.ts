import { frozen, type Seat } from '@cardwright/engine'
import { type Ending, foe, type Lasting, type WeissTable } from '../table.ts'
import type { Until } from '../text/terms.ts'

/** The number of that player's next turn, not counting the one under way. */
const nextTurnOf = (t: WeissTable, seat: Seat): number => t.state.turns + (t.state.turn === seat ? 2 : 1)

/** When something that an effect of this seat does will be over. */
export function endingOf(t: WeissTable, seat: Seat, until: Until): Ending {
  const { turns, turn } = t.state
  switch (until) {
    case 'endOfTurn':
      return { at: 'turn', turn: turns }
    case 'endOfOpponentNextTurn':
      return { at: 'turn', turn: nextTurnOf(t, foe(seat)) }
    case 'endOfYourNextTurn':
      return { at: 'turn', turn: nextTurnOf(t, seat) }
    case 'endOfNextTurn':
      return { at: 'turn', turn: turns + 1 }
    case 'opponentTurn':
      return { at: 'turn', turn: turn === seat ? turns + 1 : turns }
    case 'endOfBattle':
    case 'endOfAttack':
      return { at: 'attack', turn: turns }
    case 'endOfPhase':
      return { at: 'phase', turn: turns }
    case 'nextStandPhase':
      return { at: 'stand', turn: nextTurnOf(t, seat) }
    case 'opponentNextStandPhase':
      return { at: 'stand', turn: nextTurnOf(t, foe(seat)) }
    case 'endOfGame':
    case 'whileThere':
      return { at: 'never', turn: turns }
  }
}

/** What holds "during the next stand phase" holds in that phase and not before it. */
export const isInForce = ({ state }: WeissTable, { end }: Lasting): boolean =>
  end.at !== 'stand' || state.turns === end.turn

/** WS-086: what lasted until now is over, as another part of the turn begins. */
export function expire(t: WeissTable, at: Ending['at']): void {
  const { lasting, delays, turns } = t.state
  const isOver = ({ end }: { readonly end: Ending }): boolean => end.at === at && end.turn <= turns
  if (!lasting.some(isOver) && !delays.some(isOver)) return
  t.state.lasting = frozen(lasting.filter((each) => !isOver(each)))
  t.state.delays = frozen(delays.filter((each) => !isOver(each)))
}

/** WS-161: gives cards or players a modifier that lasts. */
export function last(t: WeissTable, lasting: Omit<Lasting, 'since'>): void {
  t.state.lasting = frozen([...t.state.lasting, { ...lasting, since: t.objects }])
  t.touch()
}
