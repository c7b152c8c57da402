import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { configure, type ServeOptions, type Serving, serve } from '../../src/index.ts'
import { freePort } from '../../src/testing/port.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** A server of one's own in this process, with SQLite in a folder of its own and generous limits. */
export interface TestServer extends Serving {
  readonly http: string
  readonly folder: string
}

export async function startServer(
  env: NodeJS.ProcessEnv = {},
  options: ServeOptions = {},
  folder = mkdtempSync(join(tmpdir(), 'cardwright-')),
): Promise<TestServer> {
  const config = configure(
    { ...(env.PORT === undefined && { port: 0 }), data: folder },
    {
      CARDWRIGHT_GUESTS_PER_MINUTE: '1000',
      CARDWRIGHT_SIGN_UPS_PER_MINUTE: '1000',
      CARDWRIGHT_SIGN_INS_PER_MINUTE: '1000',
      CARDWRIGHT_MESSAGES_PER_SECOND: '50000',
      CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '10000',
      CARDWRIGHT_BYTES_PER_SECOND: '100000000',
      ...env,
    },
  )
  const serving = await serve(config, { logger: pino({ level: 'silent' }), ...options })
  return {
    ...serving,
    folder,
    http: `http://127.0.0.1:${serving.port}`,
    close: async () => {
      await serving.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Two processes at one PostgreSQL for each test of a file, each of which clients reach by itself. */
export function testSites(): (context: Skips, env?: NodeJS.ProcessEnv) => Promise<readonly [TestServer, TestServer]> {
  const start = testServers()
  let postgres: Postgres | null = null
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())
  return async (context, env = {}) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const shared = { DATABASE_URL: postgres!.database('site'), CARDWRIGHT_SECRET: 'x'.repeat(32), ...env }
    const one = async () => {
      const PORT = String(await freePort())
      return start({ ...shared, PORT, CARDWRIGHT_NODE_URL: `ws://127.0.0.1:${PORT}/ws` })
    }
    return [await one(), await one()]
  }
}

/** A test that can be skipped. */
interface Skips {
  skip(why: string): void
}

/** Starts servers as above, and closes them after each test of the file. */
export function testServers(): typeof startServer {
  const servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })
  return async (...given) => {
    const server = await startServer(...given)
    servers.push(server)
    return server
  }
}

/** Nobody can write to the database until this is called. */
export function lockDatabase(server: TestServer): () => void {
  const database = new Sqlite(join(server.folder, 'cardwright.db'))
  database.exec('begin immediate')
  return () => {
    database.exec('rollback')
    database.close()
  }
}
