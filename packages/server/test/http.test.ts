import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Auth, makeAuth } from '../src/auth.ts'
import { type HttpOptions, makeApp } from '../src/http/app.ts'
import { makeLogger } from '../src/http/log.ts'
import { makeMetrics } from '../src/http/metrics.ts'
import { openStorage, type Storage } from '../src/storage/open.ts'
import { post } from './support/post.ts'
import { finished, recordOf, shelf } from './support/shelf.ts'

const ORIGIN = 'http://cards.test'
const PASSWORD = 'tr0ub4dor.x3'

// a busy machine is no failure
afterAll(() => vi.resetConfig())

let folder: string
let storage: Storage
let auth: Auth
let lines: string[]
let logger: Logger
let apps: FastifyInstance[]
/** What `mine` was asked, and what `ready` says. */
let asked: [person: string, before: number | null][]
let missing: string | null

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-http-'))
  storage = await openStorage(join(folder, 'data'))
  await sql`pragma synchronous = off`.execute(storage.db)
  lines = []
  logger = makeLogger('trace', { write: (line) => void lines.push(line) })
  apps = []
  asked = []
  missing = null
  auth = makeAuth({
    db: storage.db,
    dialect: storage.dialect,
    secret: 'a secret of the tests, forty characters.',
    baseURL: ORIGIN,
    trustedOrigins: [],
    logger,
  })
  await auth.migrate()
})

afterEach(async () => {
  for (const app of apps) await app.close()
  await storage.close()
  rmSync(folder, { recursive: true })
})

/** Listens, and gives the way to ask it. */
async function serve(more: Partial<HttpOptions> = {}, host = '127.0.0.1') {
  const metrics = makeMetrics()
  metrics.messages.inc({ type: 'hello' })
  const app = makeApp({
    auth,
    logger,
    web: null,
    origin: ORIGIN,
    ready: async () => missing,
    metrics: metrics.registry,
    matches: {
      mine: async (person, before) => {
        asked.push([person, before])
        return [{ id: 'm1' }]
      },
      record: recordOf,
    },
    ...shelf,
    ...more,
  })
  apps.push(app)
  await app.listen({ host, port: 0 })
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    await answer.clone().arrayBuffer()
    return answer
  }
  return { ask, app, port }
}

