import type { Entry } from '../entry.ts'
import { loadGame as plain, takesImports } from '../games.ts'
import { loadExceed } from './exceed.ts'
import { loadStore } from './store.ts'

export type { Entry, Sides } from '../entry.ts'
export { gameIds } from '../games.ts'
export * from './store.ts'

/** The cards that were imported on this machine, as they are kept, for who loads the game elsewhere. */
export const importedFor = (id: string): readonly unknown[] => (takesImports(id) ? loadStore() : [])

/** The game of this id with all that was imported on this machine; null if there is none. */
export function loadGame(id: string): Promise<Entry> | null {
  return takesImports(id) ? loadExceed() : plain(id)
}
