import type { Entry } from '@cardwright/catalog'
import { loadGame } from '../app/catalog.ts'
import { lookOf } from '../boards/index.ts'
import { knowPictures } from '../design/Picture.tsx'
import { matchWords } from '../words/en/pages/match.ts'
import type { Look } from './contract.ts'

/** A game and how it looks. */
export async function loadTable(game: string): Promise<{ entry: Entry; look: Look }> {
  knowPictures(game)
  const [entry, look] = await Promise.all([loadGame(game), lookOf(game)])
  if (!entry) throw new Error(matchWords.noGame(game))
  return { entry, look }
}
