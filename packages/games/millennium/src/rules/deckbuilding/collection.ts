import { type FormFields, fieldForm, type Refusal, type Seat } from '@cardwright/engine'
import { toDiscardPiles } from '../../acts/piles.ts'
import { type CardDef, isOwned, type OwnedDef } from '../../cards/definitions.ts'
import { elements, types } from '../../cards/symbols.ts'
import { allSeats, type CardInPlay, type MillenniumTable, player, side } from '../../state.ts'
import { usesCollections } from '../../terms.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import type { DealOption } from './deals.ts'
import { cardsNamed, spareCards, spareNames } from './deck.ts'
import { powersOf } from './powers.ts'

/** MB-163: by the number of cards. */
export const collectionPoints = [0, 0, 2, 4, 7, 9, 12, 16, 21] as const
/** MB-107 */
export const largestCollection = 8
/** MB-300, MB-311 */
export const pointsPerCard = 10

export type Basis = 'element' | 'type' | 'any'

const known = new WeakMap<OwnedDef, Readonly<Record<Basis, readonly number[]>>>()

/** MB-068..070: the symbols that a card can share with others, as numbers: Elements first, then Types. */
function symbolsOn(def: OwnedDef): Readonly<Record<Basis, readonly number[]>> {
  let found = known.get(def)
  if (!found) {
    const element = def.elements.map((each) => elements.indexOf(each))
    const type = types.flatMap((each, at) => (def.types.includes(each) ? [elements.length + at] : []))
    found = { element, type, any: [...element, ...type] }
    known.set(def, found)
  }
  return found
}

/** MB-108, MB-117, MB-H18: whether all share one Element, or all one Type. */
const hasCommonSymbol = (cards: readonly OwnedDef[], basis: Basis): boolean =>
  symbolsOn(cards[0]!)[basis].some((symbol) => cards.every((card) => symbolsOn(card)[basis].includes(symbol)))

/** MB-109, MB-118: whether no two have the same number of stars. */
const haveOwnStars = (cards: readonly OwnedDef[]): boolean =>
  cards.every(({ stars }, at) => cards.findIndex((other) => other.stars === stars) === at)

/** MB-066, MB-076, MB-107..109: why these cards cannot lie in one collection; null if they can. */
export function whyNoCollection(defs: readonly OwnedDef[], basis: Basis = 'any'): Refusal | null {
  if (defs.length > largestCollection) return refusals.collectionTooLarge
  if (defs.some((def) => def.elements.length + def.types.length === 0)) return refusals.collectionBlank
  if (!haveOwnStars(defs)) return refusals.collectionStars
  return defs.length > 0 && !hasCommonSymbol(defs, basis) ? refusals.collectionSymbols : null
}

/** MB-111, MB-310: one collection; in a duel one by Element and one by Type. */
export const collectionsOf = ({ state }: MillenniumTable): readonly Basis[] => {
  if (!usesCollections(state.terms)) return []
  return state.terms.mode === 'duel' ? ['element', 'type'] : ['any']
}

export const defsIn = (cards: readonly { readonly def: CardDef }[]): OwnedDef[] =>
  cards.map(({ def }) => def).filter(isOwned)

interface CollectOption extends DealOption {
  readonly move: 'collect'
  readonly collection: number
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'collect',
  fields: {
    collection: { kind: 'number', min: 1, max: 2 },
    add: { kind: 'names', of: spareNames(t, seat) },
    remove: { kind: 'names', of: [0, 1].flatMap((n) => t.zone.collection(seat, n).cards.map(({ def }) => def.id)) },
  },
})

