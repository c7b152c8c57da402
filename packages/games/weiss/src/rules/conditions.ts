import type { Like, Refusal, Seat } from '@cardwright/engine'
import { selectsOf } from '../read/cards.ts'
import { envOf } from '../read/env.ts'
import { canPay } from '../run/pay.ts'
import { know, levelOf, sourceOf, type WeissInPlay, type WeissTable } from '../table.ts'
import type { Step, Test } from '../text/core.ts'
import type { Colour, Keyword } from '../text/terms.ts'
import { refusals } from '../words/en/refusals.ts'
import { isAllowed, isForbidden, memoOf, reader, silent, valuesOf } from './values.ts'

/** WS-070: a card of the colour lies face up in the clock or the level area. */
function hasColour(t: WeissTable, seat: Seat, wanted: readonly Colour[]): boolean {
  const isSuch = (card: WeissInPlay): boolean =>
    !card.down && valuesOf(t, card).colours.some((each) => wanted.includes(each))
  return t.zone.clock(seat).cards.some(isSuch) || t.zone.level(seat).cards.some(isSuch)
}

/** WS-070, WS-071 */
function whyColour(t: WeissTable, seat: Seat, card: WeissInPlay): Refusal | null {
  const { colours, level } = valuesOf(t, card)
  if (card.def.type !== 'climax' && level <= 0) return null
  if (hasColour(t, seat, colours)) return null
  const ignores = isAllowed(t, card, ({ act }) => act.act === 'ignoreColour' && act.cards === undefined)
  const isFree = isAllowed(t, seat, ({ act }, env) => {
    if (act.act !== 'ignoreColour' || act.cards === undefined) return false
    return act.cards.ref === 'select' ? env.read.passes(env, know(card), act.cards.where) : false
  })
  return ignores || isFree ? null : refusals.colour
}

/** Tests that mean cards and not the use of their abilities; null if none is left. */
function withoutKeywords(where: readonly Test[]): readonly Test[] | null {
  if (where.some(({ is }) => is === 'ability')) return null
  return where.map((test) =>
    test.is === 'any' ? { ...test, of: test.of.filter((each) => withoutKeywords(each)) } : test,
  )
}

/** "Cannot play "Backup" from hand": the abilities that are meant. */
export const isBarredKeyword = (t: WeissTable, seat: Seat, keyword: Keyword | null): boolean =>
  keyword !== null &&
  isForbidden(
    t,
    seat,
    ({ act }) => act.act === 'playCard' && JSON.stringify(act.cards).includes(`"keyword":"${keyword}"`),
  )

/** WS-097: what forbids playing it. */
function whyForbidden(t: WeissTable, seat: Seat, card: WeissInPlay): Refusal | null {
  const isBarred =
    isForbidden(t, card, ({ act }) => act.act === 'play' && (act.from === null || act.from === 'hand')) ||
    isForbidden(t, seat, ({ act }, env) => {
      if (act.act !== 'playCard') return false
      return selectsOf(act.cards).some(({ where }) => {
        const plain = withoutKeywords(where)
        return plain !== null && env.read.passes(env, know(card), plain)
      })
    })
  return isBarred ? refusals.forbidden : null
}

/** WS-007, WS-068, WS-100 */
function whyLevel(t: WeissTable, seat: Seat, card: WeissInPlay): Refusal | null {
  return valuesOf(t, card).level > levelOf(t, seat) ? refusals.level : null
}

/** WS-008, WS-069 */
export const costOf = (t: WeissTable, card: WeissInPlay): number => Math.max(0, valuesOf(t, card).cost)

/** WS-008: so many cards of the stock, as a cost that can be paid in other ways. */
export const stockCost = (n: number): readonly Step[] => [
  {
    do: 'put',
    by: 'you',
    cards: { ref: 'end', end: 'top', count: { min: n, max: n }, place: { zone: 'stock', of: 'you' } },
    to: [{ place: { zone: 'waitingRoom', of: 'you' } }],
    slot: 0,
  },
]

/** WS-069 */
function whyCost(t: WeissTable, seat: Seat, card: WeissInPlay): Refusal | null {
  const cost = costOf(t, card)
  if (cost <= t.zone.stock(seat).size) return null
  const env = envOf(t, reader, memoOf(seat, sourceOf(card), { key: '', ability: silent }))
  return canPay(env, stockCost(cost), 'play') ? null : refusals.cost
}

/** WS-068..071, WS-100, WS-101: why a card in hand cannot be played. */
export function whyNotPlayable(t: WeissTable, seat: Seat, card: WeissInPlay): Refusal | null {
  const isClimax = card.def.type === 'climax'
  return (
    whyForbidden(t, seat, card) ??
    (isClimax ? null : whyLevel(t, seat, card)) ??
    whyColour(t, seat, card) ??
    (isClimax ? null : whyCost(t, seat, card))
  )
}

/** WS-054, WS-101: why a card in hand waits for another phase. */
export function whyNotInPhase({ card: id }: Like, t: WeissTable, seat: Seat): Refusal | null {
  const card = t.zone.hand(seat).cards.find((each) => each.id === id)
  if (card === undefined) return null
  return card.def.type === 'climax' ? refusals.noClimaxNow : refusals.notMain
}
