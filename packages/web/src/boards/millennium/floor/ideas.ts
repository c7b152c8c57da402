import type { AskView } from '@cardwright/engine'
import {
  cardsFor,
  isAfterBell,
  type LotFacts,
  type OwnedDef,
  promoTiers,
  usesNpcs,
  worth,
} from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { deckCount, deckOf, fusionCostOf, type Held, isSellingOpen, type Sight, saleOf, spareOf } from '../sight.ts'
import { betterCollection, whenSaid, worthSaid } from './better.ts'
import { betterIn, fillersIn, fillKey, worseIn } from './filling.ts'
import type { Purpose } from './floor-state.ts'

/** Something to do: what comes of it, or why it cannot be done now. Each keeps its place, whatever others do. */
export interface Idea {
  readonly id: keyof typeof said.ideas.titles
  readonly text: string
  /** The answer that does it. */
  readonly key?: string
  /** Instead: the cards to choose for it, which is not done with that. */
  readonly pick?: { readonly cards: readonly Held[]; readonly purpose: Purpose }
  /** Instead: what is for sale and is worth its price, to be looked at. */
  readonly show?: LotFacts
}

/** Whether something can be done with it. */
export const isPossible = ({ key, pick, show }: Idea): boolean => (key ?? pick ?? show) !== undefined

/** Instead of its title, where it only shows the way. */
export const titleOf = ({ id, pick, show }: Idea): string => {
  if (show) return said.ideas.chooses.buy
  return pick ? said.ideas.chooses[pick.purpose] : said.ideas.titles[id]
}

/** Something for sale, with its face where it is seen. */
export interface Offered {
  readonly lot: LotFacts
  readonly def: OwnedDef | null
  /** Whether one may buy it. */
  readonly canBuy: boolean
}

type Told = Omit<Idea, 'id'>

const namesOf = (cards: readonly Held[]): string[] => cards.map(({ def }) => def.name)

function deckIdea(sight: Sight): Told {
  const decks = Array.from({ length: deckCount(sight) }, (_, deck) => ({ deck, key: fillKey(sight, deck) }))
  const open = decks.find(({ key }) => key !== null)
  if (!open) return { text: said.ideas.deckDone }
  const text = () => {
    if (deckOf(sight, open.deck).length === 0) return said.ideas.deckNone
    const fillers = fillersIn(sight, open.deck)
    return fillers.length > 0
      ? said.ideas.deckMore(namesOf(fillers))
      : said.ideas.deckBetter(namesOf(worseIn(sight, open.deck)), namesOf(betterIn(sight, open.deck)))
  }
  return { text: text(), key: open.key! }
}

function collectIdea(sight: Sight): Told {
  if (deckOf(sight).length === 0) return { text: said.ideas.deckFirst }
  const [better] = sight.collections.flatMap((_, n) => betterCollection(sight, n) ?? [])
  if (better) {
    const { length } = better.cards
    return { text: said.ideas.collect(length, worthSaid(sight, length), whenSaid(sight)), key: better.key }
  }
  const isLaid = sight.collections.some(({ cards }) => cards.length >= 2)
  return { text: isLaid ? said.ideas.collectDone : said.ideas.collectNone }
}

/** Cards that no deck wants, the least useful first. */
function unwanted(sight: Sight): Held[] {
  const wanted = Array.from({ length: deckCount(sight) }, (_, deck) => betterIn(sight, deck)).flat()
  return spareOf(sight)
    .filter((held) => !wanted.includes(held))
    .sort((a, b) => worth(a.def) - worth(b.def))
}

function npcIdea(sight: Sight): Told {
  if (deckOf(sight).length === 0) return { text: said.ideas.deckFirst }
  if (sight.own.markers === 0) return { text: said.whyNot.noMarker }
  const spare = unwanted(sight)
  const [best] = sight.npcs
    .flatMap((npc) => {
      const cards = cardsFor(spare, npc.wants)
      return cards ? [{ npc, cards }] : []
    })
    .sort((a, b) => b.npc.vp - a.npc.vp)
  if (!best) return { text: said.ideas.npcNone }
  const { npc, cards } = best
  return { text: said.ideas.npc(npc.name, npc.vp), pick: { cards, purpose: 'npc' } }
}

/**
 * A card that lies open, costs little and is stronger than the weakest Single of the deck; else any of the Store. It is only
 * shown, and what is said of it stays: others may make it another one at any time.
 */
function buyIdea(sight: Sight, offered: readonly Offered[]): Told {
  const singles = deckOf(sight).filter(({ def }) => def.kind === 'single')
  const weakest = Math.min(...singles.map(({ def }) => worth(def)))
  const gain = ({ def, lot }: Offered) => worth(def!) - lot.price
  const [best] = offered
    .filter(({ def, canBuy }) => def?.kind === 'single' && canBuy && worth(def) > weakest + 2)
    .sort((a, b) => gain(b) - gain(a))
  const [cheapest] = offered
    .filter(({ lot, canBuy }) => lot.where !== 'aftermarket' && canBuy)
    .sort((a, b) => a.lot.price - b.lot.price)
  const found = best ?? cheapest
  return found ? { text: said.ideas.buy, show: found.lot } : { text: said.ideas.buyNone }
}

function sellIdea(sight: Sight): Told {
  if (!isSellingOpen(sight)) return { text: said.whyNot.sellingClosed }
  if (sight.own.markers === 0) return { text: said.whyNot.noMarker }
  if (deckOf(sight).length === 0) return { text: said.ideas.deckFirst }
  const [dearest] = unwanted(sight)
    .filter(({ def }) => saleOf(sight, def) > 2)
    .sort((a, b) => b.def.stars - a.def.stars)
  return dearest
    ? {
        text: said.ideas.sell(dearest.def.name, saleOf(sight, dearest.def)),
        pick: { cards: [dearest], purpose: 'sell' },
      }
    : { text: said.ideas.sellNone }
}

function fuseIdea(sight: Sight): Told {
  if (deckOf(sight).length === 0) return { text: said.ideas.deckFirst }
  const spare = unwanted(sight)
  const open = promoTiers.filter((tier) => sight.promos[tier] > 0)
  const tier = open.findLast((each) => spare.length >= fusionCostOf(sight, each))
  if (tier) {
    const cost = fusionCostOf(sight, tier)
    return { text: said.ideas.fuse(cost, said.tiers[tier]), pick: { cards: spare.slice(0, cost), purpose: 'fuse' } }
  }
  return { text: said.ideas.fuseNone(fusionCostOf(sight, open[0] ?? 'bronze'), spare.length) }
}

/** Why nothing can be done now: something else is asked, or the clock stands. */
export const whyClosed = (ask: Pick<AskView, 'kind'> | null): string =>
  ask && ask.kind !== 'market' ? said.ideas.askedElse : said.ideas.closed

/** What can be done on the trading floor, in an order that stays: for the newcomer the first is the first. */
export function ideasFor(sight: Sight, offered: readonly Offered[]): Idea[] {
  const ideas: Idea[] = [
    { id: 'deck', ...deckIdea(sight) },
    { id: 'buy', ...buyIdea(sight, offered) },
    ...(sight.collections.length > 0 ? [{ id: 'collect', ...collectIdea(sight) } as const] : []),
    ...(usesNpcs(sight.facts) ? [{ id: 'npc', ...npcIdea(sight) } as const] : []),
    { id: 'sell', ...sellIdea(sight) },
    { id: 'fuse', ...fuseIdea(sight) },
  ]
  return isAfterBell(sight.facts) ? ideas.map(({ id }) => ({ id, text: said.whyNot.bell })) : ideas
}
