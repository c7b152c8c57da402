import { bit, type Card, type Random, type Seat } from '@cardwright/engine'
import type { WeissTable } from '../table.ts'
import { anyDeck, type DeckList, mostClimaxes } from './decks.ts'
import type { WeissCard } from './definitions.ts'

type Counts = Map<WeissCard, number>

const countsOf = (defs: Iterable<WeissCard>): Counts => {
  const counts: Counts = new Map()
  for (const def of defs) counts.set(def, (counts.get(def) ?? 0) + 1)
  return counts
}

/** The cards of a deck that a seat knows one by one. */
const openOf = (t: WeissTable, seat: Seat, owner: Seat): WeissCard[] =>
  t.cards.filter((card) => card.owner === owner && (card.known & bit(seat)) !== 0).map(({ def }) => def)

/** Faces of which it knows that they are among the others. */
function amongOf(t: WeissTable, seat: Seat, unseen: readonly Card<WeissCard>[]): WeissCard[] {
  const hidden = new Set(unseen.map(({ id }) => id))
  return t.groups[seat]!.filter(({ among }) => among.some((id) => hidden.has(id))).flatMap(({ faces }) => faces)
}

const spread = (t: WeissTable, { cards }: DeckList): WeissCard[] =>
  Object.entries(cards).flatMap(([id, n]) => Array.from({ length: n }, () => t.rules.library.get(id)!))

const fits = (deck: Counts, seen: Counts): boolean => [...seen].every(([def, n]) => (deck.get(def) ?? 0) >= n)

/** Without cards that are taken from it, each once. */
function without(deck: readonly WeissCard[], taken: Counts): WeissCard[] {
  const left = new Map(taken)
  return deck.filter((def) => {
    const n = left.get(def) ?? 0
    if (n > 0) left.set(def, n - 1)
    return n === 0
  })
}

/** As many of each as a deck may hold. */
const full = (defs: Iterable<WeissCard>): WeissCard[] =>
  [...defs].flatMap((def) => Array.from({ length: def.copies }, () => def))

/** A legal deck of what was seen and of these cards, the first ones first, those of one group in any order. */
function builtAround(
  seen: readonly WeissCard[],
  size: number,
  fillers: readonly (readonly WeissCard[])[],
  random: Random,
): WeissCard[] {
  const deck = [...seen]
  const names = new Map<string, number>()
  const title = deck.find((def) => def.title !== null)?.title
  let climaxes = 0
  const count = ({ name, type }: WeissCard) => {
    names.set(name, (names.get(name) ?? 0) + 1)
    if (type === 'climax') climaxes++
  }
  deck.forEach(count)
  for (const group of fillers) {
    for (const def of random.shuffle([...group])) {
      const isOfTitle = title === undefined || def.title === null || def.title === title
      if (deck.length >= size || !isOfTitle || (names.get(def.name) ?? 0) >= def.copies) continue
      if (def.type === 'climax' && climaxes >= mostClimaxes) continue
      deck.push(def)
      count(def)
    }
  }
  // of a title of which too little was seen, or of a deck under `deckRules: "none"`
  while (deck.length < size) deck.push(random.pick(fillers.flat()))
  return deck
}

/**
 * Faces for cards that a seat has not seen: of its own deck, those that are left; of a deck that everybody knows by its
 * name, likewise; of one that was drawn by lot, those of a deck that fits what was seen. A secret one is built around what
 * was seen: more of the same, for most cards are played in fours; cards of the same title that the seat plays itself;
 * then those of a deck that everybody knows, one of the same colours if there is one.
 */
export function guessWith(lists: readonly DeckList[]) {
  return (t: WeissTable, seat: Seat, unseen: readonly Card<WeissCard>[], random: Random): readonly WeissCard[] => {
    const { owner } = unseen[0]!
    if (owner === seat) return unseen.map(({ def }) => def)
    const open = openOf(t, seat, owner)
    const seen = [...open, ...amongOf(t, seat, unseen)]
    const size = t.cards.reduce((all, card) => all + (card.owner === owner ? 1 : 0), 0)
    const choice = t.state.decks[owner]!
    const known = lists.filter(({ id }) => choice === id || choice === anyDeck).map((list) => spread(t, list))
    const fitting = known.filter((deck) => deck.length === size && fits(countsOf(deck), countsOf(seen)))
    if (fitting.length > 0) return without(random.pick(fitting), countsOf(open))
    const bases = random.shuffle(lists.map((list) => spread(t, list)))
    const isAlike = (base: readonly WeissCard[]) => base.some((def) => seen.some(({ colour }) => colour === def.colour))
    const own = t.cards.filter((card) => card.owner === seat && isOfTitle(card.def, seen)).map(({ def }) => def)
    const fillers = [full(new Set(seen)), full(new Set(own)), ...bases.filter(isAlike), ...bases]
    return without(builtAround(seen, size, fillers, random), countsOf(open))
  }
}

const isOfTitle = ({ title }: WeissCard, seen: readonly WeissCard[]): boolean =>
  title !== null && seen.some((def) => def.title === title)
