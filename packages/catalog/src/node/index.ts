import type { Entry } from '../entry.ts'
import { loadGame as loadOwn, takesImports } from '../games.ts'
import { importedCards, loadImported } from './imported.ts'

export { type LoadSet, withCardsOf, withDecks, withMatch } from '../brought.ts'
export { isDeckCode } from '../decks/code.ts'
export { decide, type Entry, type Sides } from '../entry.ts'
export { gameIds } from '../games.ts'
export { botProblem, publicSide, sideProblem, withSides } from '../sides.ts'
export { termsOf } from '../terms.ts'
export { importedSet, importedSets, loadSetOf } from './sets.ts'
export * from './store.ts'

/** The cards that were imported on this machine and are in the game here, for who loads it elsewhere. */
export const importedFor = async (id: string): Promise<readonly unknown[]> =>
  takesImports(id) ? importedCards(id) : []

/** The game of this id with all that was imported on this machine; null if there is none. */
export function loadGame(id: string): Promise<Entry> | null {
  return takesImports(id) ? loadImported(id) : loadOwn(id)
}
