import { idle } from './idle.ts'
import { Practice } from './pages.ts'
import { Play } from './play-page.ts'

const isSparing = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Fetches what a practice match needs, piece by piece, while the page is idle. */
export async function lookAhead(game: string, isGone: () => boolean): Promise<void> {
  const pieces = [
    () => Promise.all([Practice.fetch(), Play.fetch()]),
    async () => (await import('../table/load.ts')).loadTable(game),
    async () => (await import('../worker/local-host.ts')).warm(game),
  ]
  if (isSparing()) return
  for (const piece of pieces) {
    await idle()
    if (isGone()) return
    await piece()
  }
}
