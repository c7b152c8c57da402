import type { CardId, Move, MoveOption, Seat } from '@cardwright/engine'
import type { ExceedInPlay, ExceedTable } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { boostCost, playBoost } from '../boosts.ts'
import { mostForce, worthOf } from '../force.ts'
import { traitOf } from '../strike/numbers.ts'

interface OfHand extends MoveOption {
  readonly card: CardId
}

/** From the hand, and where else a player may play Boosts from. */
function boostable(t: ExceedTable, seat: Seat): readonly ExceedInPlay[] {
  const { cards } = t.zone.hand(seat)
  const gauge = t.zone.gauge(seat).size > 0 && traitOf(t, seat, 'boostsFromGauge')
  const aside = t.zone.aside(seat).size > 0 && traitOf(t, seat, 'boostsFromAside')
  if (!gauge && !aside) return cards
  return [...cards, ...(gauge ? t.zone.gauge(seat).cards : []), ...(aside ? t.zone.aside(seat).cards : [])]
}

/** EX-055 */
export const boost: Move<ExceedTable, ExceedInPlay, OfHand> = {
  list: boostable,
  key: (card) => keyOf(card),
  why: (t, seat, card) => {
    const cost = boostCost(t, seat, card)
    if (cost === null) return refusals.noBoost
    const spare = card.zone.family === 'aside' ? 0 : worthOf(card)
    return cost > mostForce(t, seat) - spare ? refusals.tooLittleForce : null
  },
  option: ({ id }, key) => ({ key, move: 'boost', card: id }),
  do: (t, seat, { card }) => playBoost(t, seat, card),
}

const keyOf = ({ zone, def }: ExceedInPlay): string =>
  zone.family === 'hand' ? `boost:${def.id}` : `boost:${zone.family}:${def.id}`
