import { url } from 'virtual:thread/host'
import type { ToHost } from './messages.ts'

const begun = (): Worker => new Worker(url, { type: 'module' })

/** A thread that has read the rules already and waits for a table. */
let spare: Worker | null = null

/** A table of this game will be wanted soon. */
export function warm(game: string): void {
  spare ??= begun()
  spare.postMessage({ type: 'warm', game } satisfies ToHost)
}

/** A thread for a table: the one that waits, or a new one. */
export function takeThread(): Worker {
  const thread = spare ?? begun()
  spare = null
  return thread
}
