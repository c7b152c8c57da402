import { type Flow, firstOf, isDue } from '@cardwright/engine'
import { after, allSeats, type MarketTable } from '../table.ts'
import { openBids } from './bids.ts'
import { decide, hasPrize, leavePrize } from './cabinet.ts'
import { menu } from './menu.ts'
import { fillStand, toHeap } from './stand.ts'
import { lapse } from './trade.ts'

const sweptGoods = 2

/** MA-7, MA-10 */
export function openSale(t: MarketTable): void {
  t.state.phase = 'sale'
  t.state.segment = 0
  fillStand(t)
  t.timer('segment', after(t, t.state.terms.seconds))
}

/** MA-8..19: one deal of one seat, or the end of a segment. The others go on with what they were about. */
export function* sale(t: MarketTable): Flow {
  const happened = yield* firstOf(t, allSeats(t), (seat) => (hasPrize(t, seat) ? decide(t, seat) : menu(t, seat)))
  if (isDue(happened)) endSegment(t)
  else if (t.state.traders.every((each) => each.closed)) closeSale(t)
  else fillStand(t)
  lapse(t)
}

/** MA-10, MA-16 */
function endSegment(t: MarketTable): void {
  const { state } = t
  state.segment++
  t.tell({ type: 'segment', segment: state.segment, rule: 'MA-10' })
  for (const seat of allSeats(t)) if (hasPrize(t, seat)) leavePrize(t, seat)
  if (state.segment === state.terms.segments) closeSale(t)
  else {
    toHeap(t, t.zone.stand().cards.slice(0, sweptGoods))
    fillStand(t)
    t.timer('segment', after(t, state.terms.seconds))
  }
}

/** MA-11, MA-12 */
function closeSale(t: MarketTable): void {
  t.cancel('segment')
  t.tell({ type: 'closing', rule: 'MA-11' })
  t.state.offers = []
  for (const each of t.state.traders) each.closed = false
  toHeap(t, t.zone.stand().cards)
  openBids(t)
}
