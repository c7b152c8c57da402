import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Think } from '@cardwright/room'
import { Piscina } from 'piscina'
import type { Question } from './question.ts'

/** Bots think in threads of their own, so that nobody waits for them but their opponents. */
export class BotPool {
  readonly #threads: Piscina<Question, readonly string[]>
  readonly #thought: (strength: string, seconds: number) => void

  constructor(thought: (strength: string, seconds: number) => void) {
    this.#thought = thought
    this.#threads = new Piscina({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
    })
  }

  readonly think: Think = async ({ match, id, seat, ask, strength }) => {
    const began = performance.now()
    const question: Question = {
      match: id,
      header: match.header,
      inputs: match.answers,
      clock: match.now,
      seat,
      ask: ask.replace(/~\d+$/, ''),
      strength,
    }
    const keys = await this.#threads.run(question)
    this.#thought(strength, (performance.now() - began) / 1000)
    return keys
  }

  close(): Promise<void> {
    return this.#threads.destroy()
  }
}
