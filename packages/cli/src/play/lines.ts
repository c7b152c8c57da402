import { clearLine, createInterface, cursorTo, type Interface } from 'node:readline'
import { print } from '../text/layout.ts'

/** What came of waiting for a line: the line, nothing in that time, or the end of the input. */
export type Heard = { readonly line: string } | 'nothing' | 'end'

/** A person at a terminal, or a file of what one would have typed. */
export class Lines {
  readonly isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  private readonly reader: Interface
  private readonly queue: string[] = []
  private ended = false
  private prompted = false
  private wake: (() => void) | null = null

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout, terminal: this.isTerminal })
    this.reader.setPrompt('> ')
    this.reader.on('line', (line) => {
      this.prompted = false
      this.queue.push(line)
      this.wake?.()
    })
    this.reader.on('close', () => {
      this.ended = true
      if (this.prompted) print('')
      this.prompted = false
      this.wake?.()
    })
    this.reader.on('SIGINT', () => this.reader.close())
  }

  /** The next line; `ms` bounds the waiting. */
  async next(ms?: number): Promise<Heard> {
    if (this.queue.length === 0 && !this.ended) {
      this.prompt()
      await new Promise<void>((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.wake = null
    }
    const line = this.queue.shift()
    if (line === undefined) return this.ended ? 'end' : 'nothing'
    // What comes from a file is shown, so that the transcript reads as a dialogue.
    if (!this.isTerminal) print(`> ${line}`)
    return { line }
  }

  private prompt(): void {
    if (!this.isTerminal || this.prompted) return
    this.prompted = true
    this.reader.prompt()
  }

  /** Prints above the line that is being typed. */
  say(lines: readonly string[]): void {
    if (lines.length === 0) return
    if (!this.prompted) {
      print(lines)
      return
    }
    clearLine(process.stdout, 0)
    cursorTo(process.stdout, 0)
    print(lines)
    this.reader.prompt(true)
  }

  close(): void {
    this.reader.close()
  }
}
