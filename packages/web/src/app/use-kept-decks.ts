import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { followAccount } from './account-decks.ts'
import { type KeptDeck, keptDecks, onDecks } from './decks.ts'

/** The decks of a game that are kept here, the last changed first; with an account, those of the account. */
export function useKeptDecks(game: string): readonly KeptDeck[] {
  useEffect(followAccount, [])
  const all = useSyncExternalStore(onDecks, keptDecks)
  return useMemo(() => all.filter((deck) => deck.game === game), [all, game])
}
