import { type CardId, keysWith, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../state.ts'
import { canPayBoost } from '../../values/boosts.ts'
import { traitOf } from '../../values/traits.ts'
import { refusals } from '../../words/en/refusals.ts'
import { playBoost } from '../boosts.ts'

interface Boostable extends MoveOption {
  readonly card: CardId
  readonly def: string
  readonly from: 'hand' | 'gauge' | 'aside'
  /** In Force. */
  readonly cost: number
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
export const boost: Move<ExceedTable, ExceedInPlay, Boostable> = {
  list: boostable,
  key: (card) => keyOf(card),
  why: (t, seat, card) => {
    if (defOf(card).boost.cost === null) return refusals.noBoost
    return canPayBoost(t, seat, card) ? null : refusals.tooLittleForce
  },
  option: (card, key) => ({
    key,
    move: 'boost',
    card: card.id,
    def: card.def.id,
    from: card.zone.family as Boostable['from'],
    cost: defOf(card).boost.cost ?? 0,
  }),
  do: (t, seat, { card }) => playBoost(t, seat, card),
}

const handKey = keysWith('boost:')

const keyOf = ({ zone, def }: ExceedInPlay): string =>
  zone.family === 'hand' ? handKey(def.id) : `boost:${zone.family}:${def.id}`
