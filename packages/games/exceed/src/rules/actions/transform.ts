import type { CardId, Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../state.ts'
import { canTransform } from '../../values/boosts.ts'
import { refusals } from '../../words/en/refusals.ts'
import { discard } from '../areas.ts'
import { transform as layOut } from '../boosts.ts'

interface Pair extends MoveOption {
  readonly card: CardId
  readonly def: string
}

const spareOf = (t: ExceedTable, seat: Seat, card: ExceedInPlay): ExceedInPlay | undefined =>
  t.zone.hand(seat).cards.find((each) => each.id !== card.id && defOf(each).name === defOf(card).name)

/** For two copies of a card that has a transform, one is discarded and the other laid out. */
export const transform: Move<ExceedTable, ExceedInPlay, Pair> = {
  list: (t, seat) => t.zone.hand(seat).cards.filter((card) => defOf(card).boost.kind === 'transform'),
  key: ({ def }) => `transform:${def.id}`,
  why: (t, seat, card) => {
    if (!canTransform(t, seat, card)) return refusals.transformed
    return spareOf(t, seat, card) === undefined ? refusals.noCopy : null
  },
  option: ({ id, def }, key) => ({ key, move: 'transform', card: id, def: def.id }),
  do: (t, seat, { card }) => transformNow(t, seat, card),
}

function transformNow(t: ExceedTable, seat: Seat, id: CardId): Flow | null {
  const card = t.card(id)
  discard(t, spareOf(t, seat, card)!)
  return layOut(t, seat, card)
}
