import type { CardId, Move, MoveOption } from '@cardwright/engine'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { boostCost, playBoost } from '../boosts.ts'
import { mostForce, worthOf } from '../force.ts'

interface OfHand extends MoveOption {
  readonly card: CardId
}

/** EX-055 */
export const boost: Move<ExceedTable, ExceedInPlay, OfHand> = {
  list: (t, seat) => t.zone.hand(seat).cards,
  key: (card) => keyOf(card),
  why: (t, seat, card) => {
    const cost = boostCost(t, seat, card)
    if (cost === null) return refusals.noBoost
    return cost > mostForce(t, seat) - worthOf(card) ? refusals.tooLittleForce : null
  },
  option: ({ id }, key) => ({ key, move: 'boost', card: id }),
  do: (t, seat, { card }) => playBoost(t, seat, card),
}

const keyOf = (card: ExceedInPlay): string => `boost:${defOf(card).id}`
