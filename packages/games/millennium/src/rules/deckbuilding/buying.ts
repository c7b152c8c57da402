import type { Move, MoveOption, Seat } from '@cardwright/engine'
import { spend } from '../../acts/money.ts'
import { topOf } from '../../acts/piles.ts'
import { type CardInPlay, type Contest, type MillenniumTable, player } from '../../state.ts'
import { refusals } from '../../words/en/refusals.ts'
import { victoryPoints } from '../season/scoring.ts'
import { isInAftermarket, numberLots, priceOf } from './lots.ts'

interface Lot {
  readonly card: CardInPlay
  readonly lot: number
  readonly price: number
}

interface BuyOption extends MoveOption {
  readonly move: 'buy'
  readonly lot: number
  readonly price: number
}

const isAt = (t: MillenniumTable, id: number): ((contest: Contest) => boolean) => {
  const card = t.card(id)
  return (contest) => contest.card === card.id
}

/** What a seat has promised to pay in contests that are still open. */
export const pledged = (t: MillenniumTable, seat: Seat): number =>
  t.state.deckbuilding.contests
    .filter(({ bids }) => bids.includes(seat))
    .reduce((sum, { card }) => sum + priceOf(t, seat, t.card(card)), 0)

export const freeDollars = (t: MillenniumTable, seat: Seat): number => player(t, seat).dollars - pledged(t, seat)

/** MB-140, MB-321: whose Sell Marker lies on it decides who may not buy it. */
function isOwnSale(t: MillenniumTable, seat: Seat, card: CardInPlay): boolean {
  const seller = card.marks?.marker
  if (typeof seller !== 'number') return false
  return seller === seat || (t.state.terms.mode === 'team' && player(t, seller).team === player(t, seat).team)
}

/** MB-123..126, MB-141: a card of the Store or the Aftermarket. */
export const buy: Move<MillenniumTable, Lot, BuyOption> = {
  list: (t, seat) =>
    t.state.deckbuilding.lots.map(({ card, lot }) => ({
      card: t.card(card),
      lot,
      price: priceOf(t, seat, t.card(card)),
    })),
  key: ({ lot, price }) => `buy:${lot}:${price}`,
  why(t, seat, { card, price }) {
    if (isOwnSale(t, seat, card)) return refusals.ownSale
    if (price > freeDollars(t, seat)) return refusals.tooDear
    const contest = t.state.deckbuilding.contests.find(isAt(t, card.id))
    return contest?.bids.includes(seat) ? refusals.bidAlready : null
  },
  option: ({ card, lot, price }, key) => ({ key, move: 'buy', card: card.id, lot, price }),
  do(t, seat, { card }) {
    bid(t, seat, t.card(card!))
    return null
  },
}

/** MB-120: who holds a card that they turned up. */
const holderOf = (t: MillenniumTable, card: CardInPlay): Seat | null =>
  t.state.deckbuilding.refusals.find((each) => each.card === card.id && each.until > t.now)?.seat ?? null

/** MB-120, MB-121, MB-H08, MB-H09: others have a moment to want the same card. */
function bid(t: MillenniumTable, seat: Seat, card: CardInPlay): void {
  const { deckbuilding, terms } = t.state
  const holder = holderOf(t, card)
  const open = deckbuilding.contests.find(isAt(t, card.id))
  if (holder === seat || (!open && holder === null && terms.contestWindow === 0)) {
    if (open) closeContest(t, open, seat)
    else purchase(t, seat, card)
    return
  }
  if (open) {
    deckbuilding.contests = deckbuilding.contests.map((each) =>
      each === open ? { ...each, bids: [...each.bids, seat] } : each,
    )
    t.tell({ type: 'bid', seat, rule: 'MB-121' })
    return
  }
  const held = deckbuilding.refusals.find((each) => each.card === card.id)
  const at = Math.max(t.now + terms.contestWindow, holder === null ? 0 : held!.until)
  const id = deckbuilding.nextLot++
  deckbuilding.contests = [...deckbuilding.contests, { id, card: card.id, bids: [seat], at }]
  t.timer(`contest-${id}`, at)
  t.tell({ type: 'bid', seat, rule: 'MB-121' })
}

