import type { ImportedSet, SetSummary } from '@cardwright/weiss'
import type { LoadSet } from '../brought.ts'
import type { CardFile } from '../entry.ts'
import { takesSets } from '../games.ts'
import { once } from './once.ts'
import { homeOf, loadStore, loadStored } from './store.ts'

const cardsIn = once(async (home, game, set): Promise<readonly CardFile[] | null> => {
  const found = (await loadStored(game, set, home)) as ImportedSet | null
  return found?.cards ?? null
})

const summariesIn = once(async (home, game): Promise<readonly SetSummary[]> => {
  const found = (await loadStore(game, home)) as ImportedSet[]
  if (found.length === 0) return []
  const { summaryOf } = await import('@cardwright/weiss')
  return found.map(summaryOf)
})

/** The cards of a set that was imported here; null if there is none. */
export const importedSet = async (game: string, set: string): Promise<readonly CardFile[] | null> =>
  takesSets(game) ? cardsIn(homeOf(), game, set) : null

/** For who puts decks of imported cards together here. */
export const loadSetOf =
  (game: string): LoadSet =>
  async (set) =>
    (await importedSet(game, set)) ?? []

/** All sets that were imported here. */
export const importedSets = async (game: string): Promise<readonly SetSummary[]> =>
  takesSets(game) ? summariesIn(homeOf(), game) : []
