import { lookOf } from '../boards/index.ts'
import { knowPictures } from '../design/Picture.tsx'
import { warm } from '../worker/spare.ts'
import { loadGame } from './catalog.ts'
import { Play } from './play-page.ts'
import { openStore } from './store.ts'

/** Fetches what a match here needs, all at the same time: no file waits for another one to name it. */
export function fetchTable(game: string): Promise<unknown> {
  warm(game)
  openStore()
  return Promise.all([Play.fetch(), loadGame(game), lookOf(game), knowPictures(game)])
}
