import { autoDeck, deckLimits, planDeck, whyNoDeck } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { deckOf, type Held, type Sight } from '../sight.ts'
import { keys } from './keys.ts'

/** The kinds of cards that a deck has places for. */
export const kinds = ['single', 'deckBox', 'accessory'] as const

/** What a deck lacks, a phrase for each kind of card. */
export function missingIn(cards: readonly Held[]): string[] {
  return kinds.flatMap((kind) => {
    const missing = roomFor(cards, kind)
    return missing > 0 ? [said.deckParts[kind](missing)] : []
  })
}

const roomFor = (cards: readonly Held[], kind: (typeof kinds)[number]): number =>
  deckLimits[kind] - cards.filter(({ def }) => def.kind === kind).length

/** The deck that one's cards make, as a bot would build it: for what they bring side by side, and what Metagames pay. */
function plannedFor(sight: Sight, deck: number): Held[] {
  const free = sight.binder.filter((held) => held.deck === null || held.deck === deck)
  const rivals = Math.max(1, sight.facts.players.length - 1)
  const { singles, others } = planDeck({ defs: free.map(({ def }) => def), metas: sight.metas, rivals })
  const planned = [...singles, ...others].map((def) => free.find((held) => held.def === def)!)
  // what it leaves free is filled up
  for (const held of autoDeck(free, null)) {
    if (!planned.includes(held) && whyNoDeck([...planned, held].map(({ def }) => def)) === null) planned.push(held)
  }
  return planned
}

const known = new WeakMap<Sight, Map<number, Held[]>>()

/** Several parts of the floor want to know it of the same cards. */
function bestOf(sight: Sight, deck: number): Held[] {
  const decks = known.get(sight) ?? new Map<number, Held[]>()
  known.set(sight, decks)
  const found = decks.get(deck) ?? plannedFor(sight, deck)
  decks.set(deck, found)
  return found
}

/** Cards of the binder that belong into a deck, the strongest first. */
export const betterIn = (sight: Sight, deck: number): Held[] =>
  bestOf(sight, deck).filter((held) => !deckOf(sight, deck).includes(held))

/** Cards of a deck that others go into it for. */
export const worseIn = (sight: Sight, deck: number): Held[] =>
  deckOf(sight, deck).filter((held) => !bestOf(sight, deck).includes(held))

/** Those of them that there is room for: nothing goes out in their place. */
export const fillersIn = (sight: Sight, deck: number): Held[] =>
  betterIn(sight, deck).filter(({ def }) => roomFor(deckOf(sight, deck), def.kind) > 0)

/** The key that makes a deck as strong as the binder allows; null if there is nothing to change. */
export function fillKey(sight: Sight, deck = 0): string | null {
  const add = betterIn(sight, deck).map(({ def }) => def.id)
  const remove = worseIn(sight, deck).map(({ def }) => def.id)
  return add.length + remove.length === 0 ? null : keys.deck(deck, add, remove)
}
