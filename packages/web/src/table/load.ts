import { type Entry, takesSets, withDecks } from '@cardwright/catalog'
import { accountFollowed } from '../app/account-decks.ts'
import { loadGame, loadSetOf } from '../app/catalog.ts'
import { keptDecks } from '../app/decks.ts'
import { lookOf } from '../boards/index.ts'
import { knowPictures } from '../design/Picture.tsx'
import { matchWords } from '../words/en/pages/match.ts'
import type { Look } from './contract.ts'

interface Loaded {
  readonly entry: Entry
  readonly look: Look
}

/** A game and how it looks. */
export async function loadTable(game: string): Promise<Loaded> {
  const [entry, look] = await Promise.all([loadGame(game), lookOf(game), knowPictures(game)])
  if (!entry) throw new Error(matchWords.noGame(game))
  return { entry, look }
}

/** The same with the imported cards of the decks that are kept here: for who chooses among them. */
export async function loadWithDecks(game: string): Promise<Loaded> {
  const [loaded] = await Promise.all([loadTable(game), takesSets(game) && accountFollowed()])
  const decks = keptDecks().filter((deck) => deck.game === game)
  const cards = decks.map((deck) => deck.cards)
  return { ...loaded, entry: await withDecks(loaded.entry, cards, loadSetOf(game)) }
}
