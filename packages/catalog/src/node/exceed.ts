import type { FighterFile } from '@cardwright/exceed'
import type { Entry } from '../entry.ts'
import { loadGame } from '../games.ts'
import { homeOf, loadStore, StoreError, storeIn } from './store.ts'

interface Loaded {
  readonly imported: readonly FighterFile[]
  readonly entry: Promise<Entry>
}

/** The project's own fighters, and those that were imported here; read once for each home. */
const loaded = new Map<string, Loaded>()

export function loadExceed(): Loaded {
  const home = homeOf()
  const known = loaded.get(home)
  if (known !== undefined) return known
  const imported = loadStore(home)
  const fresh = { imported, entry: load(home, imported) }
  loaded.set(home, fresh)
  return fresh
}

/** Imported cards may not go with ours, or with each other, if files were changed by hand or ours are new. */
async function load(home: string, imported: readonly FighterFile[]): Promise<Entry> {
  try {
    return await loadGame('exceed', imported)!
  } catch (error) {
    const { message } = error as Error
    throw new StoreError(`${storeIn(home)}: ${message} Import the cards again, or remove the folder.`)
  }
}
