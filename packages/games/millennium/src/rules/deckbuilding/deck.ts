import {
  cached,
  type FieldValues,
  type FormFields,
  fieldForm,
  isEqual,
  type Refusal,
  type Seat,
} from '@cardwright/engine'
import { type CardDef, isOwned } from '../../cards/definitions.ts'
import { type CardInPlay, type MillenniumTable, player } from '../../state.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import { autoDeck } from './auto-deck.ts'
import type { DealOption } from './deals.ts'
import { type DeckKind, deckLimits, isEpic } from './deck-limits.ts'

/** The decks that a seat is building, by the names of cards in its binder; null if it has begun none. */
export function draftOf(t: MillenniumTable, seat: Seat): readonly (readonly string[])[] | null {
  const note = t.noted(seat) as { readonly decks: readonly (readonly string[])[] } | null
  return note?.decks ?? null
}

/** MB-328 */
export const deckCount = ({ state }: MillenniumTable): number => (state.terms.mode === 'funky' ? 3 : 1)

/** MB-112, MB-115, MB-348, MB-415: why these cards are no deck; null if they are. */
export function whyNoDeck(defs: readonly CardDef[]): Refusal | null {
  const cards = defs.filter(isOwned)
  const count: Record<DeckKind, number> = { single: 0, deckBox: 0, accessory: 0 }
  for (const { kind } of cards) if (++count[kind] > deckLimits[kind]) return refusals.deckTooLarge
  if (new Set(cards.map(({ name }) => name)).size < cards.length) return refusals.deckTwice
  if (cards.some(({ rarity }) => rarity === 'mystic')) return refusals.deckMystic
  return cards.filter(isEpic).length > 1 ? refusals.deckEpic : null
}

/** The cards of a binder that these names mean, each once. */
export function cardsNamed(t: MillenniumTable, seat: Seat, names: readonly string[]): CardInPlay[] {
  const { cards } = t.zone.binder(seat)
  const found: CardInPlay[] = []
  for (const name of names) {
    for (const card of cards) {
      if (card.def.id !== name || found.includes(card)) continue
      found.push(card)
      break
    }
  }
  return found
}

/** The cards of a binder that are in none of the decks: what one may sell, trade, fuse or collect. */
export const spareCards = cached((t: MillenniumTable, seat: Seat): readonly CardInPlay[] => {
  const { cards } = t.zone.binder(seat)
  const inDecks = (draftOf(t, seat) ?? []).flat()
  if (inDecks.length === 0) return [...cards]
  const spare: CardInPlay[] = []
  for (const card of cards) {
    const at = inDecks.indexOf(card.def.id)
    if (at >= 0) inDecks[at] = ''
    else spare.push(card)
  }
  return spare
})

export const spareNames = cached((t: MillenniumTable, seat: Seat): readonly string[] =>
  spareCards(t, seat).map(({ def }) => def.id),
)

/** MB-106: a deck as it is when the bell rings; who built none, or cannot fill it, is helped. */
export function deckFor(t: MillenniumTable, seat: Seat, at: number): CardInPlay[] {
  const names = draftOf(t, seat)?.[at]
  const deck = names ? legalPart(cardsNamed(t, seat, names)) : []
  const size = player(t, seat).decks[at] ?? 0
  if (names && deck.length >= size) return deck
  const others = (draftOf(t, seat) ?? []).filter((_, n) => n !== at).flat()
  const taken = cardsNamed(t, seat, others)
  const free = t.zone.binder(seat).cards.filter((card) => !taken.includes(card))
  const best = autoDeck(free, null)
  if (size === 0) return names ? deck : best
  for (const card of [...best, ...free]) {
    if (deck.length === size) break
    const isFit = whyNoDeck([...deck, card].map(({ def }) => def)) === null
    if (isFit && !deck.includes(card) && isOwned(card.def)) deck.push(card)
  }
  return deck
}

/** MB-175, MB-H21, MB-H22: of a deck that has come to be illegal, cards go back by lot. */
export function trimDrafts(t: MillenniumTable, seat: Seat): void {
  const drafts = draftOf(t, seat)
  const defs = (names: readonly string[]) => names.map((name) => t.rules.library.get(name)!)
  if (!drafts || drafts.every((names) => whyNoDeck(defs(names)) === null)) return
  const legal = drafts.map((names) => {
    const kept: string[] = []
    for (const name of t.random.shuffle([...names])) if (whyNoDeck(defs([...kept, name])) === null) kept.push(name)
    return kept
  })
  t.note(seat, { decks: legal })
  player(t, seat).decks = legal.map((each) => each.length)
}

/** MB-115: what is too much stays behind. */
export function legalPart(cards: readonly CardInPlay[]): CardInPlay[] {
  const kept: CardInPlay[] = []
  for (const card of cards) if (whyNoDeck([...kept, card].map(({ def }) => def)) === null) kept.push(card)
  return kept
}

interface DeckOption extends DealOption {
  readonly move: 'deck'
  readonly deck: number
  readonly names: readonly string[]
}

const namesOf = (value: FieldValues[string] | undefined): readonly string[] => (Array.isArray(value) ? value : [])

/** The names in a binder that may be put into a deck. */
function binderNames(t: MillenniumTable, seat: Seat): string[] {
  return t.zone.binder(seat).cards.map(({ def }) => def.id)
}

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'deck',
  fields: {
    deck: { kind: 'number', min: 1, max: deckCount(t) },
    add: { kind: 'names', of: binderNames(t, seat) },
    remove: { kind: 'names', of: (draftOf(t, seat) ?? []).flat() },
  },
})

/** MB-105, MB-114: cards come and go as often as one likes. */
export const deckForm = fieldForm<DeckOption>({
  hint: hints.market,
  rule: 'MB-112',
  fields,
  option({ deck, add, remove }, key, t: MillenniumTable, seat) {
    const at = Number(deck) - 1
    const drafts = draftOf(t, seat) ?? []
    const gone = namesOf(remove)
    const names = [...(drafts[at] ?? []).filter((name) => !gone.includes(name)), ...namesOf(add)]
    const defs = names.map((name) => t.rules.library.get(name)!)
    if (
      cardsNamed(t, seat, [...drafts.flatMap((each, n) => (n === at ? [] : each)), ...names]).length <
      countAll(drafts, at, names)
    )
      return refusals.notInBinder
    return whyNoDeck(defs) ?? { key, move: 'deck', deck: at, names }
  },
  suggest(t: MillenniumTable, seat) {
    const at = 0
    const own = draftOf(t, seat)?.[at] ?? []
    const best = autoDeck(t.zone.binder(seat).cards, null).map(({ def }) => def.id)
    const add = best.filter((name) => !own.includes(name))
    const remove = own.filter((name) => !best.includes(name))
    return add.length + remove.length === 0 ? [] : [{ deck: 1, add, remove }]
  },
})

const countAll = (drafts: readonly (readonly string[])[], at: number, names: readonly string[]): number =>
  drafts.reduce((sum, each, n) => sum + (n === at ? 0 : each.length), names.length)

export function buildDeck(t: MillenniumTable, seat: Seat, { deck, names }: DeckOption): void {
  if (isEqual(draftOf(t, seat)?.[deck] ?? null, names)) return
  const drafts = Array.from({ length: deckCount(t) }, (_, n) => (n === deck ? names : (draftOf(t, seat)?.[n] ?? [])))
  t.note(seat, { decks: drafts })
  player(t, seat).decks = drafts.map((each) => each.length)
  t.tell({ type: 'deckBuilt', seat, deck, size: names.length, rule: 'MB-105' })
}