/** MB-121: fewest VP; of equals who came first. */
function winnerOf(t: MillenniumTable, { card, bids }: Contest): Seat | null {
  const able = bids.filter((seat) => player(t, seat).dollars >= priceOf(t, seat, t.card(card)))
  const fewest = Math.min(...able.map((seat) => victoryPoints(t, seat)))
  return able.find((seat) => victoryPoints(t, seat) === fewest) ?? null
}

export function closeContest(t: MillenniumTable, contest: Contest, winner = winnerOf(t, contest)): void {
  const { deckbuilding } = t.state
  deckbuilding.contests = deckbuilding.contests.filter((each) => each.id !== contest.id)
  t.cancel(`contest-${contest.id}`)
  for (const seat of contest.bids) {
    if (seat !== winner) t.tell({ type: 'outbid', seat, by: winner, rule: 'MB-121' })
  }
  if (winner !== null) purchase(t, winner, t.card(contest.card))
}

/** A contest whose time is up. */
export function contestDue(t: MillenniumTable, timer: string): void {
  const contest = t.state.deckbuilding.contests.find(({ id }) => timer === `contest-${id}`)
  if (contest) closeContest(t, contest)
}

export function closeAllContests(t: MillenniumTable): void {
  for (const contest of t.state.deckbuilding.contests) closeContest(t, contest)
}

/** MB-058, MB-125, MB-126, MB-142, MB-143: the card goes to the binder, its slot is filled, a marker goes home. */
export function purchase(t: MillenniumTable, seat: Seat, card: CardInPlay): void {
  const price = priceOf(t, seat, card)
  spend(t, seat, price, isInAftermarket(card) ? 'MB-141' : 'MB-123')
  t.tell({ type: 'bought', seat, card: card.id, price, from: card.zone.family, rule: 'MB-123' })
  if (isInAftermarket(card)) {
    const seller = card.marks?.marker
    if (typeof seller === 'number') {
      player(t, seller).markers++
      t.tell({ type: 'markerBack', seat: seller, rule: 'MB-142' })
    }
    t.move(card, t.zone.binder(seat))
  } else buyFromStore(t, seat, card)
  numberLots(t)
}

function buyFromStore(t: MillenniumTable, seat: Seat, card: CardInPlay): void {
  const area = t.zone.storeArea()
  const at = area.cards.indexOf(card)
  t.move(card, t.zone.binder(seat))
  const fresh: CardInPlay[] = []
  if (at >= 0) {
    const next = topOf(t, 'store')
    if (next) {
      t.move(next, area, at)
      fresh.push(next)
    }
  }
  const tops = [topOf(t, 'store'), topOf(t, 'core')]
  if (at >= 0 || card.zone !== area) fresh.push(...tops.filter((each) => each !== null))
  holdFor(t, seat, fresh)
}

/** MB-120: only cards that lay nowhere to be seen before. */
function holdFor(t: MillenniumTable, seat: Seat, cards: readonly CardInPlay[]): void {
  const { deckbuilding, terms } = t.state
  const current = deckbuilding.refusals.filter(({ until }) => until > t.now)
  const isNew = (card: CardInPlay) => !deckbuilding.lots.some((lot) => lot.card === card.id && lot.gen === card.gen)
  // MB-H09: who cannot pay holds nothing
  const held = cards.filter((card) => isNew(card) && priceOf(t, seat, card) <= freeDollars(t, seat))
  const until = t.now + terms.refusalWindow
  const added = terms.refusalWindow === 0 ? [] : held.map((card) => ({ card: card.id, seat, until }))
  deckbuilding.refusals = [...current, ...added]
}
