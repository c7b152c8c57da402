import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../../cli/bin/cardwright.mjs', import.meta.url))

const env = {
  CARDWRIGHT_SECRET: 'a secret of tests that is the same in every process',
  CARDWRIGHT_GUESTS_PER_MINUTE: '60000',
  CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '60000',
  CARDWRIGHT_MESSAGES_PER_SECOND: '60000',
  CARDWRIGHT_BYTES_PER_SECOND: '100000000',
  CARDWRIGHT_CONNECTIONS_PER_PERSON: '1000',
  CARDWRIGHT_STRANGERS_PER_ADDRESS: '10000',
  CARDWRIGHT_STRANGERS: '10000',
  CARDWRIGHT_REQUESTS_PER_MINUTE: '60000',
  CARDWRIGHT_TABLES_PER_MINUTE: '10000',
  CARDWRIGHT_SEATINGS_PER_MINUTE: '10000',
  CARDWRIGHT_LOBBY_LISTS_PER_MINUTE: '10000',
  CARDWRIGHT_MATCHES_PER_PERSON: '10000',
  // a bot that is short of time plays otherwise, and a busy machine is no fault
  CARDWRIGHT_BOT_SECONDS: '300',
  CARDWRIGHT_LOG: 'error',
}

/** A server in a process of its own, which can be killed, paused and told to stop like any other. */
export class ServerProcess {
  readonly port: number
  readonly #place: readonly string[]
  #child: ChildProcess | null = null
  #exited: Promise<number | null> = Promise.resolve(null)
  /** What it has complained about. */
  readonly complaints: string[] = []
  /** How often it could not write because another process led the match, and how often it saw that before it tried. */
  fenced = 0
  givenUp = 0

  /** `place` is `--data <folder>` or `--database <url>`. */
  constructor(port: number, place: readonly string[]) {
    this.port = port
    this.#place = place
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/ws`
  }

  /** Comes back when it serves. */
  start(): Promise<void> {
    const args = ['serve', '--port', String(this.port), ...this.#place, '--node-url', this.url, '--origin', this.http]
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // who interrupts the run from a terminal interrupts what runs with it: this one goes on to the end of the round
      detached: true,
    })
    this.#child = child
    // paused or not, it must not outlive whoever plays with it
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    return new Promise((resolve, reject) => {
      const hear = (data: Buffer) => {
        const text = data.toString()
        if (text.includes('is served at')) resolve()
        this.#note(text)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      this.#exited = new Promise((exited) => {
        child.on('exit', (code) => {
          exited(code)
          reject(new Error(`The server at ${this.port} did not start:\n${this.complaints.slice(-20).join('\n')}`))
        })
      })
    })
  }

  #note(text: string): void {
    for (const line of text.split('\n')) {
      if (line.includes('is led by another process now')) {
        if (line.includes('was lost here')) this.fenced++
        else this.givenUp++
      } else if (line.startsWith('{') || /error/i.test(line)) this.complaints.push(line)
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  /** Comes back with its exit code; null if a signal has ended it. */
  exited(): Promise<number | null> {
    return this.#exited
  }

  /** At once, with nothing stored or said. */
  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.#exited
  }
}
