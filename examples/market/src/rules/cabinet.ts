import {
  ask,
  askSome,
  type CardId,
  type Flow,
  type Next,
  type Option,
  plainMove,
  type Refusal,
  type Seat,
} from '@cardwright/engine'
import { good, type MarketCardInPlay, type MarketTable, type Pile, piles, stall, trader } from '../table.ts'
import { refusals } from '../text/en.ts'

import { toHeap } from './stand.ts'

const fee = 1
const treasureWorth = 12

type Three = readonly [MarketCardInPlay, MarketCardInPlay, MarketCardInPlay]

/** MA-13: three goods of one colour, or of three. */
function isSet(three: Three): boolean {
  const different = new Set(three.map((card) => good(card).colour)).size
  return different === 1 || different === 3
}

/** MA-13: all sets that a seat could trade in. */
function setsOf(t: MarketTable, seat: Seat): Three[] {
  const goods = stall(t, seat)
  const sets: Three[] = []
  goods.forEach((a, i) => {
    goods.slice(i + 1).forEach((b, j) => {
      for (const c of goods.slice(i + j + 2)) if (isSet([a, b, c])) sets.push([a, b, c])
    })
  })
  return sets
}

/** MA-13 */
export const tradeIn = plainMove<MarketTable>(
  'trade-in',
  (t, seat) => {
    if (piles.every((pile) => t.zone[pile]().size === 0)) return refusals.cabinetEmpty
    if (trader(t, seat).money < fee) return refusals.noFee
    return setsOf(t, seat).length === 0 ? refusals.noSet : null
  },
  (t, seat) => tradeInDialogue(t, seat),
)

/** MA-13: nothing changes before the pile is named. */
function* tradeInDialogue(t: MarketTable, seat: Seat): Flow {
  const goods = yield* chooseThree(t, seat)
  if (goods.length === 0) return
  const { pile } = yield* choosePile(
    t,
    seat,
    goods.map(({ card }) => t.card(card)),
  )
  if (pile) pledge(t, seat, goods, pile)
}

interface GoodOption extends Option {
  readonly card: CardId
}

/** The goods of a stall, each by its name; the second of a name is `lantern#2`. */
function goodsOf(t: MarketTable, seat: Seat): GoodOption[] {
  const goods = stall(t, seat)
  return goods.map(({ id, def }, at) => {
    const copy = goods.slice(0, at + 1).filter((each) => each.def === def).length
    return { key: copy === 1 ? def.id : `${def.id}#${copy}`, card: id }
  })
}

/** MA-13: exactly a set, or nothing. */
function chooseThree(t: MarketTable, seat: Seat): Flow<readonly GoodOption[]> {
  const next = (chosen: readonly GoodOption[]): Next<GoodOption> => {
    const has = (set: Three, { card }: GoodOption) => set.some((each) => each.id === card)
    const fitting = setsOf(t, seat).filter((set) => chosen.every((option) => has(set, option)))
    const isNew = ({ card }: GoodOption) => chosen.every((each) => each.card !== card)
    const add = goodsOf(t, seat).filter((option) => isNew(option) && fitting.some((set) => has(set, option)))
    return { add, stop: chosen.length === 0 || chosen.length === 3 }
  }
  return askSome(t, seat, { kind: 'goods', options: () => goodsOf(t, seat), next, rule: 'MA-13' })
}

interface PileOption extends Option {
  readonly pile: Pile | null
}

const back: PileOption = { key: 'back', pile: null }

/** MA-13, MA-14 */
function choosePile(t: MarketTable, seat: Seat, goods: readonly MarketCardInPlay[]): Flow<PileOption> {
  const why = (pile: Pile): Refusal | null => {
    if (t.zone[pile]().size === 0) return refusals.pileEmpty
    if (trader(t, seat).money < fee) return refusals.noFee
    const worth = goods.reduce((sum, card) => sum + good(card).price, 0)
    return pile === 'treasures' && worth < treasureWorth ? refusals.tooCheap : null
  }
  const options = (): PileOption[] => {
    const open = piles.filter((pile) => why(pile) === null)
    return [...open.map((pile) => ({ key: pile, pile })), back]
  }
  const explain = (key: string) => {
    const pile = piles.find((each) => each === key)
    return pile ? why(pile) : null
  }
  return ask(t, seat, { kind: 'pile', options, explain, rule: 'MA-14' })
}

/** MA-14: the goods are pledged, and the prize is laid before the seat, which alone sees it. */
function pledge(t: MarketTable, seat: Seat, goods: readonly GoodOption[], pile: Pile): void {
  const cards = goods.map((option) => option.card)
  trader(t, seat).money -= fee
  t.tell({ type: 'pledge', seat, cards, pile, rule: 'MA-14' })
  t.move(
    cards.map((card) => t.card(card)),
    t.zone.counter(seat),
  )
  t.move(t.zone[pile]().top!, t.zone.reserved(seat))
}

export const hasPrize = (t: MarketTable, seat: Seat): boolean => t.zone.reserved(seat).size > 0

/** MA-15 */
export function* decide(t: MarketTable, seat: Seat): Flow {
  const options = () => [{ key: 'take' }, { key: 'leave' }] as const
  const { key } = yield* ask(t, seat, { kind: 'prize', options, rule: 'MA-15' })
  if (key === 'leave') leavePrize(t, seat)
  else takePrize(t, seat)
}

/** MA-15 */
function takePrize(t: MarketTable, seat: Seat): void {
  t.tell({ type: 'take prize', seat, rule: 'MA-15' })
  toHeap(t, t.zone.counter(seat).cards)
  t.move(t.zone.reserved(seat).cards, t.zone.vault(seat))
}

/** MA-15, MA-16 */
export function leavePrize(t: MarketTable, seat: Seat): void {
  t.tell({ type: 'leave prize', seat, rule: 'MA-15' })
  t.move(t.zone.counter(seat).cards, t.zone.stall(seat))
  const prize = t.zone.reserved(seat).top!
  t.move(prize, t.zone[prize.def.kind === 'treasure' ? 'treasures' : 'trinkets'](), 'bottom')
}
