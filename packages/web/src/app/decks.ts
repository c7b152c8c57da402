import type { Deck } from '@cardwright/catalog'
import { useMemo, useSyncExternalStore } from 'react'

/** A deck that is kept in this browser. */
export interface KeptDeck extends Deck {
  readonly id: string
  readonly game: string
  readonly touched: number
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

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', reread)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reread)
  }
}

/** Keeps a deck, in place of what was kept under its id. */
export const keepDeck = (deck: Omit<KeptDeck, 'touched'>): void =>
  put([{ ...deck, touched: Date.now() }, ...keptDecks().filter(({ id }) => id !== deck.id)])

/** Keeps a deck that is new here, and returns its id. */
export function keepNew(game: string, { name, cards }: Deck): string {
  const id = crypto.randomUUID()
  keepDeck({ id, game, name, cards })
  return id
}

export const forgetDeck = (deck: string): void => put(keptDecks().filter(({ id }) => id !== deck))

/** The decks of a game that are kept here, the last changed first. */
export function useKeptDecks(game: string): readonly KeptDeck[] {
  const all = useSyncExternalStore(subscribe, keptDecks)
  return useMemo(() => all.filter((deck) => deck.game === game), [all, game])
}