async function guest(ask: Awaited<ReturnType<typeof serve>>['ask']): Promise<string> {
  const answer = await ask('/api/auth/sign-in/anonymous', post({ name: 'Ada' }, { origin: ORIGIN }))
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

describe('the API', () => {
  test('says who one is, which games there are, and which matches one has played', async () => {
    const { ask } = await serve()
    expect(await (await ask('/api/me')).json()).toEqual({ person: null })
    expect(await (await ask('/api/imports/exceed')).json()).toEqual({
      cards: [{ fighter: { id: 'brought' } }],
      sets: [],
    })
    expect(await (await ask('/api/imports/nothing')).json()).toEqual({ cards: [], sets: [] })
    expect(await (await ask('/api/imports/weiss')).json()).toMatchObject({ cards: [], sets: [{ id: 'lf-w01' }] })
    expect(await (await ask('/api/imports/weiss/lf-w01')).json()).toEqual({ cards: [{ id: 'lf-w01-001' }] })
    expect((await ask('/api/imports/weiss/lf-w02')).status).toBe(404)
    expect((await ask('/api/imports/exceed/lf-w01')).status).toBe(404)
    expect(await (await ask('/api/games')).json()).toEqual({
      games: [{ id: 'duel', title: 'Duel', version: '1.0.0', seats: [2, 2] }],
    })
    const cookie = await guest(ask)
    const { person } = (await (await ask('/api/me', { headers: { cookie } })).json()) as { person: { id: string } }
    expect(person).toEqual({ id: expect.any(String), name: 'Ada', guest: true })
    for (const query of ['', '?before=1700000000000'])
      expect(await (await ask(`/api/matches${query}`, { headers: { cookie } })).json()).toEqual({
        matches: [{ id: 'm1' }],
      })
    expect(asked).toEqual([
      [person.id, null],
      [person.id, 1700000000000],
    ])
  })

  test('shows matches to nobody who is unknown, and wants a time as a time', async () => {
    const { ask } = await serve()
    expect((await ask('/api/matches')).status).toBe(401)
    const headers = { cookie: await guest(ask) }
    for (const before of ['yesterday', '-1', '1e9', '1&before=2', ''])
      expect((await ask(`/api/matches?before=${before}`, { headers })).status, before).toBe(400)
    expect(asked).toEqual([])
  })

  test('hands out the record of a finished match as a file, to anybody', async () => {
    const { ask } = await serve()
    const answer = await ask('/api/matches/over/record')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/jsonl/)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cardwright-over.jsonl"')
    expect(await answer.text()).toBe(finished)
    const open = await ask('/api/matches/open/record')
    expect([open.status, await open.json()]).toEqual([409, { why: 'It is not over.' }])
    expect((await ask('/api/matches/none/record')).status).toBe(404)
    expect((await ask('/api/matches/over%22%0d%0aset-cookie:x/record')).status).toBe(404)
  })

  test('refuses in JSON, with a reason and the right status', async () => {
    const { ask, port } = await serve()
    for (const path of ['/api', '/api/nothing', '/api/auth/nothing', '/nothing', '/%', `/api/${'x'.repeat(500)}`]) {
      const answer = await ask(path)
      expect([404, 400], path).toContain(answer.status)
      expect(await answer.json(), path).toEqual({ why: expect.stringMatching(/^.{10,}\.$/) })
    }
    const large = await ask('/api/auth/sign-in/email', post({ email: 'x'.repeat(40_000) }))
    expect([large.status, await large.json()]).toEqual([413, { why: 'This is too large.' }])
    const torn = await ask('/api/auth/sign-in/email', { ...post(0), body: `{"password":"${PASSWORD}` })
    expect(torn.status).toBe(400)
    expect(((await torn.json()) as { why: string }).why).toMatch(/JSON/)
    const garbage = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('what is this\r\n\r\n'))
      socket.on('data', (chunk) => resolve(String(chunk)))
    })
    expect(garbage).toMatch(/^HTTP\/1\.1 400/)
    expect((await ask('/health')).status).toBe(200)
  })

  test('tells no more of a failure than a number, which the log has too', async () => {
    const { ask } = await serve()
    const answer = await ask('/api/matches/broken/record')
    const body = (await answer.json()) as { why: string; request: string }
    expect(answer.status).toBe(500)
    expect(Object.keys(body)).toEqual(['why', 'request'])
    expect(JSON.stringify(body)).not.toMatch(/SELECT|\.ts/)
    expect(body.request).toBe(answer.headers.get('x-request-id'))
    expect(lines.filter((line) => line.includes(body.request)).join()).toMatch(/SELECT secret FROM matches/)
  })

  test('bears so much from one address', async () => {
    const { ask } = await serve({ requestsPerMinute: 3 })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await ask('/api/games')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask('/health')).status).toBe(200)
  })

  test('compresses what is long', async () => {
    const game = { id: 'duel', title: 'Duel', version: '1.0.0', seats: [2, 2] as const }
    const { ask } = await serve({ games: async () => Array(50).fill(game) })
    const answer = await ask('/api/games', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })
})

