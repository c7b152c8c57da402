import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importCards } from './imported.ts'

const cli = fileURLToPath(new URL('../../../../cli/bin/cardwright.mjs', import.meta.url))

/** Many people come from one address here. */
const generous = {
  CARDWRIGHT_GUESTS_PER_MINUTE: '10000',
  CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '10000',
  CARDWRIGHT_LOG: 'error',
}

/** The server with the client, as people run it: a process of its own with SQLite in a folder of its own. */
export class Site {
  readonly origin: string
  readonly #port: number
  readonly #web: string
  readonly #data = mkdtempSync(join(tmpdir(), 'cardwright-browser-'))
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null

  private constructor(web: string, port: number, env: NodeJS.ProcessEnv) {
    this.#web = web
    this.#port = port
    this.#env = env
    this.origin = `http://localhost:${port}`
  }

  /** `env` holds settings of the server beside the usual ones; without a home of its own it has a small set of cards. */
  static async open(web: string, env: NodeJS.ProcessEnv = {}): Promise<Site> {
    for (let attempt = 1; ; attempt++) {
      // below those that the system gives to connections: none of them takes it while the server is away
      const site = new Site(web, randomInt(20_000, 32_000), env)
      importCards(site.#data)
      try {
        await site.start()
        return site
      } catch (error) {
        await site.close()
        if (attempt === 3) throw error
      }
    }
  }

  /** Comes back when it serves; at the same address and with the same data as before. */
  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.#port), '--data', this.#data, '--web', this.#web]
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args], {
      env: { PATH: process.env.PATH, ...generous, CARDWRIGHT_HOME: this.#data, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (text: Buffer) => {
        said += text
        if (said.includes('is served at')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)))
    })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Nothing is said and nothing stored: as if the machine had been switched off. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.#data, { recursive: true, force: true })
  }
}
