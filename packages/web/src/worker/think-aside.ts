import { url } from 'virtual:thread/thinker'
import type { Entry } from '@cardwright/catalog'
import { type Think, thinkHere } from '@cardwright/room'
import type { Question, Reply } from './thinker.ts'

/** Lets bots think in another thread, so that the table keeps serving the player meanwhile. */
export function thinkAside(entry: Entry): Think {
  const here = thinkHere(entry)
  const waiting = new Map<number, (keys: readonly string[] | null) => void>()
  let asked = 0
  let thinker: Worker | null = null
  const fail = () => {
    thinker = null
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  }
  try {
    thinker = new Worker(url, { type: 'module' })
    thinker.onerror = fail
    thinker.onmessage = ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.n)?.(data.keys)
      waiting.delete(data.n)
    }
  } catch {
    // a browser in which threads cannot have threads: the bot thinks here
  }
  return async (thought) => {
    const { id, match, seat, ask, strength } = thought
    if (!thinker) return here(thought)
    const n = ++asked
    const keys = await new Promise<readonly string[] | null>((settle) => {
      waiting.set(n, settle)
      thinker?.postMessage({ n, id, record: match.record(), seat, ask, strength } satisfies Question)
    })
    return keys ?? here(thought)
  }
}