describe('pages of other origins', () => {
  test('change nothing, signed in or not, and get no leave to read', async () => {
    const { ask } = await serve()
    const cookie = await guest(ask)
    const foreign: Record<string, string>[] = [
      { origin: 'http://evil.test' },
      { origin: 'null' },
      { origin: `${ORIGIN}.evil.test` },
      { origin: 'https://cards.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      const answer = await ask('/api/auth/update-user', post({ name: 'Mallory' }, { ...headers, cookie }))
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(await answer.json()).toEqual({ why: 'This came from a page of another site.' })
      expect((await ask('/api/auth/sign-in/anonymous', post({}, headers))).status).toBe(403)
    }
    const me = await (await ask('/api/me', { headers: { cookie } })).json()
    expect(me).toMatchObject({ person: { name: 'Ada' } })
    const { headers } = await ask('/api/games', { headers: foreign[0]! })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const own = { cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    expect((await ask('/api/auth/update-user', post({ name: 'Countess' }, own))).status).toBe(200)
  })

  test('programs, which have no origin, sign up and in', async () => {
    const { ask } = await serve()
    const account = { email: 'bot@cards.test', password: PASSWORD, name: 'Robot' }
    expect((await ask('/api/auth/sign-up/email', post(account))).status).toBe(200)
    const answer = await ask('/api/auth/sign-in/email', post(account))
    const headers = { authorization: `Bearer ${answer.headers.get('set-auth-token')}` }
    expect(await (await ask('/api/me', { headers })).json()).toMatchObject({ person: { name: 'Robot', guest: false } })
  })
})

describe('headers', () => {
  test('let a page load, work and speak only with its own origin', async () => {
    const { ask } = await serve()
    const { headers } = await ask('/health')
    const policy = headers.get('content-security-policy')!.split(';')
    for (const name of ['default-src', 'frame-ancestors', 'base-uri']) expect(policy).toContain(`${name} 'none'`)
    for (const name of ['script-src', 'worker-src', 'manifest-src']) expect(policy).toContain(`${name} 'self'`)
    expect(policy).toContain("connect-src 'self' ws://cards.test")
    expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('are as strict on refusals and failures, and know https', async () => {
    const { ask } = await serve({ origin: 'https://cards.test' })
    for (const path of ['/nothing', '/api/matches', '/api/matches/broken/record', '/api/auth/get-session']) {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy'), path).toContain("connect-src 'self' wss://cards.test")
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
      if (path.startsWith('/api')) expect(headers.get('cache-control'), path).toBe('no-store')
    }
  })
})

describe('for the operator', () => {
  test('alive is not ready', async () => {
    const { ask } = await serve()
    expect((await ask('/ready')).status).toBe(200)
    missing = 'The database does not answer.'
    const answer = await ask('/ready')
    expect([answer.status, await answer.json()]).toEqual([503, { why: 'The database does not answer.' }])
    expect((await ask('/health')).status).toBe(200)
    const broken = await serve({ ready: () => Promise.reject(new Error('secret DSN')) })
    expect((await broken.ask('/ready')).status).toBe(503)
  })

  test('metrics are for this machine, and not through a proxy on it', async () => {
    const { ask } = await serve({ trustProxy: true })
    const text = await (await ask('/metrics')).text()
    expect(text).toContain('cardwright_messages_total{type="hello"} 1')
    expect(text).toContain('process_resident_memory_bytes')
    const through = [
      ['x-forwarded-for', '203.0.113.9'],
      ['x-forwarded-for', '127.0.0.1'],
      ['via', '1.1 p'],
    ] as const
    for (const [name, value] of through) {
      const answer = await ask('/metrics', { headers: { [name]: value } })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('cardwright_')
    }
  })

  test('metrics are not for other machines', async ({ skip }) => {
    const outer = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
    const address = outer.find(({ internal, family }) => !internal && family === 'IPv4')?.address
    if (address === undefined) return skip('this machine has no address but loopback')
    const { port } = await serve({}, '0.0.0.0')
    expect((await fetch(`http://${address}:${port}/metrics`)).status).toBe(403)
    expect((await fetch(`http://${address}:${port}/health`)).status).toBe(200)
  })

  test('with a token, whoever has it reads the metrics, and nobody else', async () => {
    const { ask } = await serve({ metricsToken: 'for prometheus' })
    expect((await ask('/metrics')).status).toBe(403)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer for prometheuz' } })).status).toBe(403)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer for prometheus' } })).status).toBe(200)
  })

  test('the log tells every request, and no secret', async () => {
    const { ask } = await serve()
    const cookie = await guest(ask)
    const account = { email: 'ada@cards.test', password: PASSWORD, name: 'Ada' }
    const up = await ask('/api/auth/sign-up/email', post(account, { origin: ORIGIN, cookie }))
    const bearer = up.headers.get('set-auth-token')!
    const session = ((await up.json()) as { token: string }).token
    await ask('/api/auth/sign-in/email', post({ ...account, password: `not ${PASSWORD}` }))
    await ask('/api/auth/sign-in/email', { ...post(0), body: `{"password":"${PASSWORD}` })
    await ask('/api/auth/sign-up/email', post(account))
    await ask('/api/me', { headers: { authorization: `Bearer ${bearer}` } })
    await ask(`/api/games?token=${session}`)
    await ask(`/api/matches/${session}/record`)
    await ask(`/api/auth/sign-in/email?password=${PASSWORD}`)
    await storage.db.schema.dropTable('auth_session').execute()
    expect((await ask('/api/auth/sign-in/email', post(account))).status).toBe(500)

    const log = lines.join('')
    expect(log).toContain('"path":"/api/auth/sign-up/email"')
    expect(log).toContain('"status":500')
    const [name, value] = cookie.split('=')
    expect(name).toBe('cardwright.session_token')
    const secrets = [
      PASSWORD,
      value!,
      decodeURIComponent(value!),
      value!.split('.')[0]!,
      bearer,
      session,
      account.email,
    ]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10)
      expect(log).not.toContain(secret)
    }
  })

  test('the logger hides secrets wherever somebody puts them', () => {
    const headers = { cookie: 'the-cookie', authorization: 'the-token', 'set-cookie': ['the-cookie'] }
    const error = Object.assign(new Error('it failed'), { password: 'the-password', detail: 'Key (email)=(the-mail)' })
    logger.info({
      headers,
      password: 'the-password',
      req: { headers },
      deep: { body: { newPassword: 'the-password' } },
    })
    logger.info({ body: { password: 'the-password' }, err: error }, 'a message')
    expect(lines.join()).toContain('it failed')
    expect(lines.join()).not.toMatch(/the-(cookie|token|password|mail)/)
  })
})

