import { Chair, type Connect } from '@cardwright/protocol'
import type { Advised } from '@cardwright/room'
import { matchWords } from '../words/en/pages/match.ts'
import type { FromHost, LocalMatch, ToHost } from './messages.ts'
import { takeThread } from './spare.ts'

/** A practice table in a worker thread, and the chairs at it. */
export class LocalHost {
  readonly plan: LocalMatch
  readonly #worker: Worker
  readonly #wires = new Map<number, (message: Extract<FromHost, { type: 'said' }>['message']) => void>()
  #wire = 0
  readonly #advised = new Map<number, (advised: Advised) => void>()
  #asked = 0
  #onRecord: ((text: string) => void) | null = null
  /** Kept when the table stands; broken, with a sentence for people, if it cannot. */
  readonly opened: Promise<void>

  constructor(plan: LocalMatch) {
    this.plan = plan
    this.#worker = takeThread()
    this.opened = new Promise((resolve, reject) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
        if (data.type === 'opened') resolve()
        else if (data.type === 'failed') reject(new Error(data.why))
        else if (data.type === 'said') this.#wires.get(data.wire)?.(data.message)
        else if (data.type === 'advised') this.#hearAdvice(data)
        else this.#onRecord?.(data.text)
      })
      this.#worker.addEventListener('error', () => reject(new Error(matchWords.noSetup)))
    })
    this.opened.catch(() => {})
    this.#tell({ type: 'open', plan })
  }

  #tell(message: ToHost): void {
    this.#worker.postMessage(message)
  }

  /** A chair for the person at a seat, or with null for somebody who looks on. */
  chair(seat: number | null, name?: string): Chair {
    const connect: Connect = (_, end) => {
      const wire = ++this.#wire
      this.#wires.set(wire, end.said)
      this.#tell({ type: 'connect', wire, seat })
      queueMicrotask(end.opened)
      return {
        send: (message) => this.#tell({ type: 'say', wire, message }),
        close: () => {
          this.#wires.delete(wire)
          this.#tell({ type: 'close', wire })
        },
      }
    }
    return new Chair(this.plan.id, { connect, url: 'here', ...(name && { name }) })
  }

  /** The match so far, as the text of a record. */
  record(): Promise<string> {
    return new Promise((resolve) => {
      this.#onRecord = resolve
      this.#tell({ type: 'record' })
    })
  }

  /** Lets time stand still while nobody may look, or go on. */
  hold(on: boolean): void {
    this.#tell({ type: 'hold', on })
  }

  /** What a bot would answer in a seat's place. */
  advise(seat: number, ask: string): Promise<Advised> {
    const n = ++this.#asked
    return new Promise((resolve) => {
      this.#advised.set(n, resolve)
      this.#tell({ type: 'advise', n, seat, ask })
    })
  }

  #hearAdvice({ n, advised }: Extract<FromHost, { type: 'advised' }>): void {
    this.#advised.get(n)?.(advised)
    this.#advised.delete(n)
  }

  close(): void {
    this.#tell({ type: 'end' })
  }
}
