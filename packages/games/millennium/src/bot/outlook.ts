import { byId, cached, type Seat } from '@cardwright/engine'
import { isOwned, type OwnedDef } from '../cards/definitions.ts'
import { collectionPoints, pointsPerCard } from '../rules/deckbuilding/collection.ts'
import { deckCount, draftOf } from '../rules/deckbuilding/deck.ts'
import { lastRound } from '../rules/season/rounds.ts'
import type { CardInPlay, MillenniumTable } from '../state.ts'
import { isBoss, usesCollections } from '../terms.ts'
import { type CollectionPlan, planCollections, wouldAdd } from './collecting.ts'
import { worthIn } from './estimate.ts'
import { type DeckPlan, planDeck } from './plan.ts'

/** What a seat could make of what it has: its decks, its collections, and what is left over. */
export interface Outlook {
  readonly decks: readonly DeckPlan[]
  /** The cards of each deck. */
  readonly lists: readonly (readonly OwnedDef[])[]
  readonly collections: readonly CollectionPlan[]
  readonly junk: readonly OwnedDef[]
  /** What all of it may bring, in RP. */
  readonly power: number
  /** What an unseen card of each set would bring, as far as that has been asked. */
  readonly bySet: Map<string, number>
}

/** How many RP a VP is worth. */
export const rpOfPoint = 3

export const isDuel = ({ state }: MillenniumTable): boolean => state.terms.mode === 'duel'

/** What a collection of so many cards brings, in RP. */
export function worthOfCollection(t: MillenniumTable, size: number): number {
  if (size < 2) return 0
  return isDuel(t) ? pointsPerCard * size : collectionPoints[Math.min(size, 8) as 8] * rpOfPoint
}

const without = (defs: readonly OwnedDef[], used: readonly OwnedDef[]): OwnedDef[] => {
  const left = [...defs]
  for (const each of used) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const facesOf = (cards: readonly CardInPlay[]): OwnedDef[] => cards.map(({ def }) => def).filter(isOwned)

/** How many Singles a deck needs: those that will be played. */
const played = 6

/** What the Metagames pay for. */
const metasOf = (t: MillenniumTable) =>
  t.zone.metas().cards.flatMap(({ def }) => ('abilities' in def ? def.abilities : []))

/** What these cards could make of themselves at this table. */
function makeOf(t: MillenniumTable, defs: readonly OwnedDef[]): Outlook {
  const metas = metasOf(t)
  const rivals = isBoss(t.state.terms) ? 1 : Math.max(1, t.seats - 1)
  const decks: DeckPlan[] = []
  const lists: OwnedDef[][] = []
  let left = [...defs]
  for (let n = 0; n < deckCount(t); n++) {
    const plan = planDeck({ defs: left, metas, rivals })
    const list = [...plan.singles.slice(0, played), ...plan.others]
    decks.push(plan)
    lists.push(list)
    left = without(left, list)
  }
  const { field } = decks[0]!
  const collections = usesCollections(t.state.terms)
    ? planCollections(
        left
          .map((def) => ({ def, worth: worthIn(def, field) }))
          .sort((a, b) => a.worth - b.worth)
          .map(({ def }) => def),
        isDuel(t),
      )
    : []
  left = without(
    left,
    collections.flatMap(({ cards }) => cards),
  )
  // what is neither played nor collected may still be in hand
  decks.forEach(({ singles }, n) => {
    const more = singles.slice(played).filter((def) => left.includes(def))
    lists[n]!.push(...more)
    left = without(left, more)
  })
  const power =
    decks.reduce((sum, { rp }) => sum + rp, 0) / decks.length +
    collections.reduce((sum, { cards }) => sum + worthOfCollection(t, cards.length), 0)
  return { decks, lists, collections, junk: left, power, bySet: new Map() }
}

/** All cards that a seat may still use in this phase, in an order that does not depend on where they lie. */
export const ownCards = (t: MillenniumTable, seat: Seat): OwnedDef[] =>
  facesOf([
    ...t.zone.binder(seat).cards,
    ...t.zone.collection(seat, 0).cards,
    ...t.zone.collection(seat, 1).cards,
  ]).sort(byId)

const known = new Map<string, Outlook>()
const mostKnown = 400

/** What a seat could make of what it has. It is remembered: a bot looks at much the same cards again and again. */
export const outlookOf = cached((t: MillenniumTable, seat: Seat): Outlook => {
  const defs = ownCards(t, seat)
  const { terms, round } = t.state
  const metas = t.zone.metas().cards.map(({ def }) => def.id)
  const key = [terms.mode, terms.prerelease, t.seats, round, ...metas, '', ...defs.map(({ id }) => id)].join(' ')
  let outlook = known.get(key)
  if (!outlook) {
    outlook = makeOf(t, defs)
    if (known.size >= mostKnown) known.clear()
    known.set(key, outlook)
  }
  return outlook
})

/** How much of the decks that a seat has built is what it could build: 1 if all, or if it is helped. */
export function readiness(t: MillenniumTable, seat: Seat): number {
  const drafts = draftOf(t, seat)
  if (!drafts) return 1
  const { lists } = outlookOf(t, seat)
  const wanted = lists.flat()
  const missing = without(
    wanted,
    drafts.flat().flatMap((name) => wanted.find(({ id }) => id === name) ?? []),
  )
  return wanted.length === 0 ? 1 : 1 - missing.length / wanted.length
}

/** What one more card would bring, in RP, as far as a glance tells: in the deck, or in a collection. */
export function gainOf(t: MillenniumTable, { decks, collections }: Outlook, def: OwnedDef): number {
  const { field, least } = decks[0]!
  const roundsLeft = Math.max(0, lastRound(t) - t.state.round)
  const inDeck = Math.max(0, worthIn(def, field) - least[def.kind]) * (1 + 0.5 * roundsLeft)
  const next = Math.max(0, ...collections.map((each) => (wouldAdd(each, def) ? step(t, each.cards.length) : 0)))
  return Math.max(inDeck, next) + 0.25 * Math.min(inDeck, next)
}

/** What the next card of a collection is worth; the first counts for half of what two are. */
const step = (t: MillenniumTable, size: number): number =>
  size < 2 ? worthOfCollection(t, 2) / 2 : worthOfCollection(t, size + 1) - worthOfCollection(t, size)

const setsIn = new WeakMap<object, Map<string, OwnedDef[]>>()

/** The designs of a set. */
function designsOf(t: MillenniumTable, set: string): readonly OwnedDef[] {
  const { library } = t.rules
  let sets = setsIn.get(library)
  if (!sets) {
    sets = new Map()
    for (const def of library.values()) if (isOwned(def)) sets.set(def.set, [...(sets.get(def.set) ?? []), def])
    setsIn.set(library, sets)
  }
  return sets.get(set) ?? []
}

/** What an unseen card of a set would bring, on average. */
export function gainOfSet(t: MillenniumTable, outlook: Outlook, set: string): number {
  const found = outlook.bySet.get(set)
  if (found !== undefined) return found
  const designs = designsOf(t, set)
  const sum = designs.reduce((total, def) => total + gainOf(t, outlook, def), 0)
  const mean = designs.length === 0 ? 0 : sum / designs.length
  outlook.bySet.set(set, mean)
  return mean
}