test('closing does not wait for those who stop in the middle of a word', async () => {
  const { app, port } = await serve()
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/ga'))
  await new Promise((resolve) => app.server.once('connection', resolve))
  const began = Date.now()
  await app.close()
  expect(Date.now() - began).toBeLessThan(20_000)
})

describe('the client', () => {
  test('is served with the right caching, and every route of its own is its page', async () => {
    const web = join(folder, 'web')
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Cardwright</title>')
    writeFileSync(join(web, 'sw.js'), 'self.skipWaiting()')
    writeFileSync(join(web, 'icon.svg'), '<svg/>')
    writeFileSync(join(web, 'assets', 'main-B7Y0IgKK.js'), 'export {}')
    writeFileSync(join(web, 'assets', 'main-B7Y0IgKK.js.br'), brotliCompressSync('export {}'))
    writeFileSync(join(folder, 'private.txt'), 'not for the web')
    const { ask } = await serve({ web })

    for (const path of ['/', '/index.html', '/table/k3jh5', '/replay?at=3']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache'])
      expect(await answer.text(), path).toContain('<title>Cardwright')
      expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self'")
    }
    const asset = await ask('/assets/main-B7Y0IgKK.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toMatch(/javascript/)
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(await asset.text()).toBe('export {}')
    const plain = await ask('/assets/main-B7Y0IgKK.js', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {}'])
    // a thread is held by its own policy
    expect(asset.headers.get('content-security-policy')).toContain("connect-src 'self'")
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    expect(asset.headers.get('permissions-policy')).toBeNull()
    expect((await ask('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await ask('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    for (const path of [
      '/assets/old-aaaa.js',
      '/api/nothing',
      '/missing.png',
      '/..%2fprivate.txt',
      '/%2e%2e/private.txt',
    ]) {
      const answer = await ask(path)
      expect([400, 403, 404], path).toContain(answer.status)
      expect(await answer.text(), path).toMatch(/^\{"why":/)
    }
    expect((await ask('/table/k3jh5', { method: 'POST' })).status).toBe(404)
  })
})
