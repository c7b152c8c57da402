import { listed } from '@cardwright/engine/english'
import { cardsFor, type LotFacts, type OwnedDef, promoTiers, worth } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { deckCount, deckOf, fusionCostOf, type Held, isSellingOpen, type Sight, saleOf, spareOf } from '../sight.ts'
import { betterCollection, worthSaid } from './better.ts'
import { betterIn, fillKey, missingIn } from './filling.ts'
import { keys } from './keys.ts'

/** Something worth doing now: why, and what does it. */
export interface Advice {
  readonly id: string
  readonly text: string
  readonly label: string | null
  /** The answer that does it. */
  readonly key: string | null
  /** Instead of doing it: the cards to choose for it. */
  readonly pick?: readonly Held[]
}

/** Something for sale, with its face where it is seen. */
export interface Offered {
  readonly lot: LotFacts
  readonly def: OwnedDef | null
  /** The key that buys it, if one may. */
  readonly key: string | null
}

function deckAdvice(sight: Sight): Advice[] {
  return Array.from({ length: deckCount(sight) }, (_, deck) => deck).flatMap((deck) => {
    const own = deckOf(sight, deck)
    const missing = missingIn(own)
    const key = fillKey(sight, deck)
    if (key === null) return []
    const [better] = betterIn(sight, deck)
    if (missing.length === 0)
      return better
        ? [{ id: `deck-${deck}`, text: said.advice.deckBetter(better.def.name), label: said.advice.betterDo, key }]
        : []
    const text = own.length === 0 ? said.advice.deckNone : said.advice.deckMore(missing)
    return [{ id: `deck-${deck}`, text, label: said.advice.deckDo, key }]
  })
}

const collectionAdvice = (sight: Sight): Advice[] =>
  sight.collections.flatMap((_, n) => {
    const better = betterCollection(sight, n)
    if (!better) return []
    const { length } = better.cards
    return [
      {
        id: `collect-${n}`,
        text: said.advice.collect(length, worthSaid(sight, length)),
        label: said.advice.collectDo,
        key: better.key,
      },
    ]
  })

function npcAdvice(sight: Sight): Advice[] {
  if (sight.own.markers === 0) return []
  return sight.npcs.flatMap((npc) => {
    const cards = cardsFor(spareOf(sight), npc.wants)
    if (!cards) return []
    const names = listed(cards.map(({ def }) => def.name))
    const key = keys.npc(
      npc.id,
      cards.map(({ def }) => def.id),
    )
    return [{ id: npc.id, text: said.advice.npc(npc.name, npc.vp, names), label: said.advice.npcDo, key }]
  })
}

/** A card that lies open, costs little and is stronger than the weakest Single of the deck; else any of the Store. */
function buyingAdvice(sight: Sight, offered: readonly Offered[]): Advice[] {
  const weakest = Math.min(
    ...deckOf(sight)
      .filter(({ def }) => def.kind === 'single')
      .map(({ def }) => worth(def)),
  )
  const open = offered
    .filter(({ def, key }) => def?.kind === 'single' && key !== null && worth(def) > weakest + 2)
    .sort((a, b) => worth(b.def!) - b.lot.price - (worth(a.def!) - a.lot.price))
  const [best] = open
  if (best)
    return [
      {
        id: 'bargain',
        text: said.advice.bargain(best.def!.name, best.lot.price),
        label: said.advice.bargainDo(best.lot.price),
        key: best.key,
      },
    ]
  const [cheapest] = offered
    .filter(({ lot, key }) => lot.where !== 'aftermarket' && key !== null)
    .sort((a, b) => a.lot.price - b.lot.price)
  if (!cheapest) return []
  return [
    {
      id: 'store',
      text: said.advice.store(sight.own.dollars, cheapest.lot.price),
      label: said.advice.storeDo(cheapest.lot.price),
      key: cheapest.key,
    },
  ]
}

/** Cards that no deck wants are worth more as a promo, or as Dollars. */
function spareAdvice(sight: Sight): Advice[] {
  if (deckOf(sight).length === 0) return []
  const wanted = Array.from({ length: deckCount(sight) }, (_, deck) => betterIn(sight, deck)).flat()
  const spare = spareOf(sight)
    .filter((held) => !wanted.includes(held))
    .sort((a, b) => worth(a.def) - worth(b.def))
  const tier = promoTiers.findLast((each) => sight.promos[each] > 0 && spare.length >= fusionCostOf(sight, each) + 2)
  const fuse: Advice[] = tier
    ? [
        {
          id: 'fuse',
          text: said.advice.fuse(spare.length, said.tiers[tier]),
          label: said.advice.fuseDo,
          key: null,
          pick: spare.slice(0, fusionCostOf(sight, tier)),
        },
      ]
    : []
  const [dearest] = spare.filter(({ def }) => saleOf(sight, def) > 2).sort((a, b) => b.def.stars - a.def.stars)
  if (!dearest || !isSellingOpen(sight) || sight.own.markers === 0) return fuse
  const price = saleOf(sight, dearest.def)
  return [
    ...fuse,
    {
      id: 'sell',
      text: said.advice.sell(dearest.def.name, price),
      label: said.advice.sellDo(price),
      key: keys.sell(dearest.def.id),
    },
  ]
}

/** What a newcomer could do now, the most pressing first. */
export function adviceFor(sight: Sight, offered: readonly Offered[], nameOf: (seat: number) => string): Advice[] {
  const offers = sight.facts.offers as readonly unknown[] as readonly { readonly from: number; readonly to: number }[]
  return [
    ...offers
      .filter(({ to }) => to === sight.seat)
      .map(({ from }) => ({ id: `offer-${from}`, text: said.advice.offer(nameOf(from)), label: null, key: null })),
    ...deckAdvice(sight),
    ...collectionAdvice(sight),
    ...npcAdvice(sight),
    ...buyingAdvice(sight, offered),
    ...spareAdvice(sight),
    { id: 'ready', text: said.advice.ready, label: null, key: null },
  ]
}
