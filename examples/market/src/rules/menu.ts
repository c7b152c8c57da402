import { ask, type Flow, type Move, type MoveOption, Moves, type Refusal, type Seat } from '@cardwright/engine'
import { type MarketTable, trader } from '../table.ts'
import { refusals } from '../text/en.ts'
import { tradeIn } from './cabinet.ts'
import { buy, close, reopen, sell } from './deals.ts'
import { accept, decline, isOffer, makeOffer, offerForm, withdraw } from './trade.ts'

// biome-ignore lint/suspicious/noExplicitAny: moves are made with different things
type AnyMove = Move<MarketTable, any, any>

/** MA-12 */
const whileOpen = (move: AnyMove): AnyMove => ({
  ...move,
  why: (t, seat, x) => (trader(t, seat).closed ? refusals.closed : move.why(t, seat, x)),
})

/** What a seat can do in a sale. */
const moves = new Moves<MarketTable>('menu', {
  buy: whileOpen(buy),
  sell: whileOpen(sell),
  'trade-in': whileOpen(tradeIn),
  accept: whileOpen(accept),
  decline: whileOpen(decline),
  withdraw: whileOpen(withdraw),
  close: whileOpen(close),
  reopen,
})

/** Why a key is not offered whose terms have gone by, told by how it begins. */
const goneBy: Readonly<Record<string, Refusal>> = {
  buy: refusals.soldOut,
  sell: refusals.notYours,
  accept: refusals.offerGone,
  decline: refusals.offerGone,
}

/** MA-8..19: a seat chooses from its menu, which stays open all through a sale, and does it. */
export function* menu(t: MarketTable, seat: Seat): Flow {
  const chosen = yield* ask<MoveOption>(t, seat, {
    kind: 'menu',
    id: `sale-${t.state.day}`,
    options: () => moves.options(t, seat),
    explain: (key) => moves.explain(key, t, seat) ?? goneBy[key.split(':', 1)[0]!] ?? null,
    form: offerForm,
  })
  if (isOffer(chosen)) return makeOffer(t, seat, chosen)
  const flow = moves.make(t, seat, chosen)
  if (flow !== null) yield* flow
}
