import { ask, type CardId, type Flow, type Option, type Seat, together } from '@cardwright/engine'
import { after, allSeats, good, type MarketTable, oneOfEach, stall, trader } from '../table.ts'
import { score } from './scoring.ts'
import { toHeap } from './stand.ts'

const nightSeconds = 20

/** MA-22 */
export function openNight(t: MarketTable): void {
  t.state.phase = 'night'
  t.timer('night', after(t, nightSeconds))
}

/** MA-22, MA-23, then the next day or the end. */
export function* night(t: MarketTable): Flow {
  const returned = yield* together(t, allSeats(t), (seat) => chooseReturns(t, seat), 'night')
  t.cancel('night')
  giveBack(
    t,
    returned.map((goods) => goods ?? []),
  )
  if (t.state.day === t.state.terms.days) score(t)
  t.state.day++
  t.state.phase = 'morning'
}

interface Return extends Option {
  readonly card?: CardId
}

const none: Return = { key: 'none' }

/** MA-22: one good or none, and then perhaps a second. */
function* chooseReturns(t: MarketTable, seat: Seat): Flow<readonly CardId[]> {
  const first = yield* chooseReturn(t, seat, null)
  if (first === null) return []
  const second = yield* chooseReturn(t, seat, first)
  return second === null ? [first] : [first, second]
}

function* chooseReturn(t: MarketTable, seat: Seat, before: CardId | null): Flow<CardId | null> {
  const options = (): Return[] => {
    const goods = oneOfEach(stall(t, seat).filter((each) => each.id !== before))
    return [none, ...goods.map(({ id, def }) => ({ key: def.id, card: id }))]
  }
  const kind = before === null ? 'return' : 'return-also'
  const forced = options().length === 1
  const { card } = yield* ask(t, seat, { kind, options, forced, rule: 'MA-22' })
  return card ?? null
}

/** MA-23 */
function giveBack(t: MarketTable, returned: readonly (readonly CardId[])[]): void {
  const all = returned.flat().map((card) => t.card(card))
  returned.forEach((cards, seat) => {
    if (cards.length === 0) return
    const goods = cards.map((card) => t.card(card))
    const paid = goods.reduce((sum, card) => {
      const { price, colour } = good(card)
      const rivals = all.filter((each) => each !== card && good(each).colour === colour).length
      return sum + Math.max(0, price - rivals)
    }, 0)
    trader(t, seat).money += paid
    t.tell({ type: 'return', seat, cards, price: paid, rule: 'MA-23' })
  })
  toHeap(t, all)
}
