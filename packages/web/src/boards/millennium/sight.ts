import type { CardView } from '@cardwright/engine'
import {
  type Basis,
  type CardDef,
  collectionPoints,
  type Facts,
  fusionCost,
  largestCollection,
  type Metas,
  type NpcDef,
  type OwnedDef,
  type PlayerFacts,
  type PromoTier,
  powersOn,
  promoTiers,
  starsOn,
  usesCollections,
} from '@cardwright/millennium'
import type { BoardProps } from '../../table/contract.ts'
import { around, cardsIn, defOf, factsOf, knownIn, ownedOf, sizeOf } from './facts.ts'

/** A card of one’s own, with what is printed on it. */
export interface Held {
  readonly card: CardView
  readonly def: OwnedDef
  /** The deck that it belongs to, counted from 0; null if it is to spare. */
  readonly deck: number | null
}

/** What a player has to reckon with on the trading floor. */
export interface Sight {
  readonly seat: number
  readonly facts: Facts
  readonly own: PlayerFacts
  readonly binder: readonly Held[]
  /** What the collections must have in common, and what lies there. */
  readonly collections: readonly { readonly basis: Basis; readonly cards: readonly Held[] }[]
  readonly npcs: readonly NpcDef[]
  /** What the Metagames of the next tournament pay. */
  readonly metas: Metas
  /** The cards whose powers count: persona, venue. */
  readonly powers: readonly CardDef[]
  /** How many promos are left of each rarity. */
  readonly promos: Readonly<Record<PromoTier, number>>
  /** Those whom one may hand cards to. */
  readonly teammates: readonly number[]
}

type Props = Pick<BoardProps, 'view' | 'entry' | 'near'>

/** The cards of a zone that players own, none of them in a deck. */
const heldIn = (props: Props, zone: string): Held[] =>
  cardsIn(props, zone).flatMap((card) => {
    const def = ownedOf(props, card.name)
    return def ? [{ card, def, deck: null }] : []
  })

/** Which deck each card of the binder is in: a deck names cards, and each name is one card. */
function withDecks(cards: readonly Held[], draft: Facts['draft']): Held[] {
  const left = (draft ?? []).map((names) => [...names])
  return cards.map((held) => {
    const deck = left.findIndex((names) => names.includes(held.def.id))
    if (deck >= 0) left[deck]!.splice(left[deck]!.indexOf(held.def.id), 1)
    return deck < 0 ? held : { ...held, deck }
  })
}

const isBoss = (mode: Facts['mode']): boolean => mode === 'boss' || mode === 'campaign'

const basesOf = (mode: Facts['mode']): readonly Basis[] => {
  if (!usesCollections({ mode })) return []
  return mode === 'duel' || mode === 'turns' ? ['element', 'type'] : ['any']
}

export function sightOf(props: Props): Sight {
  const facts = factsOf(props)
  const { near: seat } = props
  const { mode } = facts
  const npcs = [...cardsIn(props, 'npcs').map(({ name }) => name), ...knownIn(props, 'npcDeck').slice(0, 1)]
  const personas = isBoss(mode) ? around(props) : [seat]
  const open = [...personas.flatMap((each) => cardsIn(props, `persona:${each}`)), ...cardsIn(props, 'venue')]
  return {
    seat,
    facts,
    own: facts.players[seat]!,
    binder: withDecks(heldIn(props, `binder:${seat}`), facts.draft),
    collections: basesOf(mode).map((basis, n) => ({ basis, cards: heldIn(props, `collection:${seat}:${n}`) })),
    npcs: npcs.flatMap((name) => {
      const def = defOf(props, name)
      return def?.kind === 'npc' ? [def] : []
    }),
    metas: cardsIn(props, 'metas').flatMap(({ name }) => {
      const def = defOf(props, name)
      return def?.kind === 'meta' ? def.abilities : []
    }),
    powers: open.flatMap(({ name }) => defOf(props, name) ?? []),
    promos: Object.fromEntries(promoTiers.map((tier, n) => [tier, sizeOf(props, `fusion:${n}`)])) as Sight['promos'],
    teammates: around(props).filter(
      (each) =>
        each !== seat && (isBoss(mode) || (mode === 'team' && facts.players[each]!.team === facts.players[seat]!.team)),
    ),
  }
}

export const spareOf = ({ binder }: Sight): readonly Held[] => binder.filter(({ deck }) => deck === null)
export const deckOf = ({ binder }: Sight, deck = 0): readonly Held[] => binder.filter((held) => held.deck === deck)
export const deckCount = ({ facts }: Sight): number => (facts.mode === 'funky' ? 3 : 1)

/** What the bank pays for a card. */
export function saleOf({ powers }: Sight, def: CardDef): number {
  const stars = starsOn(def)
  return powersOn(powers, 'sellBonus')
    .filter(({ maxStars = Number.POSITIVE_INFINITY }) => stars <= maxStars)
    .reduce((sum, { dollars }) => sum + dollars, stars)
}

export const fusionCostOf = ({ powers }: Sight, tier: PromoTier): number =>
  Math.max(1, fusionCost[tier] - powersOn(powers, 'fusionDiscount').reduce((sum, { cards }) => sum + cards, 0))

/** What a collection of so many cards brings: VP at the end of the phase, or in a duel RP. */
export function collectionWorth({ powers, facts }: Sight, size: number): number {
  if (size < 2) return 0
  if (facts.mode === 'duel' || facts.mode === 'turns') return size * 10
  const bonus = powersOn(powers, 'collectionBonus').filter(({ from }) => size >= from)
  const points: number = collectionPoints[Math.min(size, largestCollection) as 8]
  return bonus.reduce((sum, { vp }) => sum + vp, points)
}

/** MB-139: in the last segment nothing is sold any more. */
export const isSellingOpen = ({ facts: { segment } }: Sight): boolean => segment === 'first' || segment === 'second'
