import { type ImportedSet, type SetSummary, summaryOf } from '@cardwright/weiss'
import type { LoadSet } from '../brought.ts'
import type { CardFile } from '../entry.ts'
import { takesSets } from '../games.ts'
import { homeOf, loadStore, loadStored, storeIn } from './store.ts'

const sets = new Map<string, readonly CardFile[] | null>()

/** The cards of a set that was imported here, read once; null if there is none. */
export function importedSet(game: string, set: string): readonly CardFile[] | null {
  if (!takesSets(game)) return null
  const key = `${storeIn(homeOf(), game)} ${set}`
  if (!sets.has(key)) sets.set(key, (loadStored(game, set) as ImportedSet | null)?.cards ?? null)
  return sets.get(key)!
}

/** For who puts decks of imported cards together here. */
export const loadSetOf =
  (game: string): LoadSet =>
  async (set) =>
    importedSet(game, set) ?? []

const summaries = new Map<string, readonly SetSummary[]>()

/** All sets that were imported here. */
export function importedSets(game: string): readonly SetSummary[] {
  if (!takesSets(game)) return []
  const key = storeIn(homeOf(), game)
  const known = summaries.get(key)
  if (known) return known
  const found = (loadStore(game) as ImportedSet[]).map(summaryOf)
  summaries.set(key, found)
  return found
}
