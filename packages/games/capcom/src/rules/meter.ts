import { askSome, type Flow, type Option, type Part, type Seat } from '@cardwright/engine'
import { acePrice } from '../abilities/run.ts'
import { ace, joker, meterValue } from '../cards/deck.ts'
import { tell } from '../events.ts'
import type { CapcomCard, CapcomTable } from '../state.ts'
import { cutDeck } from './cut.ts'
import { activeSeat, fighting, foe, othersThan, playing, teamOf } from './teams.ts'

/** CC-179 */
export const jokerPrice = 50

const sumOf = (cards: readonly CapcomCard[]): number => cards.reduce((sum, card) => sum + meterValue(playing(card)), 0)

export const meterTotal = (t: CapcomTable, seat: Seat): number => sumOf(t.zone.meter(seat).cards)

interface Coin extends Option {
  readonly card: number
}

const coins = (t: CapcomTable, seat: Seat): Coin[] =>
  t.zone.meter(seat).cards.map((card) => ({ key: card.def.id, card: card.id }))

/** CC-071, CC-179, CC-A26: cards of the meter that meet the price; no change is given. */
function payment(t: CapcomTable, seat: Seat, price: number): Flow<readonly Coin[]> {
  const worth = (chosen: readonly Coin[]) => sumOf(chosen.map(({ card }) => t.card(card)))
  return askSome<Coin>(t, seat, {
    kind: 'pay',
    rule: 'CC-071',
    context: { price },
    options: coins,
    next: (chosen) => ({
      add: coins(t, seat).filter(({ key }) => chosen.every((each) => each.key !== key)),
      stop: worth(chosen) >= price,
    }),
  })
}

/** Whether every card of the meter is needed: then there is nothing to choose. */
const takesAll = (t: CapcomTable, seat: Seat, price: number): boolean => {
  const total = meterTotal(t, seat)
  return t.zone.meter(seat).cards.every((card) => total - meterValue(playing(card)) < price)
}

/** Returns what was paid. */
function* pay(t: CapcomTable, seat: Seat, price: number): Flow<number> {
  const chosen = takesAll(t, seat, price) ? coins(t, seat) : yield* payment(t, seat, price)
  const cards = chosen.map(({ card }) => t.card(card))
  t.move(cards, t.zone.discard(seat))
  return sumOf(cards)
}

/** CC-071..074, CC-076, CC-A27, CC-A59: an Ace to the hand; the others see that it is one, and no more. */
export function* fetchAce(t: CapcomTable, seat: Seat, from: 'deck' | 'discard'): Flow {
  const price = acePrice(t, fighting(t, seat))
  const paid = yield* pay(t, seat, price)
  t.state.cleanUp.aced = true
  const card = t.zone[from](seat).cards.findLast((each) => playing(each).rank === ace)!
  tell(t, { type: 'ace', seat, from, price, paid, rule: 'CC-071' })
  t.move(card, t.zone.hand(seat), { picked: from === 'deck' })
  if (from === 'discard') return
  t.ruleOut([card], othersThan(t, seat), (def) => def.kind !== 'card' || def.rank !== ace)
  yield* mix(t, seat)
}

/** CC-179, CC-180, CC-A52 */
export function* fetchJoker(t: CapcomTable, seat: Seat): Flow {
  const paid = yield* pay(t, seat, jokerPrice)
  t.state.cleanUp.jokered = true
  const card = t.zone.discard(seat).cards.findLast((each) => playing(each).rank === joker)!
  tell(t, { type: 'joker', seat, price: jokerPrice, paid, rule: 'CC-179' })
  t.move(card, t.zone.deck(seat))
  yield* mix(t, seat)
}

/** CC-073, CC-074, CC-180 */
function* mix(t: CapcomTable, seat: Seat): Flow {
  t.shuffle(t.zone.deck(seat))
  const cutting: Part = cutDeck(t, seat, activeSeat(t, foe(teamOf(seat))))
  if (cutting !== null) yield* cutting
}
