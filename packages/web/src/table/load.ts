import { type Entry, loadGame } from '@cardwright/catalog'
import { lookOf } from '../boards/index.ts'
import { preloadPictures } from '../design/Picture.tsx'
import type { Look } from './contract.ts'

/** A game and how it looks. */
export async function loadTable(game: string): Promise<{ entry: Entry; look: Look }> {
  preloadPictures()
  const [entry, look] = await Promise.all([loadGame(game), lookOf(game)])
  if (!entry) throw new Error(`There is no game called ${game}.`)
  return { entry, look }
}
