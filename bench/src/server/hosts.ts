import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Usage {
  readonly rss: number
  readonly heapUsed: number
  readonly cpu: { readonly user: number; readonly system: number }
  /** Full collections of garbage since it was last asked, in ms each: nobody is answered meanwhile. */
  readonly collections: readonly number[]
  /** The longest time since it was last asked in which it did one thing and answered nobody, in ms; 0 if nobody watches. */
  readonly stall: number
}

/** A process that serves matches. */
export interface Host {
  readonly http: string
  /** Begins to look for stalls, which takes as much CPU as some answers. */
  watch(): void
  usage(): Promise<Usage>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** On SQLite in a folder of its own, or on the PostgreSQL at this address. */
export async function startHost(database: string | null): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-bench-'))
  const port = await freePort()
  const http = `http://127.0.0.1:${port}`
  const child = fork(fileURLToPath(new URL('./host.ts', import.meta.url)), {
    env: {
      ...process.env,
      PORT: String(port),
      CARDWRIGHT_DATA: folder,
      CARDWRIGHT_ORIGIN: http,
      CARDWRIGHT_SECRET: 'a secret for a benchmark, known to all',
      CARDWRIGHT_REQUESTS_PER_MINUTE: '65535',
      CARDWRIGHT_GUESTS_PER_MINUTE: '65535',
      CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '65535',
      CARDWRIGHT_MESSAGES_PER_SECOND: '1000',
      CARDWRIGHT_STRANGERS_PER_ADDRESS: '65535',
      CARDWRIGHT_STRANGERS: '65535',
      ...(database !== null && { DATABASE_URL: database }),
    },
    // the second is set by the command line, which is how people start a server
    execArgv: ['--disable-warning=ExperimentalWarning', '--memory-reducer-gc-count=0'],
  })
  await heard(child)
  return {
    http,
    watch: () => void child.send('watch'),
    usage: async () => {
      child.send('usage')
      return (await heard(child)) as Usage
    },
    stop: async () => {
      child.send('stop')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Processes on these databases, for as long as the work with them takes. */
export async function withHosts<T>(
  databases: readonly (string | null)[],
  work: (hosts: readonly Host[]) => Promise<T>,
): Promise<T> {
  const hosts: Host[] = []
  try {
    // one after the other: the first brings the database up to date
    for (const database of databases) hosts.push(await startHost(database))
    return await work(hosts)
  } finally {
    await Promise.all(hosts.map((host) => host.stop()))
  }
}

async function heard(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it was asked to.'))),
  ])
  return message
}
