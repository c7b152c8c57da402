import { promoTiers, satisfies, whyNoCollection, whyNoDeck } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { deckCount, deckOf, fusionCostOf, type Held, isSellingOpen, type Sight, saleOf } from '../sight.ts'
import { keys } from './keys.ts'

/** Something to do with the cards that are chosen. */
export interface Verb {
  readonly id: string
  readonly label: string
  /** The answer; null for what opens a dialogue. */
  readonly key: string | null
  /** Why it would be refused, if the board can tell; null if nothing speaks against it. */
  readonly why: string | null
}

const names = (cards: readonly Held[]): string[] => cards.map(({ def }) => def.id)

function sell(sight: Sight, cards: readonly Held[]): Verb {
  const [card] = cards
  const why = (): string | null => {
    if (cards.length !== 1) return said.whyNot.sellOne
    if (!isSellingOpen(sight)) return said.whyNot.sellingClosed
    return sight.own.markers === 0 ? said.whyNot.noMarker : null
  }
  const label = cards.length === 1 ? said.verbs.sell(saleOf(sight, card!.def)) : said.verbs.sellOne
  return { id: 'sell', label, key: keys.sell(card!.def.id), why: why() }
}

const intoDecks = (sight: Sight, cards: readonly Held[]): Verb[] =>
  Array.from({ length: deckCount(sight) }, (_, deck) => {
    const refusal = whyNoDeck([...deckOf(sight, deck), ...cards].map(({ def }) => def))
    const label = deckCount(sight) === 1 ? said.verbs.deckOnly : said.verbs.deck(deck + 1)
    return { id: `deck-${deck}`, label, key: keys.deck(deck, names(cards)), why: refusal?.why ?? null }
  })

const intoCollections = ({ collections }: Sight, cards: readonly Held[]): Verb[] =>
  collections.map(({ basis, cards: lying }, n) => ({
    id: `collect-${n}`,
    label: said.verbs.collects[basis],
    key: keys.collect(n, names(cards)),
    why:
      whyNoCollection(
        [...lying, ...cards].map(({ def }) => def),
        basis,
      )?.why ?? null,
  }))

/** The fusion that takes just so many cards; if there is none, what each takes. */
function fusions(sight: Sight, cards: readonly Held[]): Verb[] {
  const open = promoTiers.filter((tier) => sight.promos[tier] > 0)
  const fits = open.filter((tier) => fusionCostOf(sight, tier) === cards.length)
  return fits.map((tier) => ({
    id: `fuse-${tier}`,
    label: said.verbs.fuse(said.tiers[tier]),
    key: keys.fuse(tier, names(cards)),
    why: null,
  }))
}

const forNpcs = ({ npcs, own }: Sight, cards: readonly Held[]): Verb[] =>
  npcs
    .filter(({ wants }) =>
      satisfies(
        wants,
        cards.map(({ def }) => def),
      ),
    )
    .map((npc) => ({
      id: npc.id,
      label: said.verbs.npc(npc.name, npc.vp),
      key: keys.npc(npc.id, names(cards)),
      why: own.markers === 0 ? said.whyNot.noMarker : null,
    }))

/** All that can be done with these cards. What would be refused says why. */
export function verbsFor(sight: Sight, picked: readonly Held[], nameOf: (seat: number) => string): Verb[] {
  const lying = sight.collections.flatMap(({ cards }, n) =>
    cards.some((each) => picked.some(({ card }) => card.handle === each.card.handle)) ? [n] : [],
  )
  const decks = [...new Set(picked.flatMap(({ deck }) => deck ?? []))]
  if (picked.length === 0) return []
  if (lying.length > 0) {
    const from = sight.collections[lying[0]!]!.cards
    const back = picked.filter(({ card }) => from.some((each) => each.card.handle === card.handle))
    return [{ id: 'uncollect', label: said.verbs.uncollect, key: keys.collect(lying[0]!, [], names(back)), why: null }]
  }
  if (decks.length > 0) {
    const out = picked.filter(({ deck }) => deck === decks[0])
    return [{ id: 'undeck', label: said.verbs.undeck, key: keys.deck(decks[0]!, [], names(out)), why: null }]
  }
  return [
    ...forNpcs(sight, picked),
    ...fusions(sight, picked),
    ...intoDecks(sight, picked),
    ...intoCollections(sight, picked),
    sell(sight, picked),
    ...(sight.facts.players.length > 1 ? [{ id: 'trade', label: said.verbs.trade, key: null, why: null }] : []),
    ...sight.teammates.map((seat) => ({
      id: `give-${seat}`,
      label: said.verbs.give(nameOf(seat)),
      key: keys.give(seat, names(picked)),
      why: null,
    })),
  ]
}
