import { promoTiers, satisfies, usesNpcs, whyNoCollection, whyNoDeck } from '@cardwright/millennium'
import type { Note } from '../../../table/contract.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { deckCount, deckOf, fusionCostOf, type Held, isSellingOpen, type Sight, saleOf } from '../sight.ts'
import { whenSaid, worthSaid } from './better.ts'
import { keys } from './keys.ts'

/** Something to do with the cards that are chosen. */
export interface Verb {
  readonly id: string
  readonly label: string
  /** The answer; null for what opens a dialogue. */
  readonly key: string | null
  /** Why it would be refused, if the board can tell; null if nothing speaks against it. */
  readonly why: string | null
  /** What comes of it, where its label does not say all. */
  readonly means?: string
  /** What is asked once more: so many cards do not come back. */
  readonly sure?: Note
}

const names = (cards: readonly Held[]): string[] => cards.map(({ def }) => def.id)

function sell(sight: Sight, cards: readonly Held[]): Verb {
  const [card] = cards
  const why = (): string | null => {
    if (!isSellingOpen(sight)) return said.whyNot.sellingClosed
    if (sight.own.markers === 0) return said.whyNot.noMarker
    return cards.length === 1 ? null : said.whyNot.sellOne
  }
  if (cards.length !== 1) return { id: 'sell', label: said.verbs.sellOne, key: null, why: why() }
  const price = saleOf(sight, card!.def)
  const key = keys.sell(card!.def.id)
  return { id: 'sell', label: said.verbs.sell(price), key, why: why(), means: said.means.sell(price) }
}

const intoDecks = (sight: Sight, cards: readonly Held[]): Verb[] =>
  Array.from({ length: deckCount(sight) }, (_, deck) => {
    const refusal = whyNoDeck([...deckOf(sight, deck), ...cards].map(({ def }) => def))
    const label = deckCount(sight) === 1 ? said.verbs.deckOnly : said.verbs.deck(deck + 1)
    return { id: `deck-${deck}`, label, key: keys.deck(deck, names(cards)), why: refusal?.why ?? null }
  })

function intoCollection(sight: Sight, cards: readonly Held[], n: number): Verb {
  const { basis, cards: lying } = sight.collections[n]!
  const all = [...lying, ...cards].map(({ def }) => def)
  const verb = { id: `collect-${n}`, key: keys.collect(n, names(cards)) }
  const why = whyNoCollection(all, basis)?.why ?? null
  if (why !== null || all.length < 2) return { ...verb, label: said.verbs.collects[basis], why }
  const worth = worthSaid(sight, all.length)
  const label = said.verbs.worth(said.verbs.collectFor[basis], worth)
  return { ...verb, label, why, means: said.means.collect(worth, whenSaid(sight)) }
}

/** The fusion that takes just so many cards; if there is none, what each takes. */
function fusion(sight: Sight, cards: readonly Held[]): Verb {
  const open = promoTiers.filter((tier) => sight.promos[tier] > 0)
  const fits = open.find((tier) => fusionCostOf(sight, tier) === cards.length)
  if (fits)
    return {
      id: 'fuse',
      label: said.verbs.fuse(said.tiers[fits]),
      key: keys.fuse(fits, names(cards)),
      why: null,
      means: said.means.fuse(said.tiers[fits]),
      sure: {
        text: said.means.fuseAll(
          cards.map(({ def }) => def.name),
          said.tiers[fits],
        ),
        confirm: said.verbs.fuseAll(cards.length),
      },
    }
  const costs = open.map((tier) => said.whyNot.fusePart(said.tiers[tier], fusionCostOf(sight, tier)))
  return { id: 'fuse', label: said.verbs.fuseAny, key: null, why: said.whyNot.fuse(costs) }
}

function forNpc({ npcs, own }: Sight, cards: readonly Held[]): Verb {
  const defs = cards.map(({ def }) => def)
  const npc = npcs.find(({ wants }) => satisfies(wants, defs))
  if (!npc) return { id: 'npc', label: said.verbs.npcAny, key: null, why: said.whyNot.npc }
  return {
    id: 'npc',
    label: said.verbs.npc(npc.vp),
    key: keys.npc(npc.id, names(cards)),
    why: own.markers === 0 ? said.whyNot.noMarker : null,
    means: said.means.npc(npc.name, npc.vp),
  }
}

/** What is done with cards that lie in the binder alone. */
const withSpare = (sight: Sight, cards: readonly Held[], nameOf: (seat: number) => string): Verb[] => [
  ...intoDecks(sight, cards),
  ...sight.collections.map((_, n) => intoCollection(sight, cards, n)),
  sell(sight, cards),
  fusion(sight, cards),
  ...(usesNpcs(sight.facts) ? [forNpc(sight, cards)] : []),
  ...(sight.facts.players.length > 1 ? [{ id: 'trade', label: said.verbs.trade, key: null, why: null }] : []),
  ...sight.teammates.map((seat) => ({
    id: `give-${seat}`,
    label: said.verbs.give(nameOf(seat)),
    key: keys.give(seat, names(cards)),
    why: null,
  })),
]

/** What takes chosen cards out of where they lie, in the place of what puts them there. */
function takingOut(sight: Sight, picked: readonly Held[]): { readonly verb: Verb; readonly why: string } | null {
  const isPicked = (held: Held) => picked.some(({ card }) => card.handle === held.card.handle)
  const n = sight.collections.findIndex(({ cards }) => cards.some(isPicked))
  if (n >= 0) {
    const key = keys.collect(n, [], names(sight.collections[n]!.cards.filter(isPicked)))
    return {
      verb: { id: `collect-${n}`, label: said.verbs.uncollect, key, why: null },
      why: said.whyNot.inCollection,
    }
  }
  const deck = picked.find((held) => held.deck !== null)?.deck ?? null
  if (deck === null) return null
  const key = keys.deck(deck, [], names(picked.filter((held) => held.deck === deck)))
  return { verb: { id: `deck-${deck}`, label: said.verbs.undeck, key, why: null }, why: said.whyNot.inDeck }
}

/** All that is done with cards, always the same in the same order. What would be refused says why. */
export function verbsFor(sight: Sight, picked: readonly Held[], nameOf: (seat: number) => string): Verb[] {
  const verbs = withSpare(sight, picked, nameOf)
  if (picked.length === 0)
    // what a card brings is asked before one is chosen
    return verbs.map((verb) => (verb.id === 'sell' ? verb : { ...verb, why: said.whyNot.choose }))
  const out = takingOut(sight, picked)
  if (!out) return verbs
  return verbs.map((verb) =>
    verb.id === out.verb.id ? out.verb : { id: verb.id, label: verb.label, key: null, why: out.why },
  )
}

/** What would come of what is chosen: by what it was chosen for, else by the first verb that has a consequence. */
export const meaningOf = (verbs: readonly Verb[], purpose: string | null): string | null => {
  const all = verbs.filter(({ why, means }) => why === null && means !== undefined)
  return (all.find(({ id }) => id === purpose) ?? all[0])?.means ?? null
}
