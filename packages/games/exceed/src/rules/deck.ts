import type { CardId, Flow, Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExceedInPlay, type ExceedTable, foe, side } from '../state.ts'
import { resolve, resolveAtOnce } from './triggers.ts'

/** EX-043, EX-051: draws; an empty deck is made anew from the discard pile first. What was drawn comes back. */
export function draw(t: ExceedTable, seat: Seat, count: number, from: 'top' | 'bottom' = 'top'): CardId[] {
  const drawn: CardId[] = []
  for (let n = 0; n < count; n++) {
    const top = topOfDeck(t, seat)
    if (!top) break
    const card = from === 'top' ? top : t.zone.deck(seat).cards[0]!
    t.move(card, t.zone.hand(seat))
    drawn.push(card.id)
  }
  return drawn
}

/** EX-051, EX-053: the card on top; none only if the discard pile is empty too. */
export function topOfDeck(t: ExceedTable, seat: Seat): ExceedInPlay | undefined {
  const deck = t.zone.deck(seat)
  if (deck.size === 0) reshuffle(t, seat)
  return deck.top
}

/** EX-050; effects that care about it happen: EX-052. */
export function manualReshuffle(t: ExceedTable, seat: Seat): Flow | null {
  reshuffle(t, seat)
  return resolve(t, seat, 'reshuffledByHand')
}

/** EX-054: the second time, its player loses instead. */
function reshuffle(t: ExceedTable, seat: Seat): void {
  const mine = side(t, seat)
  if (mine.reshuffles > 0) t.end({ winner: foe(seat), why: 'exhausted', rule: 'EX-054' })
  mine.reshuffles++
  tell(t, { type: 'reshuffle', seat, rule: 'EX-051' })
  discardIntoDeck(t, seat)
  resolveAtOnce(t, seat, 'reshuffled')
}

/** The discard pile is shuffled into the deck. */
function discardIntoDeck(t: ExceedTable, seat: Seat): void {
  t.move(t.zone.discard(seat).cards.slice(), t.zone.deck(seat))
  t.shuffle(t.zone.deck(seat))
}
