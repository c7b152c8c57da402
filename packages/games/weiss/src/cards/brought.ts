import { frozen } from '@cardwright/engine'
import { buildCard, type CardFile } from './build.ts'
import { type DeckChoice, secretDeck } from './decks.ts'
import type { WeissCard } from './definitions.ts'

const maxKept = 2000
const kept = new Map<string, WeissCard>()

/** A card that comes with a match. The same file is built once, however often the match is opened. */
export function broughtCard(file: CardFile): WeissCard {
  const key = JSON.stringify(file)
  const known = kept.get(key)
  if (known) return known
  const built: WeissCard = frozen({ ...buildCard(file), brought: true })
  if (kept.size >= maxKept) kept.clear()
  kept.set(key, built)
  return built
}

/** These definitions, and those of the files. */
export const withBrought = (
  library: ReadonlyMap<string, WeissCard>,
  files: readonly CardFile[],
): ReadonlyMap<string, WeissCard> =>
  files.length === 0 ? library : new Map([...library, ...files.map((file) => [file.id, broughtCard(file)] as const)])

/** A text that is played as if it were not there. */
export interface Blank {
  readonly card: string
  readonly text: string
}

/** WS-H02: what these decks are played without. */
export function blanksIn(library: ReadonlyMap<string, WeissCard>, decks: readonly DeckChoice[]): Blank[] {
  const ids = new Set(decks.flatMap((deck) => (typeof deck === 'string' ? [] : Object.keys(deck.cards))))
  return [...ids].flatMap((card) => (library.get(card)?.blank ?? []).map((text) => ({ card, text })))
}

/** A deck of somebody's own is theirs to know, and so are the cards that come with it. */
export function asKnownTo<O extends { readonly decks: readonly DeckChoice[]; readonly cards: readonly CardFile[] }>(
  { decks, cards, ...rest }: O,
  seat: number | null,
) {
  const shown = decks.map((deck, at) => (typeof deck === 'string' || at === seat ? deck : secretDeck))
  const own = seat === null ? undefined : decks[seat]
  const held = typeof own === 'object' ? own.cards : {}
  return { ...rest, decks: shown, cards: cards.filter(({ id }) => Object.hasOwn(held, id)) }
}