/** MB-061, MB-105: a collection lies open, and changes as often as one likes. */
export const collectForm = fieldForm<CollectOption>({
  hint: hints.market,
  rule: 'MB-107',
  fields,
  option({ collection, add, remove }, key, t: MillenniumTable, seat) {
    const at = Number(collection) - 1
    const basis = collectionsOf(t)[at]
    if (!basis) return refusals.noCollections
    const gone = remove as readonly string[]
    const rest = withoutNames(t.zone.collection(seat, at).cards, gone)
    const added = cardsNamed(t, seat, add as readonly string[])
    const why = whyNoCollection(defsIn([...rest, ...added]), basis)
    return why ?? { key, move: 'collect', collection: at, add: add as readonly string[], remove: gone }
  },
  suggest: (t: MillenniumTable, seat) =>
    collectionsOf(t).flatMap((basis, n) => {
      const own = t.zone.collection(seat, n).cards
      const best = bestCollection(own.length === 0 ? spareCards(t, seat) : [...own, ...spareCards(t, seat)], basis)
      const add = best.filter((card) => !own.includes(card)).map(({ def }) => def.id)
      // what would not fit beside what lies there is not suggested
      return add.length === 0 ? [] : [{ collection: n + 1, add, remove: [] }]
    }),
})

function withoutNames(cards: readonly CardInPlay[], names: readonly string[]): CardInPlay[] {
  const left = [...names]
  return cards.filter(({ def }) => {
    const at = left.indexOf(def.id)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The largest collection that these cards make, of the cheapest cards: what the helper of the board shows. */
export function bestCollection<C extends { readonly def: CardDef }>(cards: readonly C[], basis: Basis): C[] {
  const sharing: (C[] | undefined)[] = []
  for (const card of cards) {
    if (!isOwned(card.def)) continue
    for (const symbol of symbolsOn(card.def)[basis]) {
      const alike = sharing[symbol]
      if (!alike) sharing[symbol] = [card]
      else if (alike.length < largestCollection && !hasStars(alike, card.def.stars)) alike.push(card)
    }
  }
  let best: C[] = []
  for (const alike of sharing) if (alike && alike.length > best.length) best = alike
  return best.length < 2 ? [] : best
}

const hasStars = (cards: readonly { readonly def: CardDef }[], stars: number): boolean => {
  for (const { def } of cards) if ((def as OwnedDef).stars === stars) return true
  return false
}

export function collect(t: MillenniumTable, seat: Seat, { collection, add, remove }: CollectOption): void {
  const zone = t.zone.collection(seat, collection)
  const kept = withoutNames(zone.cards, remove)
  const back = zone.cards.filter((card) => !kept.includes(card))
  if (back.length > 0) t.move(back, t.zone.binder(seat))
  const cards = cardsNamed(t, seat, add)
  if (cards.length > 0) t.move(cards, zone)
  t.tell({ type: 'collect', seat, size: zone.size, rule: 'MB-107' })
}

/** MB-063, MB-110, MB-158, MB-163, MB-164, MB-H19, MB-H20: at the end each collection that is one is handed in. */
export function scoreCollections(t: MillenniumTable): void {
  if (t.state.terms.mode === 'duel') return
  for (const seat of allSeats(t)) {
    const { cards } = t.zone.collection(seat, 0)
    if (cards.length < 2 || whyNoCollection(defsIn(cards)) !== null) continue
    const bonus = powersOf(t, seat, 'collectionBonus').filter(({ from }) => cards.length >= from)
    const vp = collectionPoints[cards.length as 2] + bonus.reduce((sum, each) => sum + each.vp, 0)
    player(t, seat).vp.collection += vp
    t.tell({ type: 'collection', seat, vp, cards: cards.map(({ id }) => id), rule: 'MB-163' })
    toDiscardPiles(t, [...cards])
  }
}

/** MB-311: in a duel each card of a collection is worth RP when a tournament is counted. */
export function scoreDuelCollections(t: MillenniumTable): void {
  for (const seat of allSeats(t)) {
    const cards = [0, 1].flatMap((n) => {
      const own = t.zone.collection(seat, n).cards
      return own.length >= 2 ? [...own] : []
    })
    const rp = cards.length * pointsPerCard
    side(t, seat).rp += rp
    if (rp > 0) side(t, seat).breakdown.push({ source: 'collection', rp })
    t.tell({ type: 'duelCollections', seat, rp, rule: 'MB-311' })
    toDiscardPiles(t, cards)
  }
}
