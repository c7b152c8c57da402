import { idle } from './idle.ts'
import { Practice } from './pages.ts'
import { isSparing } from './sparing.ts'

/** Fetches what a practice match needs while the page is idle, unless somebody spares data. */
export async function lookAhead(game: string, isGone: () => boolean): Promise<void> {
  if (isSparing()) return
  await idle()
  if (!isGone()) await Practice.fetch({ game })
}
