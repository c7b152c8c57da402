import { url } from 'virtual:thread/replayer'
import { Chair, type Connect } from '@cardwright/protocol'
import { replayWords } from '../words/en/pages/replays.ts'
import type { FromReplayer, Overview, ToReplayer } from './replay-messages.ts'

/** A record that is being looked at, and the one chair from which that is done. */
export class ReplayHost {
  readonly record: string
  readonly opened: Promise<Overview>
  readonly #worker: Worker
  #said: ((message: Extract<FromReplayer, { type: 'said' }>['message']) => void) | null = null

  constructor(record: string) {
    this.record = record
    this.#worker = new Worker(url, { type: 'module' })
    this.opened = new Promise((resolve, reject) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<FromReplayer>) => {
        if (data.type === 'opened') resolve(data.overview)
        else if (data.type === 'failed') reject(new Error(data.why))
        else this.#said?.(data.message)
      })
      this.#worker.addEventListener('error', () => reject(new Error(replayWords.noPlayback)))
    })
    this.opened.catch(() => {})
    this.#tell({ type: 'open', record })
  }

  #tell(message: ToReplayer): void {
    this.#worker.postMessage(message)
  }

  seek(at: number, seat: number | null): void {
    this.#tell({ type: 'seek', at, seat })
  }

  chair(): Chair {
    const connect: Connect = (_, end) => {
      this.#said = end.said
      queueMicrotask(end.opened)
      return { send: (message) => this.#tell({ type: 'say', message }), close: () => {} }
    }
    return new Chair('replay', { connect, url: 'here' })
  }

  close(): void {
    this.#worker.terminate()
  }
}
