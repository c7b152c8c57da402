import type { Deck } from '@cardwright/catalog'

/** A deck that is kept in this browser, and with the account if there is one. */
export interface KeptDeck extends Deck {
  readonly id: string
  readonly game: string
  readonly touched: number
  /** The account that it is kept with; of a guest's deck there is none. */
  readonly account?: string
}

const place = 'cardwright-decks'

const read = (): readonly KeptDeck[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

let current: readonly KeptDeck[] | null = null
const listeners = new Set<() => void>()

export const keptDecks = (): readonly KeptDeck[] => {
  current ??= read()
  return current
}

function put(decks: readonly KeptDeck[]): void {
  current = decks
  try {
    localStorage.setItem(place, JSON.stringify(decks))
  } catch {
    // kept for this visit at least
  }
  for (const listener of [...listeners]) listener()
}

/** Another tab may have changed them. */
const reread = ({ key }: StorageEvent) => {
  if (key !== place) return
  current = read()
  for (const listener of [...listeners]) listener()
}

/** Calls back whenever they have changed. Returns an unsubscribe function. */
export const onDecks = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', reread)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reread)
  }
}

type DeckListener = (deck: KeptDeck, isForgotten: boolean) => void
let deckListener: DeckListener = () => {}

/** Calls back when somebody has changed a deck here, or deleted it. */
export function onDeckChange(listener: DeckListener): void {
  deckListener = listener
}

/** These decks instead of those that are kept here. */
export const replaceDecks = put

/** Keeps a deck, in place of what was kept under its id. */
export function keepDeck(deck: Omit<KeptDeck, 'touched' | 'account'>): void {
  const before = keptDecks().find(({ id }) => id === deck.id)
  const kept: KeptDeck = { ...(before?.account && { account: before.account }), ...deck, touched: Date.now() }
  put([kept, ...keptDecks().filter(({ id }) => id !== deck.id)])
  deckListener(kept, false)
}

/** Keeps a deck that is new here, and returns its id. */
export function keepNew(game: string, { name, cards }: Deck): string {
  const id = crypto.randomUUID()
  keepDeck({ id, game, name, cards })
  return id
}

export function forgetDeck(deck: string): void {
  const before = keptDecks().find(({ id }) => id === deck)
  put(keptDecks().filter(({ id }) => id !== deck))
  if (before) deckListener(before, true)
}
