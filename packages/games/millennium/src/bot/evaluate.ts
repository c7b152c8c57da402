import { type AnyMatch, type Ask, chanceOfLead, type Match, type Option, type Seat } from '@cardwright/engine'
import { isOwned, type OwnedDef } from '../cards/definitions.ts'
import { cardOfLot, priceOf } from '../rules/deckbuilding/lots.ts'
import type { OfferOption } from '../rules/deckbuilding/trade.ts'
import { lastRound } from '../rules/season/rounds.ts'
import { victoryPoints } from '../rules/season/scoring.ts'
import { allSeats, type MillenniumTable, player } from '../state.ts'
import { isBoss } from '../terms.ts'
import { gainOf, isDuel, outlookOf, readiness, rpOfPoint, worthOfCollection } from './outlook.ts'

/** How far somebody must be ahead, in RP, to be nearly sure of it. */
const scale = 45
/** What a tournament that is won is worth in a duel. */
const worthOfWin = 70
/** What a Dollar is worth, which buys nothing once the season is over. */
const rpOfDollar = 0.8

/** What a seat will have bought when its bids are through. */
function awaited(t: MillenniumTable, seat: Seat): { readonly defs: OwnedDef[]; readonly price: number } {
  const defs: OwnedDef[] = []
  let price = 0
  for (const { lot, bids } of t.state.deckbuilding.contests) {
    const card = bids.includes(seat) ? cardOfLot(t, lot) : null
    if (!card || !isOwned(card.def)) continue
    defs.push(card.def)
    price += priceOf(t, seat, card)
  }
  return { defs, price }
}

const lastRp = (t: MillenniumTable, seat: Seat): number => player(t, seat).recorded.at(-1) ?? 0

/** What has been won, in RP: places, collections and NPCs, or in a duel tournaments; and a little for how clearly. */
const won = (t: MillenniumTable, seat: Seat): number =>
  (isDuel(t) ? player(t, seat).wins * worthOfWin : victoryPoints(t, seat) * rpOfPoint) + 0.1 * lastRp(t, seat)

/** What a seat may hope for in this round: the deck that it has and could have, collections, money. */
function hopes(t: MillenniumTable, seat: Seat): number {
  const { defs, price } = awaited(t, seat)
  const own = player(t, seat)
  const outlook = outlookOf(t, seat)
  const power = defs.reduce((sum, def) => sum + gainOf(t, outlook, def), outlook.power)
  const collected = [0, 1].reduce((sum, n) => sum + worthOfCollection(t, t.zone.collection(seat, n).size), 0)
  const isLate = t.state.deckbuilding.segment === 'last'
  const left = 0.5 + 0.5 * (lastRound(t) - t.state.round)
  const dollars = (own.dollars - price) * rpOfDollar * (isLate ? Math.min(1, left - 0.5) : Math.min(1, left))
  const built = 12 * readiness(t, seat)
  return power + built + dollars + 0.15 * collected + (own.ready ? 0.2 : 0)
}

/** The seat that acts in the market at a table that it imagines; null if a tournament has just ended. */
function trader({ inputs }: Match): Seat | null {
  const first = inputs.find(({ ask }) => typeof ask === 'string')
  return first === inputs[0] && first ? first.seat : null
}

/** What all have by now of what is played for in a round. */
const usualPower = ({ state }: MillenniumTable): number => 90 + 25 * (state.round - 1)

/**
 * How well a seat stands in the market, of 0 to 1. A tournament is played to its end: null. What others might do with the
 * cards that they are imagined to have says nothing, so they count by what they have won.
 */
function standing(match: AnyMatch, seat: Seat): number | null {
  const t: MillenniumTable = match.table
  if (t.state.phase !== 'deckbuilding') return null
  const usual = usualPower(t)
  const own = won(t, seat) + (trader(match) === seat ? hopes(t, seat) : usual)
  const others = isBoss(t.state.terms) ? [] : allSeats(t).filter((each) => each !== seat)
  const best = Math.max(0, ...others.map((each) => won(t, each)))
  return chanceOfLead(own - best - usual, scale)
}

/**
 * A bot has nothing to explain, and nobody to ask: it needs no more time, but gives it to who asks. People read its offers: they
 * stand until they are answered, and who is ready gets none, for the market may end at any moment.
 */
function isWorthTrying(match: AnyMatch, _ask: Ask, { key, move, to }: Option & Partial<OfferOption>): boolean {
  const t: MillenniumTable = match.table
  if (key === 'grace') return t.state.deckbuilding.grace.length > 0
  if (move === 'offer') return !player(t, to!).ready
  return key !== 'pause' && key !== 'withdraw'
}

/** Markets are judged at any moment alike, and tournaments at their end. The policy deals in markets: see `market.ts`. */
export const evaluate = Object.assign(standing, { isSteady: true, byPolicy: ['market', 'promo'], isWorthTrying })
