import { ask, type CardId, type Flow, type Option, type Seat } from '@cardwright/engine'
import { strip } from '../../acts/leaving.ts'
import { earn } from '../../acts/money.ts'
import { toDiscardPiles, topOfEither } from '../../acts/piles.ts'
import { accessoriesOf, deckBoxOf, tableau } from '../../acts/sides.ts'
import { type CardInPlay, type MillenniumTable, player, side } from '../../state.ts'
import { pointsPerCard } from '../deckbuilding/collection.ts'
import { numberLots } from '../deckbuilding/lots.ts'
import { income } from '../deckbuilding/phase.ts'
import { freshSide } from './begin.ts'

/** MB-306 */
const scorings = 3

export const isOut = (t: MillenniumTable, seat: Seat): boolean =>
  player(t, seat).recorded.length >= scorings || t.hasLeft(seat)

interface KeepOption extends Option {
  readonly keep: boolean
}

const keepings: readonly KeepOption[] = [
  { key: 'keep', keep: true },
  { key: 'discard', keep: false },
]

interface MetaOption extends Option {
  readonly card: CardId
}

/** MB-300..305: the rest of the steps of a scoring. */
export function* scored(t: MillenniumTable, seat: Seat): Flow {
  const own = player(t, seat)
  const collected = [0, 1].flatMap((n) => [...t.zone.collection(seat, n).cards])
  const rp = side(t, seat).rp + collected.length * pointsPerCard
  own.recorded.push(rp)
  t.tell({ type: 'recorded', seat, rp, collected: collected.length, rule: 'MB-301' })
  const hasAccessories = accessoriesOf(t, seat).size > 0
  const { keep } = hasAccessories
    ? yield* ask<KeepOption>(t, seat, { kind: 'accessories', rule: 'MB-302', options: () => keepings })
    : keepings[1]!
  t.state.tournament.sides[seat] = freshSide()
  for (const card of tableau(t, seat).cards) strip(t, card)
  const gone = [...tableau(t, seat).cards, ...deckBoxOf(t, seat).cards, ...t.zone.hand(seat).cards, ...collected]
  toDiscardPiles(t, keep ? gone : [...gone, ...accessoriesOf(t, seat).cards])
  if (keep)
    t.flip(
      accessoriesOf(t, seat).cards.filter(({ down }) => down),
      'up',
    )
  if (t.zone.metas().size > 0) {
    const { card } = yield* ask<MetaOption>(t, seat, {
      kind: 'meta',
      rule: 'MB-303',
      options: () => t.zone.metas().cards.map(({ id, def }) => ({ key: def.id, card: id })),
    })
    replaceMeta(t, t.card(card))
  }
  t.state.tournament.stage = 'turns'
  t.touch()
  if (!isOut(t, seat)) renew(t, seat)
}

/** MB-303 */
function replaceMeta(t: MillenniumTable, card: CardInPlay): void {
  const kinds = [0, 1].map((n) => t.zone.metaDeck(undefined, n))
  const isOf = (zone: (typeof kinds)[number]) =>
    zone.cards.some(({ def }) => def.kind === 'meta' && card.def.kind === 'meta' && def.meta === card.def.meta)
  const stack = kinds.find(isOf)
  if (!stack) return
  const next = stack.top!
  t.move(card, stack, 'bottom')
  t.move(next, t.zone.metas())
  t.tell({ type: 'meta', card: next.id, rule: 'MB-303' })
}

/** MB-304, MB-305, MB-467, MB-H54 */
function renew(t: MillenniumTable, seat: Seat): void {
  const own = player(t, seat)
  drawHand(t, seat, 3, 3)
  earn(t, seat, income, 'MB-304')
  const lying = t.zone.aftermarket().cards.filter(({ marks }) => marks?.marker === seat)
  for (const card of lying) t.mark(card, 'marker', null)
  own.markers = 4
  const tier = own.recorded.length === 1 ? 'silver' : 'gold'
  const set = t.state.prizes[tier]
  const left = t.zone.prizes().cards.filter(({ def }) => 'set' in def && def.set === set)
  if (left.length > 0) {
    t.move(t.random.pick(left), t.zone.hand(seat), { picked: true })
    t.tell({ type: 'promo', seat, tier, rule: 'MB-305' })
  }
  numberLots(t)
}

/** MB-287, MB-304 */
export function drawHand(t: MillenniumTable, seat: Seat, store: number, core: number): void {
  for (const [from, count] of [
    ['store', store],
    ['core', core],
  ] as const) {
    for (let n = 0; n < count; n++) {
      const card = topOfEither(t, from)
      if (card) t.move(card, t.zone.hand(seat))
    }
  }
}
