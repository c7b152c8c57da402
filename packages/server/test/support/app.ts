import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { afterEach, beforeEach, expect } from 'vitest'
import { type Auth, makeAuth } from '../../src/auth.ts'
import { type HttpOptions, makeApp } from '../../src/http/app.ts'
import { makeLogger } from '../../src/http/log.ts'
import { makeMetrics } from '../../src/http/metrics.ts'
import { openStorage, type Storage } from '../../src/storage/open.ts'
import { post } from './post.ts'
import { recordOf, shelf } from './shelf.ts'

export const ORIGIN = 'http://cards.test'
export const PASSWORD = 'tr0ub4dor.x3'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

interface Listening {
  readonly ask: Ask
  readonly app: FastifyInstance
  readonly port: number
}

/** The HTTP side of a server alone, made anew for each test of a file, with a database of its own and no house behind it. */
export class TestApp {
  folder!: string
  storage!: Storage
  logger!: Logger
  /** What was logged. */
  lines: string[] = []
  /** What `mine` was asked. */
  asked: [person: string, before: number | null][] = []
  /** What `ready` says. */
  missing: string | null = null
  #auth!: Auth
  #apps: FastifyInstance[] = []

  constructor() {
    beforeEach(() => this.#open())
    afterEach(() => this.#close())
  }

  async #open(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'cardwright-http-'))
    this.storage = await openStorage(join(this.folder, 'data'))
    const { db, dialect } = this.storage
    await sql`pragma synchronous = off`.execute(db)
    this.lines = []
    this.logger = makeLogger('trace', { write: (line) => void this.lines.push(line) })
    this.asked = []
    this.missing = null
    this.#auth = makeAuth({
      db,
      dialect,
      secret: 'a secret of the tests, forty characters.',
      baseURL: ORIGIN,
      trustedOrigins: [],
      logger: this.logger,
    })
    await this.#auth.migrate()
  }

  async #close(): Promise<void> {
    for (const app of this.#apps.splice(0)) await app.close()
    await this.storage.close()
    rmSync(this.folder, { recursive: true })
  }

  /** Listens, and gives the way to ask it. */
  async serve(more: Partial<HttpOptions> = {}, host = '127.0.0.1'): Promise<Listening> {
    const metrics = makeMetrics()
    metrics.messages.inc({ type: 'hello' })
    const app = makeApp({
      auth: this.#auth,
      logger: this.logger,
      web: null,
      origin: ORIGIN,
      requestsPerMinute: 600,
      arrival: 30_000,
      ready: async () => this.missing,
      metrics: metrics.registry,
      matches: {
        mine: async (person, before) => {
          this.asked.push([person, before])
          return [{ id: 'm1' }]
        },
        record: recordOf,
      },
      ...shelf,
      ...more,
    })
    this.#apps.push(app)
    await app.listen({ host, port: 0 })
    const { port } = app.server.address() as AddressInfo
    const ask: Ask = async (path, init = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
      await answer.clone().arrayBuffer()
      return answer
    }
    return { ask, app, port }
  }
}

/** Comes in as a guest, and gives the cookie. */
export async function guest(ask: Ask): Promise<string> {
  const answer = await ask('/api/auth/sign-in/anonymous', post({ name: 'Ada' }, { origin: ORIGIN }))
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}
