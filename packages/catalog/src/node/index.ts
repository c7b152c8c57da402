import type { Entry } from '../entry.ts'
import { loadGame as plain } from '../games.ts'
import { loadExceed } from './exceed.ts'

export type { Entry, Sides } from '../entry.ts'
export { gameIds } from '../games.ts'
export * from './store.ts'

/** The game of this id with all that was imported on this machine; null if there is none. */
export function loadGame(id: string): Promise<Entry> | null {
  return id === 'exceed' ? loadExceed() : plain(id)
}
