import type { Move, MoveOption, Refusal, Seat } from '@cardwright/engine'
import { spend } from '../../acts/money.ts'
import { topOf } from '../../acts/piles.ts'
import { type CardInPlay, type Contest, type FirstRefusal, type MillenniumTable, player } from '../../state.ts'
import { refusals } from '../../words/en/refusals.ts'
import { victoryPoints } from '../season/scoring.ts'
import { cardOfLot, forSale, isInAftermarket, type Lot, numberLots, priceOf } from './lots.ts'

interface Priced extends Lot {
  readonly price: number
}

interface BuyOption extends MoveOption {
  readonly move: 'buy'
  readonly lot: number
  readonly price: number
}

function priceOfLot(t: MillenniumTable, seat: Seat, lot: number): number {
  const card = cardOfLot(t, lot)
  return card ? priceOf(t, seat, card) : 0
}

/** What a seat has promised to pay in contests that are still open. */
export function pledged(t: MillenniumTable, seat: Seat): number {
  let sum = 0
  for (const { lot, bids } of t.state.deckbuilding.contests) if (bids.includes(seat)) sum += priceOfLot(t, seat, lot)
  return sum
}

export const freeDollars = (t: MillenniumTable, seat: Seat): number => player(t, seat).dollars - pledged(t, seat)

/** MB-140, MB-321, MB-H06: whose Sell Marker lies on it decides who may not buy it. */
function whyNotForSale(t: MillenniumTable, seat: Seat, { marks }: CardInPlay): Refusal | null {
  const seller = marks?.marker
  if (typeof seller !== 'number') return null
  if (seller === seat) return refusals.ownSale
  // outside of Team Mode each is a team of its own
  return player(t, seller).team === player(t, seat).team ? refusals.teamSale : null
}

/** MB-123, MB-140, MB-141, MB-321: why a seat with so many Dollars to spend cannot buy a card. */
export function whyNoPurchase(t: MillenniumTable, seat: Seat, card: CardInPlay, dollars: number): Refusal | null {
  const why = whyNotForSale(t, seat, card)
  if (why !== null || priceOf(t, seat, card) <= dollars) return why
  return isInAftermarket(card) ? refusals.aftermarketTooDear : refusals.tooDear
}

const contestFor = (t: MillenniumTable, lot: number): Contest | undefined =>
  t.state.deckbuilding.contests.find((contest) => contest.lot === lot)

/** MB-123..126, MB-141: a card of the Store or the Aftermarket. */
export const buy: Move<MillenniumTable, Priced, BuyOption> = {
  list: (t, seat) => forSale(t).map(({ card, lot }) => ({ card, lot, price: priceOf(t, seat, card) })),
  key: ({ lot, price }) => `buy:${lot}:${price}`,
  why(t, seat, { card, lot }) {
    const why = whyNoPurchase(t, seat, card, freeDollars(t, seat))
    return why === null && contestFor(t, lot)?.bids.includes(seat) ? refusals.bidAlready : why
  },
  option: ({ card, lot, price }, key) => ({ key, move: 'buy', card: card.id, lot, price }),
  do(t, seat, { lot }) {
    bid(t, seat, lot)
    return null
  },
}

/** MB-120: the right of whoever turned a card up, as long as it lasts. */
const refusalFor = (t: MillenniumTable, lot: number): FirstRefusal | undefined =>
  t.state.deckbuilding.refusals.find((each) => each.lot === lot && each.until > t.now)

/** MB-120, MB-121, MB-H08, MB-H09: others have a moment to want the same card. */
function bid(t: MillenniumTable, seat: Seat, lot: number): void {
  const { deckbuilding, terms } = t.state
  const held = refusalFor(t, lot)
  const open = contestFor(t, lot)
  if (held?.seat === seat || (!open && !held && terms.contestWindow === 0)) {
    if (open) closeContest(t, open, seat)
    else purchase(t, seat, cardOfLot(t, lot)!)
    return
  }
  t.tell({ type: 'bid', seat, lot, rule: 'MB-121' })
  if (open) {
    const joined = { ...open, bids: [...open.bids, seat] }
    deckbuilding.contests = deckbuilding.contests.map((each) => (each === open ? joined : each))
    return
  }
  const at = Math.max(t.now + terms.contestWindow, held?.until ?? 0)
  deckbuilding.contests = [...deckbuilding.contests, { lot, bids: [seat], at }]
  t.timer(`contest-${lot}`, at)
}

