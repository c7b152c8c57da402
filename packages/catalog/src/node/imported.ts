import type { Entry } from '../entry.ts'
import { loadGame } from '../games.ts'
import { once } from './once.ts'
import { homeOf, loadStore, StoreError, storeIn } from './store.ts'

const cardsIn = once((home, game) => loadStore(game, home))

const gameIn = once(async (home, game): Promise<Entry> => {
  const imported = await cardsIn(home, game)
  try {
    return await loadGame(game, imported)!
  } catch (error) {
    // imported cards may not go with ours, or with each other, if files were changed by hand or ours are new
    const { message } = error as Error
    throw new StoreError(`${storeIn(home, game)}: ${message} Import the cards again, or remove the folder.`)
  }
})

/** The cards of a game that were imported here. */
export const importedCards = (game: string): Promise<readonly unknown[]> => cardsIn(homeOf(), game)

/** The game with the project's own cards and those that were imported here. */
export const loadImported = (game: string): Promise<Entry> => gameIn(homeOf(), game)
