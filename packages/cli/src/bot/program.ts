import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { ServerMessage } from '@cardwright/protocol'
import { reasonOf } from '../files.ts'
import { botWords } from '../words/en/bot.ts'

/** How long a program may take to end when its input has, in ms. */
const farewell = 2000

/** A program of somebody else's: one message a line on its standard input and output, and what else it says on ours. */
export class Program {
  onLine: (line: string) => void = () => {}
  /** It has ended by itself: how, for people. */
  onEnd: (how: string) => void = () => {}
  hasEnded = false
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #ended: Promise<void>
  #isStopping = false

  constructor([file, ...args]: readonly string[]) {
    this.#child = spawn(file!, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    // who is gone is heard of by its end
    this.#child.stdin.on('error', () => {})
    const lines = createInterface({ input: this.#child.stdout, crlfDelay: Number.POSITIVE_INFINITY })
    lines.on('line', (line) => this.onLine(line))
    this.#ended = new Promise((resolve) => {
      const end = (how: string) => {
        resolve()
        if (!this.hasEnded && !this.#isStopping) this.onEnd(how)
        this.hasEnded = true
      }
      this.#child.on('error', (error) => end(botWords.faults.notStarted(reasonOf(error))))
      this.#child.on('close', (code, signal) => end(botWords.faults.ended(signal, code)))
    })
  }

  say(message: ServerMessage): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** Closes its input; a program that goes on all the same is ended. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#child.stdin.end()
    const killing = setTimeout(() => this.#child.kill('SIGKILL'), farewell)
    await this.#ended
    clearTimeout(killing)
  }
}
