import type { Flow, Seat } from '@cardwright/engine'
import { resolve, resolveAtOnce } from '../effects/run/triggers.ts'
import { type ExceedInPlay, type ExceedTable, foe, side } from '../table.ts'

/** EX-043, EX-051: draws; an empty deck is made anew from the discard pile first. */
export function draw(t: ExceedTable, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const card = topOfDeck(t, seat)
    if (!card) return
    t.move(card, t.zone.hand(seat))
  }
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
  t.tell({ type: 'reshuffle', seat, rule: 'EX-051' })
  t.move(t.zone.discard(seat).cards.slice(), t.zone.deck(seat))
  t.shuffle(t.zone.deck(seat))
  resolveAtOnce(t, seat, 'reshuffled')
}
