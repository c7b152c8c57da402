import { askAny, type Flow, isDue, type Option, type Seat } from '@cardwright/engine'
import { after, allSeats, type MarketTable, trader } from '../table.ts'
import { refusals } from '../text/en.ts'
import { openSale } from './sale.ts'
import { toHeap, topGood } from './stand.ts'

const crateGoods = 2
const firstPrice = 8
const fallsEvery = 5

/** MA-3, MA-4 */
export function morning(t: MarketTable): void {
  const { state } = t
  for (const each of state.traders) each.money += state.terms.income
  t.tell({ type: 'day', day: state.day, rule: 'MA-3' })
  for (let n = 0; n < crateGoods; n++) {
    const card = topGood(t)
    if (card) t.move(card, t.zone.crate())
  }
  state.crate = firstPrice
  state.phase = 'dawn'
  t.timer('crate', after(t, fallsEvery))
}

/** MA-4..6: somebody takes the crate, or its price falls. */
export function* dawn(t: MarketTable): Flow {
  const able = allSeats(t).filter((seat) => trader(t, seat).money >= t.state.crate)
  const happened = yield* askAny(
    t,
    able.map((seat) => ({
      seat,
      kind: 'crate',
      id: `crate-${t.state.day}`,
      rule: 'MA-5' as const,
      options: (): readonly Option[] => [{ key: `take:${t.state.crate}` }],
      explain: (key: string) => (key.startsWith('take:') ? refusals.crateFell : null),
    })),
  )
  if (!isDue(happened)) takeCrate(t, happened.seat)
  else if (--t.state.crate > 0) t.timer('crate', after(t, fallsEvery))
  else leaveCrate(t)
}

/** MA-5 */
function takeCrate(t: MarketTable, seat: Seat): void {
  const { crate } = t.state
  const goods = t.zone.crate().cards
  trader(t, seat).money -= crate
  t.cancel('crate')
  t.tell({ type: 'crate', seat, price: crate, cards: goods.map((card) => card.id), rule: 'MA-5' })
  t.move(goods, t.zone.stall(seat))
  openSale(t)
}

/** MA-6 */
function leaveCrate(t: MarketTable): void {
  t.tell({ type: 'crate left', rule: 'MA-6' })
  toHeap(t, t.zone.crate().cards)
  openSale(t)
}
