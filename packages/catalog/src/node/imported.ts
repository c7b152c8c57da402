import type { Entry } from '../entry.ts'
import { loadGame } from '../games.ts'
import { homeOf, loadStore, StoreError, storeIn } from './store.ts'

interface Loaded {
  readonly imported: readonly unknown[]
  readonly entry: Promise<Entry>
}

/** The project's own cards of a game, and those that were imported here; read once for each home. */
const loaded = new Map<string, Loaded>()

export function loadImported(game: string): Loaded {
  const home = homeOf()
  const key = storeIn(home, game)
  const known = loaded.get(key)
  if (known !== undefined) return known
  const imported = loadStore(game, home)
  const fresh = { imported, entry: load(game, home, imported) }
  loaded.set(key, fresh)
  return fresh
}

/** Imported cards may not go with ours, or with each other, if files were changed by hand or ours are new. */
async function load(game: string, home: string, imported: readonly unknown[]): Promise<Entry> {
  try {
    return await loadGame(game, imported)!
  } catch (error) {
    const { message } = error as Error
    throw new StoreError(`${storeIn(home, game)}: ${message} Import the cards again, or remove the folder.`)
  }
}
