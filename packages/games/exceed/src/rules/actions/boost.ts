import { type CardId, keysWith, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { canPayBoost, playBoost } from '../boosts.ts'
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
    if (defOf(card).boost.cost === null) return refusals.noBoost
    return canPayBoost(t, seat, card) ? null : refusals.tooLittleForce
  },
  option: ({ id }, key) => ({ key, move: 'boost', card: id }),
  do: (t, seat, { card }) => playBoost(t, seat, card),
}

const handKey = keysWith('boost:')

const keyOf = ({ zone, def }: ExceedInPlay): string =>
  zone.family === 'hand' ? handKey(def.id) : `boost:${zone.family}:${def.id}`
