import type { CardId } from '@cardwright/engine'
import { placeOn } from '../cards/printed.ts'
import { type ExceedTable, fighterOf } from '../state.ts'
import type { Source } from './source.ts'

/** What asks, or acts: the card that bears it, a character card too, and the place on it. */
export interface AskedBy {
  readonly card: CardId
  readonly source?: string
}

/** The card and the place on it where an effect, an ability or an action is printed. */
export function askedBy(t: ExceedTable, by: Source, part: object): AskedBy {
  const owner = by.bearer ?? by.seat
  const card = by.card ?? t.zone.character(owner).cards[0]!.id
  // a card that lies face down is what its player's character says
  const place = placeOn(by.seat, t.card(card).def, part) ?? placeOn(by.seat, fighterOf(t, owner), part)
  return place === null ? { card } : { card, source: place }
}
