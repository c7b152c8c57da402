import { askAll, type Flow, type Option, type Seat } from '@cardwright/engine'
import { after, allSeats, type MarketTable, trader } from '../table.ts'
import { openNight } from './night.ts'

const bidSeconds = 20

interface Bid extends Option {
  readonly bid: number
}

/** MA-20 */
export function openBids(t: MarketTable): void {
  t.state.phase = 'bids'
  const lot = t.zone.lots().top
  if (lot) t.move(lot, t.zone.lot())
  t.timer('bids', after(t, bidSeconds))
}

/** MA-20: all bid at once, in secret; who has not bid in time bids nothing. */
export function* bids(t: MarketTable): Flow {
  const answers = yield* askAll(
    t,
    allSeats(t).map((seat) => ({
      seat,
      kind: 'bid',
      rule: 'MA-20' as const,
      options: () => bidsOf(trader(t, seat).money),
      outside: () => 'bid',
      forced: trader(t, seat).money === 0,
    })),
    'bids',
  )
  t.cancel('bids')
  award(
    t,
    answers.map((answer) => answer?.bid ?? 0),
  )
  openNight(t)
}

const bidsOf = (money: number): Bid[] => Array.from({ length: money + 1 }, (_, bid) => ({ key: `bid:${bid}`, bid }))

/** MA-3: the seat that equal bids are counted from. */
export const steward = (t: MarketTable): Seat => (t.state.day - 1) % t.seats

/** MA-21 */
function award(t: MarketTable, given: readonly number[]): void {
  t.tell({ type: 'bids', bids: given, rule: 'MA-20' })
  const lot = t.zone.lot().top
  const highest = Math.max(...given)
  if (!lot) return
  if (highest === 0) {
    t.move(lot, t.zone.lots(), 'bottom')
    return
  }
  const order = allSeats(t).map((_, n) => (steward(t) + n) % t.seats)
  const winner = order.find((seat) => given[seat] === highest)!
  trader(t, winner).money -= highest
  t.tell({ type: 'lot', seat: winner, card: lot.id, price: highest, rule: 'MA-21' })
  t.move(lot, t.zone.trophies(winner))
}
