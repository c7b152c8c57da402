import {
  ask,
  type CardId,
  type Flow,
  type FormFields,
  fieldForm,
  numbered,
  type Option,
  type Seat,
} from '@cardwright/engine'
import { toDiscardPiles } from '../../acts/piles.ts'
import { type PromoTier, promoTiers } from '../../cards/symbols.ts'
import { leastFirst } from '../../cards/worth.ts'
import { allSeats, type CardInPlay, type MillenniumTable, player } from '../../state.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import type { DealOption } from './deals.ts'
import { cardsNamed, spareCards, spareNames } from './deck.ts'
import { powersOf } from './powers.ts'

/** MB-055, MB-130 */
export const fusionCost: Readonly<Record<PromoTier, number>> = { bronze: 5, silver: 7, gold: 9 }

export const fusionPile = (t: MillenniumTable, tier: PromoTier) => t.zone.fusion(undefined, promoTiers.indexOf(tier))

/** MB-133: whether a promo of this rarity is left for one more, beside those who look through the pile already. */
export function hasPromo(t: MillenniumTable, tier: PromoTier): boolean {
  const awaited = allSeats(t).filter((seat) => player(t, seat).fusing === tier).length
  const { size } = fusionPile(t, tier)
  return size > awaited || (size > 0 && t.state.reserves[tier].length > 0)
}

export function costOf(t: MillenniumTable, seat: Seat, tier: PromoTier): number {
  const off = powersOf(t, seat, 'fusionDiscount').reduce((sum, each) => sum + each.cards, 0)
  return Math.max(1, fusionCost[tier] - off)
}

interface FuseOption extends DealOption {
  readonly move: 'fuse'
  readonly tier: PromoTier
  readonly names: readonly string[]
}

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'fuse',
  fields: {
    tier: { kind: 'choice', of: [...promoTiers] },
    cards: { kind: 'names', of: spareNames(t, seat) },
  },
})

/** MB-130, MB-451, MB-452, MB-H02, MB-H03 */
export const fuseForm = fieldForm<FuseOption>({
  hint: hints.market,
  rule: 'MB-130',
  fields,
  option({ tier, cards }, key, t: MillenniumTable, seat) {
    const kind = tier as PromoTier
    const names = cards as readonly string[]
    if (names.length !== costOf(t, seat, kind)) return refusals.fusionCost
    if (!hasPromo(t, kind)) return refusals.fusionEmpty
    return { key, move: 'fuse', tier: kind, names }
  },
  suggest(t: MillenniumTable, seat) {
    const spare = spareCards(t, seat)
    // who has few cards needs them: nothing is sorted for them
    if (spare.length < costOf(t, seat, 'bronze') + 4) return []
    const names = leastFirst(spare).map(({ def }) => def.id)
    return promoTiers.flatMap((tier) => {
      const cost = costOf(t, seat, tier)
      if (names.length < cost + 4 || !hasPromo(t, tier)) return []
      return [{ tier, cards: names.slice(0, cost) }]
    })
  },
})

/** MB-130, MB-131, MB-132: the cards are gone; now the seat looks through the pile. */
export function fuse(t: MillenniumTable, seat: Seat, { tier, names }: FuseOption): void {
  const cards = cardsNamed(t, seat, names)
  t.tell({ type: 'fused', seat, tier, cards: cards.map(({ id }) => id), rule: 'MB-130' })
  toDiscardPiles(t, cards)
  player(t, seat).fusing = tier
  t.show(fusionPile(t, tier).cards, [seat])
}

interface PromoOption extends Option {
  readonly card: CardId
  readonly name: string
}

/** MB-131: any one of the pile. */
export function* pickPromo(t: MillenniumTable, seat: Seat): Flow {
  const tier = player(t, seat).fusing!
  const { card } = yield* ask<PromoOption>(t, seat, {
    kind: 'promo',
    rule: 'MB-131',
    context: { tier },
    options: () =>
      numbered(
        fusionPile(t, tier).cards,
        ({ def }) => def.id,
        ({ id, def }) => ({ card: id, name: def.id }),
      ),
  })
  takePromo(t, seat, t.card(card))
}

export function takePromo(t: MillenniumTable, seat: Seat, card: CardInPlay): void {
  const tier = player(t, seat).fusing!
  player(t, seat).fusing = null
  player(t, seat).fusions++
  t.move(card, t.zone.binder(seat), { picked: true })
  t.tell({ type: 'promo', seat, tier, rule: 'MB-131' })
  replaceSet(t, tier)
  // who looks through the same pile sees what is left of it
  for (const other of allSeats(t)) if (player(t, other).fusing === tier) t.show(fusionPile(t, tier).cards, [other])
}

/** MB-133: a set that is used up is followed by another of its rarity. */
function replaceSet(t: MillenniumTable, tier: PromoTier): void {
  const pile = fusionPile(t, tier)
  const [next, ...rest] = t.state.reserves[tier]
  if (pile.size > 0 || next === undefined) return
  t.state.reserves[tier] = rest
  t.state.fusion[tier] = [...t.state.fusion[tier], next]
  t.move(
    t.zone.box().cards.filter(({ def }) => 'set' in def && def.set === next),
    pile,
  )
  t.tell({ type: 'promoSet', tier, set: next, rule: 'MB-133' })
}

/** MB-H77: who still chooses when the bell rings is given a card by lot. */
export function endFusions(t: MillenniumTable): void {
  for (const seat of allSeats(t)) {
    const tier = player(t, seat).fusing
    if (tier === null) continue
    if (fusionPile(t, tier).size > 0) takePromo(t, seat, t.random.pick(fusionPile(t, tier).cards))
    else player(t, seat).fusing = null
  }
}
