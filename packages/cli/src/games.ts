import { fileURLToPath } from 'node:url'
import { type Entry, gameIds, loadGame, StoreError } from '@cardwright/catalog/node'
import { things, UsageError, unknownName } from './problems.ts'

export { type Entry, gameIds, type Sides } from '@cardwright/catalog/node'

export async function loadEntry(id: string): Promise<Entry> {
  const loading = loadGame(id)
  if (loading === null) throw unknownName(things.game, id, gameIds)
  try {
    return await loading
  } catch (error) {
    throw error instanceof StoreError ? new UsageError(error.message) : error
  }
}

export const loadEntries = (): Promise<Entry[]> => Promise.all(gameIds.map(loadEntry))

/** The folder of an entry's package. */
export const folderOf = ({ from }: Entry): string => fileURLToPath(new URL('..', import.meta.resolve(from)))