/** MB-121, MB-H80: fewest VP of those who are still there and can pay; of equals who came first. */
function winnerOf(t: MillenniumTable, { lot, bids }: Contest): Seat | null {
  const able = bids.filter((seat) => !t.hasLeft(seat) && player(t, seat).dollars >= priceOfLot(t, seat, lot))
  const fewest = Math.min(...able.map((seat) => victoryPoints(t, seat)))
  return able.find((seat) => victoryPoints(t, seat) === fewest) ?? null
}

export function closeContest(t: MillenniumTable, contest: Contest, winner = winnerOf(t, contest)): void {
  const { deckbuilding } = t.state
  const card = cardOfLot(t, contest.lot)
  deckbuilding.contests = deckbuilding.contests.filter((each) => each.lot !== contest.lot)
  t.cancel(`contest-${contest.lot}`)
  for (const seat of contest.bids) {
    if (seat !== winner) t.tell({ type: 'outbid', seat, by: winner, rule: 'MB-121' })
  }
  if (winner !== null && card) purchase(t, winner, card)
}

/** A contest whose time is up. */
export function contestDue(t: MillenniumTable, timer: string): void {
  const contest = t.state.deckbuilding.contests.find(({ lot }) => timer === `contest-${lot}`)
  if (contest) closeContest(t, contest)
}

export function closeAllContests(t: MillenniumTable): void {
  for (const contest of t.state.deckbuilding.contests) closeContest(t, contest)
}

/** MB-058, MB-125, MB-126, MB-142, MB-143: the card goes to the binder, its slot is filled, a marker goes home. */
export function purchase(t: MillenniumTable, seat: Seat, card: CardInPlay): void {
  const price = priceOf(t, seat, card)
  const from = card.zone.family
  const tell = () => t.tell({ type: 'bought', seat, card: card.id, price, from, rule: 'MB-123' })
  spend(t, seat, price, isInAftermarket(card) ? 'MB-141' : 'MB-123')
  if (isInAftermarket(card)) {
    tell()
    const seller = card.marks?.marker
    if (typeof seller === 'number') {
      player(t, seller).markers++
      t.tell({ type: 'markerBack', seat: seller, rule: 'MB-142' })
    }
    t.move(card, t.zone.binder(seat))
  } else buyFromStore(t, seat, card, tell)
  numberLots(t)
}

/** MB-126, MB-129: the buyer sees the card only now; another takes its place. */
function buyFromStore(t: MillenniumTable, seat: Seat, card: CardInPlay, tell: () => void): void {
  const { deckbuilding } = t.state
  const area = t.zone.storeArea()
  const at = area.cards.indexOf(card)
  t.move(card, t.zone.binder(seat))
  // only now the buyer knows what it is
  tell()
  const first = deckbuilding.nextLot
  if (at >= 0) {
    const next = topOf(t, 'store')
    if (next) t.move(next, area, at)
    // a slot that stays empty is closed, and those behind it move up
    if (next) deckbuilding.lots.area[at] = deckbuilding.nextLot++
    else deckbuilding.lots.area.splice(at, 1)
  }
  topOf(t, 'store')
  topOf(t, 'core')
  numberLots(t)
  holdFor(t, seat, first)
}

/** MB-120, MB-H09: what has been turned up since; who cannot pay holds nothing. */
function holdFor(t: MillenniumTable, seat: Seat, first: number): void {
  const { deckbuilding, terms } = t.state
  const current = deckbuilding.refusals.filter(({ until }) => until > t.now)
  const until = t.now + terms.refusalWindow
  const fresh = forSale(t).filter(({ lot, card }) => lot >= first && priceOf(t, seat, card) <= freeDollars(t, seat))
  const held = terms.refusalWindow === 0 ? [] : fresh.map(({ lot }) => ({ lot, seat, until }))
  deckbuilding.refusals = [...current, ...held]
}
