import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isLong, timeLeft } from '@cardwright/bots'
import type { Think } from '@cardwright/room'
import { Piscina } from 'piscina'
import type { Question } from './question.ts'
import { FairQueue } from './queue.ts'

export interface BotPoolOptions {
  /** How long an answer may take, waiting included, in ms. */
  readonly patience: number
  readonly thought: (strength: string, seconds: number) => void
}

/** One core is left to people. */
const maxLong = Math.max(1, availableParallelism() - 1)
/** One thread is left to short thoughts: a long one is not interrupted, and the system shares the cores between them. */
const maxThreads = maxLong + 1

/** Bots think in threads of their own, so that nobody waits for them but their opponents. */
export class BotPool {
  readonly #options: BotPoolOptions
  readonly #queue: FairQueue
  #threads: Piscina<Question, readonly string[]> | null = null
  #isClosed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(maxThreads, maxLong)
  }

  /** Begun when a bot is first asked: people who play each other need none. */
  #begun(): Piscina<Question, readonly string[]> {
    if (this.#isClosed) throw new Error('The bots have been sent home.')
    this.#threads ??= new Piscina({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      // a thread that has yet to begin is late for a short thought
      minThreads: 2,
      maxThreads,
      idleTimeout: 60_000,
    })
    return this.#threads
  }

  /** Thinks for a match of this person, who has come from an address if they are here; rejects when the time is up. */
  think(person: string, addressOf: () => string | undefined): Think {
    return async ({ match, id, seat, ask, strength }) => {
      const began = performance.now()
      const question = (): Question => ({
        match: id,
        header: match.header,
        inputs: match.answers,
        continuations: match.continuations,
        clock: match.now,
        seat,
        ask: ask.replace(/~\d+$/, ''),
        strength,
        ms: timeLeft(strength, performance.now() - began),
      })
      const signal = AbortSignal.timeout(this.#options.patience)
      // matches of those who are away share their turns
      const wish = { address: addressOf() ?? '', person, isLong: isLong(strength) }
      const keys = await this.#queue.run(wish, signal, () => this.#begun().run(question(), { signal }))
      this.#options.thought(strength, (performance.now() - began) / 1000)
      return keys
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#threads?.destroy()
  }
}
