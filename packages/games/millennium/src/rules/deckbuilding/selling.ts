import { type FormFields, fieldForm, type Seat } from '@cardwright/engine'
import { earn } from '../../acts/money.ts'
import { type CardDef, starsOn } from '../../cards/definitions.ts'
import { worth } from '../../cards/worth.ts'
import { type MillenniumTable, player } from '../../state.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import type { DealOption } from './deals.ts'
import { cardsNamed, spareCards, spareNames } from './deck.ts'
import { numberLots } from './lots.ts'
import { powersOf } from './powers.ts'

interface SellOption extends DealOption {
  readonly move: 'sell'
  readonly name: string
}

/** MB-139, MB-154: in the last segment nothing is sold any more. */
export const isSellingOpen = ({ state }: MillenniumTable): boolean =>
  state.deckbuilding.segment === 'first' || state.deckbuilding.segment === 'second'

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'sell',
  fields: { card: { kind: 'choice', of: [...new Set(spareNames(t, seat))] } },
})

/** What a deck loses with a card, for what it brings. */
const loss = (def: CardDef): number => worth(def) - starsOn(def)

/** MB-134, MB-137..139 */
export const sellForm = fieldForm<SellOption>({
  hint: hints.market,
  rule: 'MB-134',
  fields,
  option({ card }, key, t: MillenniumTable, seat) {
    if (!isSellingOpen(t)) return refusals.sellingClosed
    if (player(t, seat).markers === 0) return refusals.noMarker
    return { key, move: 'sell', name: String(card) }
  },
  /** The least useful card that brings money. */
  suggest(t: MillenniumTable, seat) {
    if (!isSellingOpen(t) || player(t, seat).markers === 0) return []
    let least: CardDef | null = null
    for (const { def } of spareCards(t, seat)) {
      if (starsOn(def) > 1 && (least === null || loss(def) < loss(least))) least = def
    }
    return least === null ? [] : [{ card: least.id }]
  },
})

/** MB-057, MB-134, MB-135, MB-136, MB-144, MB-450: the bank pays at once. */
export function sell(t: MillenniumTable, seat: Seat, { name }: SellOption): void {
  const [card] = cardsNamed(t, seat, [name])
  const stars = starsOn(card!.def)
  const bonus = powersOf(t, seat, 'sellBonus')
    .filter(({ maxStars = Number.POSITIVE_INFINITY }) => stars <= maxStars)
    .reduce((sum, each) => sum + each.dollars, 0)
  player(t, seat).markers--
  t.move(card!, t.zone.aftermarket())
  t.mark(card!, 'marker', seat)
  t.tell({ type: 'sold', seat, card: card!.id, price: stars + bonus, rule: 'MB-135' })
  earn(t, seat, stars + bonus, 'MB-135')
  numberLots(t)
}
