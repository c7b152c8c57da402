import { url } from 'virtual:thread/thinker'
import type { Entry } from '@cardwright/catalog'
import { type Advise, type Advised, adviseHere, type Think, type Thought, thinkHere } from '@cardwright/room'
import type { Question, Reply } from './thinker.ts'

interface Aside {
  readonly think: Think
  readonly advise: Advise
}

/** Lets bots think in another thread, so that the table keeps serving the player meanwhile. */
export function thinkAside(entry: Entry): Aside {
  const here: Aside = { think: thinkHere(entry), advise: adviseHere(entry) }
  const waiting = new Map<number, (advised: Advised | null) => void>()
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
      waiting.get(data.n)?.(data.advised)
      waiting.delete(data.n)
    }
  } catch {
    // a browser in which threads cannot have threads: the bot thinks here
  }
  const ask = async ({ id, match, seat, ask }: Omit<Thought, 'strength'>, strength: string | null) => {
    if (!thinker) return null
    const n = ++asked
    return new Promise<Advised | null>((settle) => {
      waiting.set(n, settle)
      thinker?.postMessage({ n, id, record: match.record(), seat, ask, strength } satisfies Question)
    })
  }
  return {
    think: async (thought) => (await ask(thought, thought.strength))?.keys ?? here.think(thought),
    advise: async (thought) => (await ask(thought, null)) ?? here.advise(thought),
  }
}
